import { Box, Typography } from '@mui/material';
import { SimpleList } from 'react-admin';
import type { Account } from '../../../../server/accounts/schemas.ts';
import { AccountAvatar } from '../../../accounts/AccountAvatar.tsx';
import { ConnectionChip, RunningChip } from '../../../accounts/ConnectionChip.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { translated } from '../../../i18n/translated.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { AdminTable } from '../../list/AdminTable.tsx';
import { Col } from '../../list/Col.tsx';
import type { PersonRecord } from '../../userModel.ts';
import { ListOfUser } from './ListOfUser.tsx';

type Row = Account & { id: string };
const Column = Col<Row>;

/** @param isBrief a list without columns, beside other panels */
export function AccountsTab({ user, isBrief = false }: { user: PersonRecord; isBrief?: boolean }) {
  const t = useTranslate();
  const title = t('admin.user.tabs.accounts');
  const list = {
    'aria-label': title,
    empty: <EmptyState title={t('admin.user.accounts.none')} text={t('admin.user.accounts.noneText')} />,
  };
  return (
    <ListOfUser user={user} reference="user-accounts" {...(isBrief && { title })}>
      {isBrief ? (
        <SimpleList<Row> {...list} {...entry} rowClick={false} />
      ) : (
        <AdminTable<Row> {...list} phone={entry}>
          <Column
            source="name"
            render={(account) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
                <AccountAvatar account={account} size={28} />
                <div>
                  {account.name}
                  <Typography variant="caption" component="div" color="textSecondary">
                    {account.email}
                  </Typography>
                </div>
              </Box>
            )}
          />
          <Column source="status" render={(account) => <Chips {...account} />} />
          <Column source="state" disableSort render={(account) => <State {...account} />} />
          <Column source="createdAt" render={({ createdAt }) => momentText(createdAt)} />
        </AdminTable>
      )}
    </ListOfUser>
  );
}

const entry = {
  leftIcon: (account: Row) => <AccountAvatar account={account} size={28} />,
  primaryText: ({ name }: Row) => name,
  secondaryText: (account: Row) => (
    <>
      <Chips {...account} />
      <State {...account} />
    </>
  ),
};

const Chips = ({ status, running }: Row) => (
  <Box component="span" sx={{ display: 'flex', gap: 1.5 }}>
    <ConnectionChip status={status} />
    <RunningChip running={running} />
  </Box>
);

const State = ({ state, nextActionAt }: Row) => (
  <Box component="span" sx={{ display: 'block', minWidth: { sm: 200 }, whiteSpace: 'normal' }}>
    {translated(state)}
    {nextActionAt && (
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {momentText(nextActionAt)}
      </Typography>
    )}
  </Box>
);
