import { Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useDelete, useGetList } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../../notify.tsx';
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

/** What a user is signed in by. Ending one is asked about, and then waited for. */
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
  const [end, { isPending: busy }] = useDelete<Item>();
  const rows = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Item | null>(null);
  // Kept while the dialog fades, so that its words don't vanish before it does.
  const [asking, setAsking] = useState(false);

  function confirm(item: Item): void {
    const params = { id: item.id, previousData: item, meta: { userId } };
    void end(resource, params, {
      mutationMode: 'pessimistic',
      onSuccess: () => notify.success(texts.done),
      onError: (error) => notifyFailure(error, texts.failed),
      onSettled() {
        setAsking(false);
        void list.refetch();
        rows.current?.focus();
      },
    });
  }

  return (
    <Panel title={texts.title}>
      {list.isPending && <RowsSkeleton rows={2} height={60} />}
      {list.isError && !list.data && (
        <ErrorState
          title={t('admin.user.listFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>}
      {list.data && list.data.length > 0 && (
        <ItemList label={texts.title} ref={rows}>
          {list.data.map((item) =>
            row(item, () => {
              setAsked(item);
              setAsking(true);
            }),
          )}
        </ItemList>
      )}
      <ConfirmDialog
        open={asking}
        title={ask.title}
        confirm={ask.confirm}
        dismiss={t('admin.user.cancel')}
        isDangerous
        busy={busy}
        onConfirm={() => asked && confirm(asked)}
        onClose={() => setAsking(false)}
      >
        <Typography>{ask.text}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}
