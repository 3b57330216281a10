import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Account } from '../../../server/accounts/schemas.ts';
import { AccountAvatar } from '../../accounts/AccountAvatar.tsx';
import { ConnectionChip, RunningChip } from '../../accounts/ConnectionChip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { translateSentence } from '../../i18n/sentences.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../AdminTable.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './UserPage.tsx';

const Column = DataTable.Col<Account & { id: string }>;

/** The accounts as they stand, and why. */
export function AccountsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const language = useLanguage();
  const none = <EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />;
  return (
    <ListOfUser user={user} reference="user-accounts">
      <AdminTable
        lead="name"
        whole={['state']}
        bulkActionButtons={false}
        rowClick={false}
        empty={none}
        aria-label={t('admin.user.tabs.accounts')}
      >
        <Column
          source="name"
          label={t('admin.user.accounts.name')}
          render={(account) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
              <AccountAvatar account={account} size={28} />
              <Box>
                {account.name}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {account.email}
                </Typography>
              </Box>
            </Box>
          )}
        />
        <Column
          source="status"
          label={t('admin.user.accounts.status')}
          render={({ status, running }) => (
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <ConnectionChip status={status} />
              <RunningChip running={running} />
            </Box>
          )}
        />
        <Column
          source="state"
          disableSort
          label={t('admin.user.accounts.state')}
          render={({ state, nextActionAt }) => (
            <Box sx={{ minWidth: { sm: 200 }, whiteSpace: 'normal' }}>
              {translateSentence(state.message)}
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {[state.kind, state.reason, nextActionAt && momentText(nextActionAt, language)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          )}
        />
        <Column
          source="createdAt"
          label={t('admin.user.accounts.connected')}
          render={({ createdAt }) => momentText(createdAt, language)}
        />
      </AdminTable>
    </ListOfUser>
  );
}
