import { Alert, type AlertProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = Pick<AlertProps, 'severity' | 'role' | 'id' | 'sx'> & {
  action: string;
  /** The page that the action leads to, or what it does. */
  to?: string;
  onAction?: () => unknown;
  busy?: boolean;
  children: ReactNode;
};

/** An alert with one action, which is below the text on a phone. */
export function Notice({ action, to, onAction, busy = false, sx, children, ...alert }: Props) {
  const target = to === undefined ? { onClick: () => void onAction?.() } : { component: Link, to };
  return (
    <Alert
      {...alert}
      action={
        <Button color="inherit" variant="outlined" size="small" loading={busy} {...target}>
          {action}
        </Button>
      }
      sx={[roomy, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Alert>
  );
}

export const roomy = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: 1 }, minWidth: 0 },
  '& .MuiAlert-action': { pt: 0, mr: 0, pl: { xs: 7, sm: 4 }, ml: { xs: 0, sm: 'auto' } },
} as const;
