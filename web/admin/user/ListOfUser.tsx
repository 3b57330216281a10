import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { ReferenceManyField, useListContext } from 'react-admin';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ListFailed, Pager } from '../list/AdminList.tsx';
import type { PersonRecord } from './personModel.ts';

type Props = {
  user: PersonRecord;
  reference: `user-${string}`;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  children: ReactNode;
};

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

export function ListOfUser({ user, reference, sort = newestFirst, children }: Props) {
  return (
    <ReferenceManyField
      record={user}
      reference={reference}
      target="userId"
      sort={sort}
      perPage={25}
      // The panel tells of a failure.
      queryOptions={{ onError: () => {} }}
    >
      <Card sx={{ overflow: 'auto' }}>
        <Faces>{children}</Faces>
      </Card>
    </ReferenceManyField>
  );
}

function Faces({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { isPending, error, total = 0, perPage } = useListContext();
  if (isPending) return <RowsSkeleton rows={4} />;
  if (error) return <ListFailed title={t('admin.user.listFailed')} />;
  return (
    <>
      {children}
      {total > perPage && <Pager />}
    </>
  );
}
