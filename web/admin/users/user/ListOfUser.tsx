import { Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, ReferenceManyField, useGetList, useListContext } from 'react-admin';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ListFailed, Pager } from '../../list/AdminList.tsx';
import type { PersonRecord } from '../../userModel.ts';

type Props = { user: PersonRecord; reference: `user-${string}`; title?: string; children: ReactNode };

export function ListOfUser({ user, reference, title, children }: Props) {
  const t = useTranslate();
  return (
    <Card sx={{ overflow: 'auto' }}>
      {title && (
        <Typography variant="h2" sx={{ px: 4, pt: 4 }}>
          {title}
        </Typography>
      )}
      <ReferenceManyField
        record={user}
        reference={reference}
        target="userId"
        sort={{ field: 'createdAt', order: 'DESC' }}
        // The panel shows the error.
        queryOptions={{ onError: () => {} }}
        loading={<RowsSkeleton rows={4} />}
        error={<ListFailed title={t('admin.user.listFailed')} />}
        pagination={<PagerOfMany />}
      >
        {children}
      </ReferenceManyField>
    </Card>
  );
}

function PagerOfMany() {
  const { total = 0, perPage } = useListContext();
  return total > perPage && <Pager />;
}

/** The user's first 100 records, newest first. */
export const useListOf = <Row extends RaRecord>(user: PersonRecord, resource: string, field = 'createdAt') =>
  useGetList<Row>(resource, {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field, order: 'DESC' },
  });
