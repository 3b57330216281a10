import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Form,
  FormDataConsumer,
  TextInput,
  useCreate,
  useDelete,
  useTranslate as useRaTranslate,
  useUpdate,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { longestNote, type Note } from '../../../../server/history/notes/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../../components/useConfirmedAction.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { notifyFailure } from '../../../notify.tsx';
import { useSession } from '../../../session.ts';
import { ItemList } from '../../../settings/ItemList.tsx';
import { useListOf } from '../ListOfUser.tsx';
import type { PersonRecord } from '../personModel.ts';

export function NotesTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const { userData } = useSession();
  const list = useListOf<Note>(user, 'user-notes');
  const [create, { isPending: busy }] = useCreate<Note>();
  const [added, setAdded] = useState(0);

  async function add({ text }: FieldValues): Promise<void> {
    try {
      await create('user-notes', { data: { text }, meta: { userId: user.id } }, { returnPromise: true });
      setAdded(added + 1);
      void list.refetch();
    } catch (error) {
      notifyFailure(error, t('admin.user.notes.addFailed'));
    }
  }

  return (
    <Panel title={t('admin.user.tabs.notes')} description={t('admin.user.notes.text')}>
      <Form key={added} record={{ text: '' }} onSubmit={add}>
        <NoteInput label={t('admin.user.notes.new')} />
        <FormDataConsumer<{ text: string | null }>>
          {({ formData: { text } }) => (
            <Button
              type="submit"
              variant="contained"
              loading={busy}
              disabled={!text?.trim()}
              sx={{ mt: 3, mb: 4 }}
            >
              {t('admin.user.notes.add')}
            </Button>
          )}
        </FormDataConsumer>
      </Form>
      <Faces
        of={list}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={<Typography color="textSecondary">{t('admin.user.notes.none')}</Typography>}
      >
        {(notes) => (
          <ItemList label={t('admin.user.tabs.notes')}>
            {notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                userId={user.id}
                isOwn={note.authorId === userData?._id}
                onChanged={() => void list.refetch()}
              />
            ))}
          </ItemList>
        )}
      </Faces>
    </Panel>
  );
}

type Props = { note: Note; userId: string; isOwn: boolean; onChanged: () => void };

/** Only its author can change and delete a note. */
function NoteItem({ note, userId, isOwn, onChanged }: Props) {
  const t = useTranslate();
  const ra = useRaTranslate();
  const [update, { isPending: saving }] = useUpdate<Note>();
  const [remove] = useDelete<Note>();
  const [isEditing, setEditing] = useState(false);
  const meta = { userId };
  const removing = useConfirmedAction(() => ({
    title: t('admin.user.notes.removeTitle'),
    text: <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>,
    confirm: t('admin.user.notes.remove'),
    isDangerous: true,
    action: () => remove('user-notes', { id: note.id, previousData: note, meta }, { returnPromise: true }),
    done: t('admin.user.notes.removed'),
    failed: t('admin.user.notes.removeFailed'),
    settled: onChanged,
  }));

  async function save({ text }: FieldValues): Promise<void> {
    const params = { id: note.id, data: { text }, previousData: note, meta };
    try {
      await update('user-notes', params, { returnPromise: true });
      setEditing(false);
      onChanged();
    } catch (error) {
      notifyFailure(error, t('admin.user.notes.saveFailed'));
    }
  }

  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'line' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {note.author ?? t('admin.user.notes.gone')} ·{' '}
        <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
        {note.editedAt && ` · ${t('admin.user.notes.edited', { at: momentText(note.editedAt) })}`}
      </Typography>
      {isEditing ? (
        <Form record={{ text: note.text }} onSubmit={save}>
          <NoteInput label={t('admin.user.notes.change')} autoFocus />
          <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
            <Button type="submit" size="small" variant="contained" loading={saving}>
              {t('admin.user.notes.save')}
            </Button>
            <Button size="small" onClick={() => setEditing(false)} disabled={saving}>
              {ra('ra.action.cancel')}
            </Button>
          </Box>
        </Form>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      )}
      {isOwn && !isEditing && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            {t('admin.user.notes.edit')}
          </Button>
          <Button size="small" color="error" onClick={() => removing.ask()}>
            {t('admin.user.notes.remove')}
          </Button>
        </Box>
      )}
      {removing.dialog}
    </Box>
  );
}

const NoteInput = (props: { label: string; autoFocus?: boolean }) => (
  <TextInput
    source="text"
    multiline
    minRows={2}
    fullWidth
    helperText={false}
    slotProps={{ htmlInput: { maxLength: longestNote } }}
    {...props}
  />
);
