import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useUpdateMany } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { ExportUsersButton } from './ExportUsersButton.tsx';
import type { UserRecord } from './userModel.ts';

const mostSeats = 20;

/** What can be done about all who are chosen. It can be taken back until it is sent. */
export function BulkActions() {
  const t = useTranslate();
  const { selectedIds, sort } = useListContext<UserRecord>();
  const [asking, setAsking] = useState<'seats' | 'remove' | null>(null);
  const close = () => setAsking(null);
  const place = useRef<HTMLSpanElement>(null);
  const isGone = selectedIds.length === 0;
  useLayoutEffect(() => {
    // react-admin hides the toolbar without its last row; the focus would be lost with it.
    const toolbar = place.current?.closest('.RaBulkActionsToolbar-toolbar');
    if (isGone && toolbar?.contains(document.activeElement))
      toolbar.closest('.RaList-content')?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  }, [isGone]);
  return (
    <>
      <span ref={place} hidden />
      <Button size="small" onClick={() => setAsking('seats')}>
        {t('admin.users.bulk.seats')}
      </Button>
      <ExportUsersButton filter={{ id: selectedIds }} sort={sort} />
      <Button size="small" color="error" onClick={() => setAsking('remove')}>
        {t('admin.users.bulk.remove')}
      </Button>
      {asking === 'seats' && <SeatsDialog onClose={close} />}
      {asking === 'remove' && <RemoveDialog onClose={close} />}
    </>
  );
}

/** Carries out an undoable change of the chosen, and says so with a way back. */
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

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { ids, options } = useUndoable();
  const [removeMany] = useDeleteMany<UserRecord>();
  function confirm(): void {
    const message = t('admin.users.bulk.removed', { smart_count: ids.length });
    void removeMany('users', { ids }, options(message, t('admin.users.remove.failed')));
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t('admin.users.bulk.removeTitle', { smart_count: ids.length })}
      confirm={t('admin.users.bulk.removeConfirm')}
      dismiss={t('admin.users.cancel')}
      isDangerous
      busy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{t('admin.users.bulk.removeText')}</Typography>
    </ConfirmDialog>
  );
}

function SeatsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const { ids, options } = useUndoable();
  const [updateMany] = useUpdateMany<UserRecord>();
  const [text, setText] = useState('');
  const seats = Number(text);
  const isRight = text !== '' && Number.isInteger(seats) && seats >= 1 && seats <= mostSeats;
  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isRight) return;
    const message = t('admin.users.bulk.seatsDone', { smart_count: ids.length, seats });
    void updateMany('users', { ids, data: { seats } }, options(message, t('admin.users.edit.failed')));
    onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('admin.users.bulk.seatsTitle', { smart_count: ids.length })}</DialogTitle>
      <form onSubmit={save} noValidate>
        <DialogContent>
          <TextField
            label={t('admin.users.form.seats')}
            type="number"
            value={text}
            onChange={(event) => setText(event.target.value)}
            helperText={t('admin.users.bulk.seatsHint', { most: mostSeats })}
            error={text !== '' && !isRight}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { min: 1, max: mostSeats, inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('admin.users.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isRight}>
            {t('admin.users.bulk.seatsConfirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
