import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDelete, useUpdate } from 'react-admin';
import { longestNote, type Note } from '../../../../server/history/notes/schemas.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { momentText } from '../../../i18n/momentText.ts';
import { useLanguage, useTranslate } from '../../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../../notify.tsx';

type Props = { note: Note; userId: string; isOwn: boolean; onChanged: () => void };

/** A note with who wrote it and when; one's own can be changed and deleted. */
export function NoteItem({ note, userId, isOwn, onChanged }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [update, { isPending: saving }] = useUpdate<Note>();
  const [remove, { isPending: removing }] = useDelete<Note>();
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const meta = { userId };
  const author = note.author ?? t('admin.user.notes.gone');

  function save(text: string): void {
    void update(
      'user-notes',
      { id: note.id, data: { text }, previousData: note, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess() {
          setDraft(null);
          onChanged();
        },
        onError: (error) => notifyFailure(error, t('admin.user.notes.saveFailed')),
      },
    );
  }

  function confirm(): void {
    void remove(
      'user-notes',
      { id: note.id, previousData: note, meta },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify.success(t('admin.user.notes.removed')),
        onError: (error) => notifyFailure(error, t('admin.user.notes.removeFailed')),
        onSettled() {
          setAsking(false);
          onChanged();
        },
      },
    );
  }

  return (
    <Box component="li" sx={({ palette }) => ({ px: 4, py: 3, borderTop: `1px solid ${palette.line}` })}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {author} · <time dateTime={note.createdAt}>{momentText(note.createdAt, language)}</time>
        {note.editedAt && ` · ${t('admin.user.notes.edited', { at: momentText(note.editedAt, language) })}`}
      </Typography>
      {draft === null ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      ) : (
        <TextField
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: longestNote, 'aria-label': t('admin.user.notes.change') } }}
        />
      )}
      {isOwn && (
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          {draft === null ? (
            <>
              <Button size="small" variant="outlined" onClick={() => setDraft(note.text)}>
                {t('admin.user.notes.edit')}
              </Button>
              <Button size="small" color="error" onClick={() => setAsking(true)}>
                {t('admin.user.notes.remove')}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="small"
                variant="contained"
                loading={saving}
                disabled={draft.trim() === ''}
                onClick={() => save(draft)}
              >
                {t('admin.user.notes.save')}
              </Button>
              <Button size="small" onClick={() => setDraft(null)} disabled={saving}>
                {t('admin.user.cancel')}
              </Button>
            </>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('admin.user.notes.removeTitle')}
        confirm={t('admin.user.notes.remove')}
        dismiss={t('admin.user.cancel')}
        isDangerous
        busy={removing}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
