import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  TextInput,
  useDelete,
  useTranslate as useRaTranslate,
} from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { longestNote, type Note } from '../../../../server/history/notes/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { ItemList } from '../../../components/ItemList.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useAction } from '../../../components/useAction.ts';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { notifyFailure } from '../../../notify.tsx';
import { useSession } from '../../../session.ts';
import type { PersonRecord } from '../../userModel.ts';
import { useListOf } from './ListOfUser.tsx';

export function NotesTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const list = useListOf<Note>(user, 'user-notes');
  const [added, setAdded] = useState(0);

  return (
    <Panel title={t('admin.user.tabs.notes')} description={t('admin.user.notes.text')}>
      <CreateBase
        resource="user-notes"
        redirect={false}
        mutationOptions={{
          meta: { userId: user.id },
          onSuccess() {
            setAdded(added + 1);
            void list.refetch();
          },
          onError: (error: unknown) => notifyFailure(error, t('admin.user.notes.addFailed')),
        }}
      >
        <NoteForm key={added} text="" label={t('admin.user.notes.new')} submit={t('admin.user.notes.add')} />
      </CreateBase>
      <Faces
        query={list}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={<Typography color="textSecondary">{t('admin.user.notes.none')}</Typography>}
      >
        {(notes) => (
          <ItemList label={t('admin.user.tabs.notes')}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} userId={user.id} onChanged={() => void list.refetch()} />
            ))}
          </ItemList>
        )}
      </Faces>
    </Panel>
  );
}

type Props = { note: Note; userId: string; onChanged: () => void };

/** Only its author can change and delete a note. */
function NoteItem({ note, userId, onChanged }: Props) {
  const t = useTranslate();
  const { userData } = useSession();
  const [remove] = useDelete<Note>();
  const [isEditing, setEditing] = useState(false);
  const removing = useAction({
    run: () =>
      remove('user-notes', { id: note.id, previousData: note, meta: { userId } }, { returnPromise: true }),
    confirm: {
      title: t('admin.user.notes.removeTitle'),
      text: <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>,
      confirm: t('admin.user.notes.remove'),
      isDangerous: true,
    },
    done: t('admin.user.notes.removed'),
    failed: t('admin.user.notes.removeFailed'),
    settled: onChanged,
  });

  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'line' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {note.author ?? t('admin.user.notes.gone')} ·{' '}
        <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
        {note.editedAt && ` · ${t('admin.user.notes.edited', { at: momentText(note.editedAt) })}`}
      </Typography>
      {isEditing ? (
        <EditBase
          resource="user-notes"
          id={note.id}
          redirect={false}
          mutationMode="pessimistic"
          // No query, because the list has the note.
          queryOptions={{ enabled: false, meta: { userId } }}
          mutationOptions={{
            meta: { userId },
            onSuccess() {
              setEditing(false);
              onChanged();
            },
            onError: (error: unknown) => notifyFailure(error, t('admin.user.notes.saveFailed')),
          }}
        >
          <NoteForm
            text={note.text}
            label={t('admin.user.notes.change')}
            submit={t('admin.user.notes.save')}
            onCancel={() => setEditing(false)}
          />
        </EditBase>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      )}
      {note.authorId === userData?._id && !isEditing && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            {t('admin.user.notes.edit')}
          </Button>
          <Button size="small" color="error" onClick={() => removing.act()}>
            {t('admin.user.notes.remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

type FormProps = {
  text: string;
  label: string;
  submit: string;
  onCancel?: () => void;
};

/** Saves to the CreateBase or EditBase around it. */
function NoteForm({ text, label, submit, onCancel }: FormProps) {
  const record = useMemo(() => ({ text }), [text]);
  return (
    <Form record={record}>
      <TextInput
        source="text"
        label={label}
        multiline
        fullWidth
        minRows={2}
        helperText={false}
        autoFocus={onCancel !== undefined}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <NoteButtons submit={submit} onCancel={onCancel} />
    </Form>
  );
}

function NoteButtons({ submit, onCancel }: { submit: string; onCancel: (() => void) | undefined }) {
  const ra = useRaTranslate();
  const { isSubmitting } = useFormState();
  const text: string | null = useWatch({ name: 'text' });
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 3, mb: 4 }}>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!text?.trim()}>
        {submit}
      </Button>
      {onCancel && (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {ra('ra.action.cancel')}
        </Button>
      )}
    </Box>
  );
}
