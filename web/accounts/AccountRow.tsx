import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useId } from 'react';
import { AccountAvatar } from './AccountAvatar.tsx';
import { dateText, loginLabel } from './accountsModel.ts';
import { ConnectionChip, RunningChip } from './ConnectionChip.tsx';
import type { AccountRecord } from './useAccounts.ts';

type Props = {
  account: AccountRecord;
  active: boolean;
  logsIn: boolean;
  onOpen: () => void;
  onLogin: () => void;
};

/** One account. The whole row opens it; its login button lies above the row's, since a button can't hold another. */
export function AccountRow({ account, active, logsIn, onOpen, onLogin }: Props) {
  const nameId = useId();
  return (
    <Box
      component="li"
      sx={({ palette }) => ({ position: 'relative', '&:not(:last-of-type)': { borderBottom: `1px solid ${palette.line}` } })}
    >
      <ButtonBase
        onClick={onOpen}
        aria-current={active || undefined}
        aria-label={`Open ${account.name}`}
        sx={({ palette }) => ({
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          '&:hover': { backgroundColor: palette.action.hover },
          '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
        })}
      />
      <Box sx={cells}>
        <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
          <AccountAvatar account={account} size={36} />
          <Box sx={{ minWidth: 0 }}>
            <Typography id={nameId} noWrap sx={{ fontWeight: 500 }}>
              {account.name}
            </Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {account.email}
            </Typography>
          </Box>
        </Box>
        <Typography variant="body2" sx={{ gridArea: 'state', color: 'text.secondary' }}>
          {account.state.reason !== 'paused' && account.state.message}
        </Typography>
        <Box sx={{ gridArea: 'chips', display: 'flex', gap: 2 }}>
          <ConnectionChip status={account.status} />
          <RunningChip running={account.running} />
        </Box>
        <Typography
          variant="body2"
          component="time"
          dateTime={account.createdAt}
          sx={{ gridArea: 'date', color: 'text.secondary', justifySelf: { xs: 'end', sm: 'start' } }}
        >
          {dateText(account.createdAt)}
        </Typography>
        <Box sx={{ gridArea: 'login', justifySelf: 'end' }}>
          {account.status !== 'Connected' && (
            <Button
              variant="outlined"
              size="small"
              loading={logsIn}
              onClick={onLogin}
              aria-describedby={nameId}
              sx={{ pointerEvents: 'auto' }}
            >
              {loginLabel(account)}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

export const cells = {
  position: 'relative',
  pointerEvents: 'none',
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2.5,
  px: 4,
  py: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1fr) auto 84px 100px',
    md: 'minmax(0, 1fr) minmax(0, 1fr) 172px 84px 100px',
  },
  gridTemplateAreas: {
    xs: '"who who" "chips date" "state login"',
    sm: '"who chips date login" "state state state state"',
    md: '"who state chips date login"',
  },
} as const;
