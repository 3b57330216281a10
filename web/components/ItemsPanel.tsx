import AddRounded from '@mui/icons-material/AddRounded';
import { Button, Link } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Faces, type Loaded } from './Faces.tsx';
import { ItemList } from './ItemList.tsx';
import { Panel } from './Panel.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

type Props<Item> = {
  texts: 'sessions' | 'visits' | 'assistants' | 'tokens' | 'webhooks';
  list: Loaded<Item[]>;
  row: (item: Item) => ReactNode;
  ref?: Ref<HTMLUListElement>;
  description?: ReactNode;
  actions?: ReactNode;
  empty?: ReactNode;
  children?: ReactNode;
};

export function ItemsPanel<Item>({ texts, list, row, ref, empty, ...panel }: Props<Item>) {
  const t = useTranslate('settings');
  const { description = t(`${texts}.text`), actions, children } = panel;
  const title = t(`${texts}.title`);
  return (
    <Panel title={title} description={description} actions={actions}>
      <Faces
        query={list}
        failed={t(`${texts}.loadFailed`)}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={empty}
      >
        {(items) => (
          <ItemList label={title} ref={ref}>
            {items.map(row)}
          </ItemList>
        )}
      </Faces>
      {children}
    </Panel>
  );
}

type CreateProps<Item> = Omit<Props<Item>, 'texts'> & {
  texts: 'tokens' | 'webhooks';
  docs: string;
  icon: ReactNode;
  onCreate: () => void;
};

export function CreateItemsPanel<Item>(props: CreateProps<Item>) {
  const { docs, icon, onCreate, ...panel } = props;
  const { texts, list } = panel;
  const t = useTranslate('settings');
  const create = (
    <Changes>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={onCreate}>
        {t(`${texts}.create`)}
      </Button>
    </Changes>
  );
  return (
    <ItemsPanel
      {...panel}
      description={
        <>
          {t(`${texts}.text`)}{' '}
          <Link href={docs} target="_blank" rel="noopener">
            {t(`${texts}.docs`)}
          </Link>
        </>
      }
      actions={!!list.data?.length && create}
      empty={
        <EmptyState
          icon={icon}
          title={t(`${texts}.emptyTitle`)}
          text={t(`${texts}.emptyText`)}
          action={create}
        />
      }
    />
  );
}

/** A list without pages, the newest first. */
export const useNewest = <Item extends RaRecord>(resource: string, field = 'createdAt') =>
  useGetList<Item>(resource, {
    pagination: { page: 1, perPage: 100 },
    sort: { field, order: 'DESC' },
  });
