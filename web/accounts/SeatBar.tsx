import { Box, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import { AccountAvatar } from './AccountAvatar.tsx';
import { seatUse } from './accountsModel.ts';
import type { AccountRecord } from './useAccounts.ts';

type Props = {
  accounts: readonly AccountRecord[];
  used: number;
  seats: number;
  /** Without a subscription it is not the seats that keep an account from being connected. */
  isSubscribed: boolean;
};

export function SeatBar({ accounts, used, seats, isSubscribed }: Props) {
  const t = useTranslate();
  const free = Array.from({ length: Math.max(0, seats - used) }, (_, at) => used + at + 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <span>{seatUse(used, seats, t)}</span>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {accounts.map((account) => (
          <Box key={account.accountId} component="span" title={account.name}>
            <AccountAvatar account={account} size={24} />
          </Box>
        ))}
        {free.map((place) => (
          <Box key={place} component="span" title={t('accounts.seatFree')} sx={freeSeat} />
        ))}
      </Box>
      {isSubscribed && used >= seats && used > 0 && (
        <Typography variant="body2">{t('accounts.seatsFull')}</Typography>
      )}
    </Box>
  );
}

const freeSeat = {
  width: 24,
  height: 24,
  borderRadius: 99,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'lineStrong',
} as const;
