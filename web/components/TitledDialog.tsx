import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = Omit<DialogProps, 'open' | 'title' | 'content' | 'onClose'> & {
  open?: boolean;
  title: ReactNode;
  actions: ReactNode;
  onClose?: DialogProps['onClose'] | undefined;
};

export function TitledDialog({ title, actions, children, ...dialog }: Props) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} {...dialog}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
