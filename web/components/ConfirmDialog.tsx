import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Dialog } from './whenOpened.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the button that does it says, and the one that does not. */
  confirm: string;
  dismiss: string;
  isDangerous?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done. While it is done, it stays and can't be pressed again. */
export function ConfirmDialog(props: Props) {
  const { open, title, children, confirm, dismiss, isDangerous = false, busy, onConfirm, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus={isDangerous}>
          {dismiss}
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
