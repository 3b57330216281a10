import { Box, Typography } from '@mui/material';
import type { Account } from '../../../server/accounts/schemas.ts';
import { AccountAvatar } from '../../accounts/AccountAvatar.tsx';
import { ConnectionChip, RunningChip } from '../../accounts/ConnectionChip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { momentText } from '../../i18n/momentText.ts';
import { translateSentence } from '../../i18n/sentences.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './UserPage.tsx';

/** The accounts as they stand, and why. */
export function AccountsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <ListOfUser user={user} reference="user-accounts">
      <AdminTable<Account & { id: string }>
        label={t('admin.user.tabs.accounts')}
        columns={[
          {
            source: 'name',
            label: t('admin.user.accounts.name'),
            sort: 'ASC',
            phone: 'lead',
            render: (account) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
                <AccountAvatar account={account} size={28} />
                <Box>
                  {account.name}
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    {account.email}
                  </Typography>
                </Box>
              </Box>
            ),
          },
          {
            source: 'status',
            label: t('admin.user.accounts.status'),
            sort: 'ASC',
            render: ({ status, running }) => (
              <Box sx={{ display: 'flex', gap: 1.5 }}>
                <ConnectionChip status={status} />
                <RunningChip running={running} />
              </Box>
            ),
          },
          {
            source: 'state',
            label: t('admin.user.accounts.state'),
            phone: 'whole',
            render: ({ state, nextActionAt }) => (
              <Box sx={{ minWidth: { sm: 200 }, whiteSpace: 'normal' }}>
                {translateSentence(state.message)}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {[state.kind, state.reason, nextActionAt && momentText(nextActionAt, language)]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
            ),
          },
          {
            source: 'createdAt',
            label: t('admin.user.accounts.connected'),
            sort: 'ASC',
            render: ({ createdAt }) => momentText(createdAt, language),
          },
        ]}
        empty={<EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />}
      />
    </ListOfUser>
  );
}
