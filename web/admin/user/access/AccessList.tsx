import { Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useDelete, useGetList } from 'react-admin';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ItemList } from '../../../settings/ItemList.tsx';

type Props<Item extends { id: string }> = {
  userId: string;
  resource: 'user-sessions' | 'user-tokens';
  sort: string;
  title: string;
  none: string;
  ask: { title: string; text: string; confirm: string };
  done: string;
  failed: string;
  row: (item: Item, end: () => void) => ReactNode;
};

export function AccessList<Item extends { id: string }>({
  userId,
  resource,
  sort,
  row,
  ask,
  ...texts
}: Props<Item>) {
  const t = useTranslate();
  const list = useGetList<Item>(resource, {
    filter: { userId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: sort, order: 'DESC' },
  });
  const [remove] = useDelete<Item>();
  const rows = useRef<HTMLUListElement>(null);
  const ending = useConfirmedAction((item: Item) => ({
    ...ask,
    isDangerous: true,
    action: () =>
      remove(resource, { id: item.id, previousData: item, meta: { userId } }, { returnPromise: true }),
    done: texts.done,
    failed: texts.failed,
    settled: list.refetch,
    focus: rows,
  }));

  return (
    <Panel title={texts.title}>
      <Faces
        of={list}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>}
      >
        {(items) => (
          <ItemList label={texts.title} ref={rows}>
            {items.map((item) => row(item, () => ending.ask(item)))}
          </ItemList>
        )}
      </Faces>
      {ending.dialog}
    </Panel>
  );
}
