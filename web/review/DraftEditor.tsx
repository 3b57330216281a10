import { Box, Button, Stack, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { longestComment } from '../../server/history/comments/limits.ts';
import { asTyped } from '../accountSettings/fieldStyles.ts';
import { Diff } from '../components/Diff.tsx';
import { can, editProblem } from '../drafts/reviewModel.ts';
import { typedKey } from '../drafts/useVerbs.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import type { ReviewState } from './useReview.ts';

type Props = { review: ReviewState; draft: Draft };
type Values = { comment: string };

export function DraftEditor({ review, draft }: Props) {
  const [initial] = useState({
    comment: queryClient.getQueryData<string | null>(typedKey(draft._id)) ?? draft.comment,
  });
  return (
    <Form record={initial} mode="onChange" disableInvalidFormNotification noValidate>
      <Fields review={review} draft={draft} />
    </Form>
  );
}

function Fields({ review, draft }: Props) {
  const t = useTranslate();
  const { handleSubmit, setValue } = useFormContext<Values>();
  const { comment } = useWatch<Values>() as Values;
  const text = comment.trim();
  useEffect(() => {
    queryClient.setQueryData(typedKey(draft._id), comment === draft.comment ? null : comment);
  }, [draft, comment]);

  const save = (andApprove: boolean) =>
    handleSubmit(() => {
      if (text !== draft.comment) return review.save(draft, text, andApprove);
      if (andApprove) return void review.approve(draft);
      review.stopEditing();
    });

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      review.stopEditing();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(false)(event);
  }

  return (
    <Stack sx={{ gap: 4 }}>
      <TextInput
        source="comment"
        label={t('review.editor.label')}
        parse={asTyped}
        validate={(value: string) => editProblem(value, t)}
        multiline
        minRows={4}
        maxRows={14}
        autoFocus
        onKeyDown={press}
        helperText={`${t('review.editor.count', { used: [...comment].length, most: longestComment })} · ${t('review.editor.hint')}`}
        sx={{ my: 0 }}
      />
      <Box component="section" aria-label={t('review.editor.diff')}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {t('review.editor.diff')}
        </Typography>
        {text === draft.original ? (
          <Typography color="textSecondary">{t('review.editor.same')}</Typography>
        ) : (
          <Diff parts={diffWordsWithSpace(draft.original, text)} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={save(false)}>
          {t('review.editor.save')}
        </Button>
        {can(draft, 'approve') && !review.needsSubscription && (
          <Button variant="outlined" onClick={save(true)}>
            {t('review.editor.saveAndApprove')}
          </Button>
        )}
        <Button onClick={review.stopEditing}>{t('review.editor.cancel')}</Button>
        {text !== draft.original && (
          <Button
            onClick={() => setValue('comment', draft.original, { shouldValidate: true })}
            sx={{ ml: { sm: 'auto' } }}
          >
            {t('review.editor.original')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
