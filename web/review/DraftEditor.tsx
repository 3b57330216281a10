import { Box, Button, TextField, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { type KeyboardEvent, useState } from 'react';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { longestComment } from '../../server/history/comments/limits.ts';
import { Diff } from '../components/Diff.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { can, editProblem } from './reviewModel.ts';
import type { ReviewState } from './useReview.ts';

export function DraftEditor({ review, draft }: { review: ReviewState; draft: Draft }) {
  const t = useTranslate();
  const [tried, setTried] = useState(false);
  const text = review.typed ?? draft.comment;
  const problem = editProblem(text, t);
  const isChanged = text.trim() !== draft.comment;
  const mayApprove = can(draft, 'approve') && !review.needsSubscription;

  function save(andApprove: boolean): void {
    setTried(true);
    if (problem) return;
    if (isChanged) void review.save(draft, text.trim(), andApprove);
    else if (andApprove) void review.approve(draft);
    else review.stopEditing();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      review.stopEditing();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={t('review.editor.label')}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
        autoFocus
        value={text}
        onChange={(event) => review.type(draft._id, event.target.value)}
        onKeyDown={press}
        error={problem !== null && (tried || text.trim() !== '')}
        helperText={
          problem && (tried || text.trim() !== '')
            ? problem
            : `${t('review.editor.count', { used: [...text].length, most: longestComment })} · ${t('review.editor.hint')}`
        }
      />
      <Box component="section" aria-label={t('review.editor.diff')}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {t('review.editor.diff')}
        </Typography>
        {text.trim() === draft.original ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('review.editor.same')}</Typography>
        ) : (
          <Diff parts={diffWordsWithSpace(draft.original, text.trim())} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => save(false)}>
          {t('review.editor.save')}
        </Button>
        {mayApprove && (
          <Button variant="outlined" onClick={() => save(true)}>
            {t('review.editor.saveAndApprove')}
          </Button>
        )}
        <Button onClick={review.stopEditing}>{t('review.editor.cancel')}</Button>
        {text.trim() !== draft.original && (
          <Button onClick={() => review.type(draft._id, draft.original)} sx={{ ml: { sm: 'auto' } }}>
            {t('review.editor.original')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
