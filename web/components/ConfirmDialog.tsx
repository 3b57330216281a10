import { Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate as useRaTranslate } from 'react-admin';
import { Problem, type ProblemText } from './Problem.tsx';
import { TitledDialog } from './TitledDialog.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  dismiss?: string | undefined;
  isDangerous?: boolean | undefined;
  busy: boolean;
  problem?: ProblemText | null;
  onConfirm: () => void;
  onClose: () => void;
  onExited?: () => void;
};

export function ConfirmDialog({ open, title, children, busy, problem = null, ...props }: Props) {
  const { confirm, dismiss, isDangerous = false, onConfirm, onClose, onExited } = props;
  const id = useId();
  const ra = useRaTranslate();
  return (
    <TitledDialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-describedby={id}
      slotProps={{ transition: { onExited } }}
      title={title}
      actions={
        <>
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
        </>
      }
    >
      <div id={id} style={{ overflowWrap: 'anywhere' }}>
        {typeof children === 'string' ? <Typography>{children}</Typography> : children}
      </div>
      <Problem problem={problem} />
    </TitledDialog>
  );
}
