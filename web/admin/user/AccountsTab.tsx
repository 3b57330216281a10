import { Box, Typography } from '@mui/material';
import { SimpleList } from 'react-admin';
import type { Account } from '../../../server/accounts/schemas.ts';
import { AccountAvatar } from '../../accounts/AccountAvatar.tsx';
import { ConnectionChip, RunningChip } from '../../accounts/ConnectionChip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { momentText } from '../../i18n/clock.ts';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import type { PersonRecord } from './personModel.ts';

type Row = Account & { id: string };

export function AccountsTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <ListOfUser user={user} reference="user-accounts">
      <AdminTable<Row>
        aria-label={t('admin.user.tabs.accounts')}
        empty={<EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />}
        phone={entry}
      >
        <Col<Row>
          source="name"
          label={t('admin.user.accounts.name')}
          render={(account) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
              <AccountAvatar account={account} size={28} />
              <Box>
                {account.name}
                <Typography variant="caption" component="div" color="textSecondary">
                  {account.email}
                </Typography>
              </Box>
            </Box>
          )}
        />
        <Col<Row>
          source="status"
          label={t('admin.user.accounts.status')}
          render={(account) => <Chips account={account} />}
        />
        <Col<Row>
          source="state"
          label={t('admin.user.accounts.state')}
          disableSort
          render={(account) => <State account={account} />}
        />
        <Col<Row>
          source="createdAt"
          label={t('admin.user.accounts.connected')}
          render={({ createdAt }) => momentText(createdAt)}
        />
      </AdminTable>
    </ListOfUser>
  );
}

const entry = {
  leftIcon: (account: Row) => <AccountAvatar account={account} size={28} />,
  primaryText: ({ name }: Row) => name,
  secondaryText: (account: Row) => (
    <>
      <Chips account={account} />
      <State account={account} />
    </>
  ),
};

export function AccountsPanel({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <ListOfUser user={user} reference="user-accounts">
      <SimpleList<Row>
        aria-label={t('admin.user.tabs.accounts')}
        rowClick={false}
        empty={<EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />}
        {...entry}
      />
    </ListOfUser>
  );
}

const Chips = ({ account: { status, running } }: { account: Row }) => (
  <Box component="span" sx={{ display: 'flex', gap: 1.5 }}>
    <ConnectionChip status={status} />
    <RunningChip running={running} />
  </Box>
);

const State = ({ account: { state, nextActionAt } }: { account: Row }) => {
  return (
    <Box component="span" sx={{ display: 'block', minWidth: { sm: 200 }, whiteSpace: 'normal' }}>
      {said(state)}
      <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {[state.kind, state.reason, nextActionAt && momentText(nextActionAt)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
};
