import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  Form,
  TextInput,
  useCreate,
  useDelete,
  useTranslate as useRaTranslate,
  useUpdate,
} from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { longestNote, type Note } from '../../../../server/history/notes/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useAction } from '../../../components/useAction.ts';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ItemList } from '../../../profile/ItemList.tsx';
import { useSession } from '../../../session.ts';
import { useListOf } from '../ListOfUser.tsx';
import type { PersonRecord } from '../personModel.ts';

const options = { returnPromise: true } as const;

export function NotesTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const list = useListOf<Note>(user, 'user-notes');
  const [create] = useCreate<Note>();
  const [added, setAdded] = useState(0);

  const adding = useAction({
    async run(text: string) {
      await create('user-notes', { data: { text }, meta: { userId: user.id } }, options);
      setAdded(added + 1);
      void list.refetch();
    },
    failed: t('admin.user.notes.addFailed'),
    isUncovered: true,
  });

  return (
    <Panel title={t('admin.user.tabs.notes')} description={t('admin.user.notes.text')}>
      <NoteForm
        key={added}
        text=""
        label={t('admin.user.notes.new')}
        submit={t('admin.user.notes.add')}
        onSave={adding.submit}
      />
      <Faces
        of={list}
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
  const [update] = useUpdate<Note>();
  const [remove] = useDelete<Note>();
  const [isEditing, setEditing] = useState(false);
  const params = { id: note.id, previousData: note, meta: { userId } };
  const removing = useAction({
    run: () => remove('user-notes', params, options),
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
  const saving = useAction({
    async run(text: string) {
      await update('user-notes', { ...params, data: { text } }, options);
      setEditing(false);
      onChanged();
    },
    failed: t('admin.user.notes.saveFailed'),
    isUncovered: true,
  });

  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'line' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {note.author ?? t('admin.user.notes.gone')} ·{' '}
        <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
        {note.editedAt && ` · ${t('admin.user.notes.edited', { at: momentText(note.editedAt) })}`}
      </Typography>
      {isEditing ? (
        <NoteForm
          text={note.text}
          label={t('admin.user.notes.change')}
          submit={t('admin.user.notes.save')}
          onSave={saving.submit}
          onCancel={() => setEditing(false)}
        />
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
  onSave: (text: string) => Promise<unknown>;
  onCancel?: () => void;
};

function NoteForm({ text, label, submit, onSave, onCancel }: FormProps) {
  const record = useMemo(() => ({ text }), [text]);
  return (
    <Form record={record} onSubmit={async ({ text }: FieldValues) => void (await onSave(text))}>
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
