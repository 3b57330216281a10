import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useCreate, useGetList } from 'react-admin';
import { longestNote, type Note } from '../../../../server/history/notes/schemas.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { notifyFailure } from '../../../notify.tsx';
import { useSession } from '../../../session.ts';
import type { PersonRecord } from '../personModel.ts';
import { NoteItem } from './NoteItem.tsx';

/** What admins wrote down about the user, the latest first. */
export function NotesTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const { userData } = useSession();
  const list = useGetList<Note>('user-notes', {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const [create, { isPending: busy }] = useCreate<Note>();
  const [text, setText] = useState('');

  function add(event: FormEvent): void {
    event.preventDefault();
    void create(
      'user-notes',
      { data: { text }, meta: { userId: user.id } },
      {
        onSuccess() {
          setText('');
          void list.refetch();
        },
        onError: (error) => notifyFailure(error, t('admin.user.notes.addFailed')),
      },
    );
  }

  return (
    <Panel title={t('admin.user.tabs.notes')} description={t('admin.user.notes.text')}>
      <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <TextField
          label={t('admin.user.notes.new')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: longestNote } }}
        />
        <Button type="submit" variant="contained" loading={busy} disabled={text.trim() === ''}>
          {t('admin.user.notes.add')}
        </Button>
      </Box>
      <Box sx={{ mt: 4 }}>
        {list.isPending && <RowsSkeleton rows={2} height={60} />}
        {list.isError && !list.data && (
          <ErrorState
            title={t('admin.user.listFailed')}
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.data?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('admin.user.notes.none')}</Typography>
        )}
        {list.data && list.data.length > 0 && (
          <Box
            component="ul"
            aria-label={t('admin.user.tabs.notes')}
            sx={{ listStyle: 'none', m: 0, mx: -4, mb: -4, p: 0 }}
          >
            {list.data.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                userId={user.id}
                isOwn={note.authorId === userData?._id}
                onChanged={() => void list.refetch()}
              />
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
