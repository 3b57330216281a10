import { Box } from '@mui/material';
import { useDelete } from 'react-admin';
import { setActiveAccount, useActiveAccount } from '../activeAccount.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import type { AccountRecord } from './useAccounts.ts';

type Props = { account: AccountRecord; open: boolean; onClose: () => void };

/** Says what it does before it is done. */
export function DisconnectDialog({ account, open, onClose }: Props) {
  const t = useTranslate();
  const [active] = useActiveAccount();
  const [remove, { isPending }] = useDelete<AccountRecord>();

  const disconnect = () =>
    remove(
      'linkedin-accounts',
      { id: account.accountId, previousData: account },
      {
        onSuccess: () => {
          if (active === account.accountId) setActiveAccount(null);
          void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
          notify.success(t('accounts.disconnect.done'));
          onClose();
        },
        onError: (error) => notifyFailure(error, t('accounts.disconnect.failed')),
      },
    );

  return (
    <ConfirmDialog
      open={open}
      title={t('accounts.disconnect.title', { name: account.name })}
      confirm={t('accounts.disconnect.confirm')}
      dismiss={t('accounts.disconnect.cancel')}
      isDangerous
      busy={isPending}
      onConfirm={() => void disconnect()}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, color: 'text.secondary' }}>
        <li>{t('accounts.disconnect.stops')}</li>
        <li>{t('accounts.disconnect.stays')}</li>
        <li>{t('accounts.disconnect.drafts')}</li>
        <li>{t('accounts.disconnect.back')}</li>
      </Box>
    </ConfirmDialog>
  );
}
