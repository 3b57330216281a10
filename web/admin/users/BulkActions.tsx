import { Button } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { NumberInput, useDeleteMany, useListContext, useNotify, useUpdateMany } from 'react-admin';
import { mostSeats } from '../../../server/billing/limits.ts';
import { Seats } from '../../../server/billing/schemas.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import type { UserRecord } from '../userModel.ts';
import { ExportUsersButton } from './ExportUsersButton.tsx';

export function BulkActions() {
  const t = useTranslate();
  const { selectedIds, sort } = useListContext<UserRecord>();
  const [isSetting, setSetting] = useState(false);
  const { ids, options } = useUndoable();
  const [removeMany] = useDeleteMany<UserRecord>();
  const failed = t('admin.users.remove.failed');
  const removing = useAction({
    async run() {
      const message = t('admin.users.bulk.removed', { smart_count: ids.length });
      void removeMany('users', { ids }, options(message, failed));
    },
    confirm: {
      title: t('admin.users.bulk.removeTitle', { smart_count: ids.length }),
      text: t('admin.users.bulk.removeText'),
      confirm: t('admin.users.bulk.removeConfirm'),
      isDangerous: true,
    },
    failed,
  });
  const place = useRef<HTMLSpanElement>(null);
  const isGone = selectedIds.length === 0;
  useLayoutEffect(() => {
    // react-admin hides the toolbar without a selection, and its focused button with it.
    const toolbar = place.current?.closest('.RaBulkActionsToolbar-toolbar');
    if (isGone && toolbar?.contains(document.activeElement))
      toolbar.closest('.RaList-content')?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  }, [isGone]);
  return (
    <>
      <span ref={place} hidden />
      <Button size="small" onClick={() => setSetting(true)}>
        {t('admin.users.bulk.seats')}
      </Button>
      <ExportUsersButton filter={{ id: selectedIds }} sort={sort} />
      <Button size="small" color="error" onClick={() => removing.act()}>
        {t('admin.users.bulk.remove')}
      </Button>
      {isSetting && <SeatsDialog onClose={() => setSetting(false)} />}
    </>
  );
}

function useUndoable() {
  const { selectedIds: ids, onUnselectItems } = useListContext<UserRecord>();
  const notify = useNotify();
  const options = (message: string, fallback: string) => ({
    mutationMode: 'undoable' as const,
    onSuccess: () => {
      onUnselectItems();
      notify(message, { undoable: true });
    },
    onError: (error: unknown) => notifyFailure(error, fallback),
  });
  return { ids, options };
}

function SeatsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { ids, options } = useUndoable();
  const [updateMany] = useUpdateMany<UserRecord>();
  async function save({ seats = null }: { seats: number | null }): Promise<void> {
    if (seats === null) return;
    const message = t('admin.users.bulk.seatsDone', { smart_count: ids.length, seats });
    void updateMany('users', { ids, data: { seats } }, options(message, t('admin.users.edit.failed')));
    onClose();
  }
  return (
    <FormDialog<{ seats: number | null }>
      title={t('admin.users.bulk.seatsTitle', { smart_count: ids.length })}
      submit={t('admin.users.bulk.seatsConfirm')}
      initial={{ seats: null }}
      isHeld={({ seats }) => !Seats.safeParse(seats).success}
      onSubmit={save}
      isUncovered
      failed={t('admin.users.edit.failed')}
      onClose={onClose}
    >
      <NumberInput
        source="seats"
        label={t('admin.users.form.seats')}
        min={1}
        max={mostSeats}
        helperText={t('admin.users.bulk.seatsHint', { most: mostSeats })}
        autoFocus
      />
    </FormDialog>
  );
}
