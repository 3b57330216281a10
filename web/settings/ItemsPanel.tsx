import AddRounded from '@mui/icons-material/AddRounded';
import { Button, Link } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { RaRecord, UseGetListHookValue } from 'react-admin';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { ItemList } from './ItemList.tsx';

type Props<Item extends RaRecord> = {
  texts: 'tokens' | 'webhooks';
  docs: string;
  icon: ReactNode;
  list: UseGetListHookValue<Item>;
  row: (item: Item) => ReactNode;
  ref: Ref<HTMLUListElement>;
  onCreate: () => void;
  children: ReactNode;
};

export function ItemsPanel<Item extends RaRecord>({
  texts,
  docs,
  icon,
  list,
  row,
  ref,
  onCreate,
  children,
}: Props<Item>) {
  const t = useTranslate();
  const create = (
    <Changes>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={onCreate}>
        {t(`settings.${texts}.create`)}
      </Button>
    </Changes>
  );
  return (
    <Panel
      title={t(`settings.${texts}.title`)}
      description={
        <>
          {t(`settings.${texts}.text`)}{' '}
          <Link href={docs} target="_blank" rel="noopener">
            {t(`settings.${texts}.docs`)}
          </Link>
        </>
      }
      actions={!!list.data?.length && create}
    >
      <Faces
        of={list}
        failed={t(`settings.${texts}.loadFailed`)}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={
          <EmptyState
            icon={icon}
            title={t(`settings.${texts}.emptyTitle`)}
            text={t(`settings.${texts}.emptyText`)}
            action={create}
          />
        }
      >
        {(items) => (
          <ItemList label={t(`settings.${texts}.label`)} ref={ref}>
            {items.map(row)}
          </ItemList>
        )}
      </Faces>
      {children}
    </Panel>
  );
}
