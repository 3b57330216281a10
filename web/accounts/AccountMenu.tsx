import MoreVert from '@mui/icons-material/MoreVert';
import { Box, IconButton, MenuItem } from '@mui/material';
import { useDelete } from 'react-admin';
import { Link } from 'react-router-dom';
import { setActiveAccount, useActiveAccount } from '../activeAccount.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { useConfirmedAction } from '../components/useConfirmedAction.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';
import type { AccountRecord } from './useAccounts.ts';

export function AccountMenu({ account, onOpen }: { account: AccountRecord; onOpen: () => void }) {
  const t = useTranslate();
  const { view } = useSession();
  const [active] = useActiveAccount();
  const [remove] = useDelete<AccountRecord>();
  const { accountId, name } = account;
  const history = `/comments-history?filter=${encodeURIComponent(JSON.stringify({ accountId }))}`;
  const disconnecting = useConfirmedAction(() => ({
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
    action: async () => {
      await remove('linkedin-accounts', { id: accountId, previousData: account }, { returnPromise: true });
      if (active === accountId) setActiveAccount(null);
      void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
    },
    done: t('accounts.disconnect.done'),
    failed: t('accounts.disconnect.failed'),
  }));
  return (
    <>
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
        <MenuItem disabled={view !== null} sx={{ color: 'tone.bad' }} onClick={() => disconnecting.ask()}>
          {t('accounts.row.disconnect')}
        </MenuItem>
      </MenuButton>
      {disconnecting.dialog}
    </>
  );
}
