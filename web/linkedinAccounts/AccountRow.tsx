import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, ButtonBase, IconButton, MenuItem, Typography } from '@mui/material';
import { useId } from 'react';
import { useDelete } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { loginLabel } from '../accounts/accountsModel.ts';
import { ConnectionChip, RunningChip } from '../accounts/ConnectionChip.tsx';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { setActiveAccount, useActiveAccount } from '../activeAccount.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { CommentTimes } from './CommentTimes.tsx';

type Props = {
  account: AccountRecord;
  /** The ID of the text that explains the sign-in page. */
  signInId: string;
  /** Null if there are fewer seats than accounts. */
  seat: number | null;
  active: boolean;
  logsIn: boolean;
  onOpen: () => void;
  onLogin: () => void;
};

/** The whole row opens the account. Its other buttons are on top, because buttons can't contain buttons. */
export function AccountRow({ account, signInId, seat, active, logsIn, onOpen, onLogin }: Props) {
  const t = useTranslate();
  const nameId = useId();
  const { name, email, status, running, createdAt } = account;
  return (
    <Box component="li" sx={{ position: 'relative', '& + &': { borderTop: 1, borderColor: 'line' } }}>
      <ButtonBase
        onClick={onOpen}
        aria-current={active || undefined}
        aria-label={t('accounts.row.open', { name })}
        sx={wholeRow}
      />
      <Box sx={cells}>
        <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
          <AccountAvatar account={account} />
          <Box sx={{ minWidth: 0 }}>
            <Typography id={nameId} noWrap sx={{ fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="body2" noWrap color="textSecondary">
              {email}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ gridArea: 'chips', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ConnectionChip status={status} />
          <RunningChip running={running} />
        </Box>
        <Box sx={{ gridArea: 'date', color: 'text.secondary', textAlign: { xs: 'end', sm: 'start' } }}>
          <Typography variant="body2">
            <time title={t('accounts.row.added')} dateTime={createdAt}>
              {dayText(createdAt)}
            </time>
          </Typography>
          <Typography variant="caption">
            {seat === null ? '–' : t('accounts.row.seat', { place: seat })}
          </Typography>
        </Box>
        <CommentTimes account={account} />
        <Box sx={{ gridArea: 'actions', ml: 'auto', display: 'flex', gap: 2, pointerEvents: 'auto' }}>
          {status !== 'Connected' && (
            <Changes>
              <Button
                variant="outlined"
                size="small"
                loading={logsIn}
                onClick={onLogin}
                aria-describedby={`${nameId} ${signInId}`}
              >
                {loginLabel(account, t)}
              </Button>
            </Changes>
          )}
          <AccountMenu account={account} onOpen={onOpen} />
        </Box>
      </Box>
    </Box>
  );
}

const wholeRow = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
} as const;

const cells = {
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
    sm: 'minmax(0, 1fr) 200px 84px minmax(32px, auto)',
  },
  gridTemplateAreas: {
    xs: '"who actions" "chips date" "times times"',
    sm: '"who chips date actions" "times times times times"',
  },
  '& dl': { pl: { sm: 12 } },
} as const;

function AccountMenu({ account, onOpen }: { account: AccountRecord; onOpen: () => void }) {
  const t = useTranslate();
  const { view } = useSession();
  const [active] = useActiveAccount();
  const [remove] = useDelete<AccountRecord>();
  const { accountId, name } = account;
  const history = `/comments-history?filter=${encodeURIComponent(JSON.stringify({ accountId }))}`;
  const disconnecting = useAction({
    async run() {
      await remove('linkedin-accounts', { id: accountId, previousData: account }, { returnPromise: true });
      if (active === accountId) setActiveAccount(null);
      void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
    },
    confirm: {
      title: t('accounts.disconnect.title', { name }),
      text: (
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, color: 'text.secondary' }}>
          <li>{t('accounts.disconnect.stops')}</li>
          <li>{t('accounts.disconnect.stays')}</li>
          <li>{t('accounts.disconnect.drafts')}</li>
          <li>{t('accounts.disconnect.back')}</li>
        </Box>
      ),
      confirm: t('accounts.disconnect.confirm'),
      isDangerous: true,
    },
    done: t('accounts.disconnect.done'),
    failed: t('accounts.disconnect.failed'),
  });
  return (
    <MenuButton
      button={(trigger) => (
        <IconButton aria-label={t('accounts.row.menu', { name })} {...trigger}>
          <MoreVert />
        </IconButton>
      )}
    >
      <MenuItem onClick={onOpen}>{t('accounts.row.settings')}</MenuItem>
      <MenuItem component={Link} to={history}>
        {t('accounts.row.comments')}
      </MenuItem>
      <MenuItem disabled={view !== null} sx={{ color: 'tone.bad' }} onClick={() => disconnecting.act()}>
        {t('accounts.row.disconnect')}
      </MenuItem>
    </MenuButton>
  );
}
