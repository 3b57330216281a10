import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, Form, FormDataConsumer, RadioButtonGroupInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Preview } from '../../server/automation/writing/previewSchemas.ts';
import { proposePeople } from '../accountSettings/useProposedPeople.ts';
import { ApiError } from '../call.ts';
import { CheckList } from '../comments/CheckList.tsx';
import { CommentText, PostText, VisitPost } from '../comments/PostText.tsx';
import { groupLabel } from '../components/FormDialog.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { reviewApi } from '../drafts/reviewApi.ts';
import { sourceText } from '../drafts/reviewModel.ts';
import { refreshFirstSteps } from '../firstRun/useFirstSteps.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { RunState, useRun } from './useRun.tsx';

export type PreviewProps = {
  account: { accountId: string; name: string };
  isUnsaved: boolean;
  onSave: (() => Promise<boolean>) | null;
  bench: ReactNode;
  onClose: () => void;
};

type Values = { which: 'next' | 'named'; url: string | null; judge: boolean };

export default function PreviewDialog({ account, isUnsaved, onSave, bench, onClose }: PreviewProps) {
  const t = useTranslate();
  const { run, start, cancel } = useRun<Preview>();
  const savesFirst = isUnsaved && onSave !== null;

  async function write(values: FieldValues) {
    const { which, url, judge } = values as Values;
    if (savesFirst && !(await onSave())) return undefined;
    const post = which === 'named' && { postUrl: url?.trim() ?? '' };
    let wrong: unknown;
    const preview = await start((signal) =>
      reviewApi.preview({ accountId: account.accountId, judge, ...post }, signal).catch((error) => {
        wrong = error;
        throw error;
      }),
    );
    if (preview?.comment) refreshFirstSteps();
    if (preview && preview.people.length > 0) proposePeople(account.accountId, preview.people);
    const fault = urlFault(wrong);
    return fault && { url: fault };
  }

  return (
    <TitledDialog
      title={t('review.preview.title')}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 640 } } }}
      actions={
        <>
          <Box sx={{ mr: 'auto' }}>{bench}</Box>
          <Button onClick={onClose}>{t('review.preview.close')}</Button>
          <Button type="submit" form="preview-form" variant="contained" disabled={run.kind === 'going'}>
            {t(`review.preview.${savesFirst ? 'saveAndWrite' : run.kind === 'done' ? 'again' : 'write'}`)}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{t('review.preview.about', { name: account.name })}</Typography>
      {isUnsaved && (
        <Alert severity="info">
          {t(savesFirst ? 'review.preview.savesFirst' : 'review.preview.unsaved')}
        </Alert>
      )}
      <Form id="preview-form" record={{ which: 'next', url: '', judge: false }} onSubmit={write} noValidate>
        <RadioButtonGroupInput
          source="which"
          label={t('review.preview.which')}
          row={false}
          choices={[
            { id: 'next', name: t('review.preview.nextPost') },
            { id: 'named', name: t('review.preview.namedPost') },
          ]}
          translateChoice={false}
          helperText={false}
          sx={{ my: 0, '& .RaRadioButtonGroupInput-label': groupLabel }}
        />
        <FormDataConsumer<Values>>
          {({ formData: { which } }) =>
            which === 'named' && (
              <TextInput
                source="url"
                type="url"
                label={t('review.preview.url')}
                validate={(url?: string) => (url?.trim() ? undefined : t('review.preview.urlNeeded'))}
                helperText={t('review.preview.urlHint')}
                autoFocus
              />
            )
          }
        </FormDataConsumer>
        <BooleanInput source="judge" label={t('review.preview.judge')} helperText={false} />
      </Form>
      {!(run.kind === 'failed' && urlFault(run.error)) && (
        <RunState
          run={run}
          going={t('review.preview.writing')}
          cancelled={t('review.preview.cancelled')}
          failed={t('review.preview.failed')}
          onCancel={cancel}
        />
      )}
      {run.kind === 'done' && <PreviewResult preview={run.result} />}
      <Typography variant="caption" component="p" color="textSecondary">
        {t('review.preview.limit')}
      </Typography>
    </TitledDialog>
  );
}

const urlFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === 'postUrl')?.message : undefined;

const faces = {
  chosen: { severity: 'success', title: 'review.preview.chosen' },
  skipped: { severity: 'warning', title: 'review.preview.skipped' },
  open: { severity: 'info', title: 'review.preview.later' },
  none: { severity: 'info', title: 'review.preview.none' },
} as const;

function PreviewResult({ preview }: { preview: Preview }) {
  const t = useTranslate();
  const { post, comment, checks, category, source, people } = preview;
  const { verdict } = preview.verdict;
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert severity={faces[verdict].severity} role="status">
        <strong>{t(faces[verdict].title)}</strong>
        {verdict !== 'chosen' && (
          <Box component="span" sx={{ display: 'block' }}>
            {translated(preview.verdict)}
          </Box>
        )}
      </Alert>
      {post && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: -2 }}>
            <Typography variant="h3">{post.posterName}</Typography>
            {category && source && (
              <Typography variant="caption" color="textSecondary">
                {sourceText({ category, source }, t)}
              </Typography>
            )}
            <Box sx={{ ml: { sm: 'auto' } }}>
              <VisitPost url={post.postUrl} />
            </Box>
          </Box>
          <PostText key={post.postId} text={post.text} lines={5} />
          <Typography variant="subtitle2" component="h3" sx={{ mb: -2 }}>
            {t('review.detail.comment')}
          </Typography>
          <CommentText>{comment ?? t('review.preview.noComment')}</CommentText>
        </>
      )}
      <CheckList checks={checks} />
      {people.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('review.preview.people', { smart_count: people.length })}
        </Typography>
      )}
    </Stack>
  );
}
