import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Page } from '../../components/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AdminList } from '../list/AdminList.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserActions, userFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import type { Open } from './userModel.ts';

export function UserList() {
  const t = useTranslate();
  const [open, setOpen] = useState<Open>(null);
  const filters = useMemo(() => userFilters(t), [t]);
  return (
    <Page
      title={t('admin.users.title')}
      isWide
      actions={
        <Button variant="contained" onClick={() => setOpen({ what: 'create' })}>
          {t('admin.users.create.title')}
        </Button>
      }
    >
      <AdminList
        resource="users"
        failed={t('admin.users.failed')}
        filters={filters}
        filterDefaultValues={{ role: 'user' }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={<UserActions />}
        empty={<EmptyState title={t('admin.users.empty')} text={t('admin.users.emptyText')} />}
        aside={<UserDialogs open={open} onClose={() => setOpen(null)} />}
      >
        <UserTable onOpen={setOpen} />
      </AdminList>
    </Page>
  );
}
