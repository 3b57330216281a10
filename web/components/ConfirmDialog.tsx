import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate as useRaTranslate } from 'react-admin';
import { Problem, type ProblemText } from './Problem.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  dismiss?: string;
  isDangerous?: boolean;
  busy: boolean;
  problem?: ProblemText | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, dismiss, isDangerous = false, busy } = props;
  const { problem = null, onConfirm, onClose } = props;
  const id = useId();
  const ra = useRaTranslate();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <div id={`${id}-text`}>
          {typeof children === 'string' ? <Typography>{children}</Typography> : children}
        </div>
        <Problem problem={problem} sx={{ mt: 4 }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus={isDangerous}>
          {dismiss ?? ra('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={busy}
          onClick={onConfirm}
          autoFocus={!isDangerous}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
