import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, FormDataConsumer, useCreate, useGetList } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Note } from '../../../../server/history/notes/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { notifyFailure } from '../../../notify.tsx';
import { useSession } from '../../../session.ts';
import { ItemList } from '../../../settings/ItemList.tsx';
import type { PersonRecord } from '../personModel.ts';
import { NoteInput, NoteItem } from './NoteItem.tsx';

export function NotesTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const { userData } = useSession();
  const list = useGetList<Note>('user-notes', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
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
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('admin.user.notes.none')}</Typography>}
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
