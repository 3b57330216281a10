import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Preview } from '../../server/automation/writing/previewSchemas.ts';
import { ApiError } from '../call.ts';
import { refreshFirstSteps } from '../firstRun/useFirstSteps.ts';
import { said } from '../i18n/said.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { BenchLink } from './BenchLink.tsx';
import { CheckList } from './CheckList.tsx';
import { PostText } from './PostText.tsx';
import { reviewApi } from './reviewApi.ts';
import { sourceText } from './reviewModel.ts';
import { useRun } from './useRun.ts';
import { VisitPost } from './VisitPost.tsx';
import { Writing } from './Writing.tsx';

type Props = {
  account: { accountId: string; name: string };
  prompt: string;
  isUnsaved: boolean;
  onSave: (() => Promise<boolean>) | null;
  onClose: () => void;
};

export function PreviewDialog({ account, prompt, isUnsaved, onSave, onClose }: Props) {
  const t = useTranslate();
  const [isNamed, setNamed] = useState(false);
  const [url, setUrl] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, start, cancel } = useRun<Preview>();
  const savesFirst = isUnsaved && onSave !== null;
  const fault = run.kind === 'failed' ? faultOf(run.error, t('review.preview.failed')) : null;
  const urlFault = missing ? t('review.preview.urlNeeded') : isNamed ? fault?.onUrl : undefined;

  async function write(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Around this dialog is the form of the settings.
    event.stopPropagation();
    const postUrl = url.trim();
    setMissing(isNamed && postUrl === '');
    if (isNamed && postUrl === '') return document.getElementById('preview-url')?.focus();
    if (savesFirst && !(await onSave())) return;
    const preview = await start((signal) =>
      reviewApi.preview({ accountId: account.accountId, ...(isNamed && { postUrl }) }, signal),
    );
    if (preview?.comment) refreshFirstSteps();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="preview-title"
      slotProps={{ paper: { sx: { width: 640 } } }}
    >
      <DialogTitle id="preview-title">{t('review.preview.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary">{t('review.preview.about', { name: account.name })}</Typography>
        {isUnsaved && (
          <Alert severity="info">
            {t(savesFirst ? 'review.preview.savesFirst' : 'review.preview.unsaved')}
          </Alert>
        )}
        <Box component="form" id="preview-form" noValidate onSubmit={write} sx={{ display: 'grid', gap: 3 }}>
          <FormControl>
            <FormLabel
              id="preview-which"
              sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary !important', mb: 1 }}
            >
              {t('review.preview.which')}
            </FormLabel>
            <RadioGroup
              aria-labelledby="preview-which"
              value={isNamed ? 'named' : 'next'}
              onChange={(_, value) => {
                setNamed(value === 'named');
                setMissing(false);
              }}
            >
              <FormControlLabel
                value="next"
                control={<Radio size="small" />}
                label={t('review.preview.nextPost')}
              />
              <FormControlLabel
                value="named"
                control={<Radio size="small" />}
                label={t('review.preview.namedPost')}
              />
            </RadioGroup>
          </FormControl>
          {isNamed && (
            <TextField
              id="preview-url"
              label={t('review.preview.url')}
              type="url"
              fullWidth
              autoFocus
              value={url}
              onChange={(event) => {
                setUrl(event.target.value);
                setMissing(false);
              }}
              error={urlFault !== undefined}
              helperText={urlFault ?? t('review.preview.urlHint')}
            />
          )}
        </Box>
        {run.kind === 'going' && (
          <Writing what={t('review.preview.writing')} since={run.since} onCancel={cancel} />
        )}
        {run.kind === 'cancelled' && <Typography role="status">{t('review.preview.cancelled')}</Typography>}
        {fault && !(isNamed && fault.onUrl) && <Alert severity="error">{fault.message}</Alert>}
        {run.kind === 'done' && <PreviewResult preview={run.result} />}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('review.preview.limit')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Box sx={{ mr: 'auto' }}>
          <BenchLink account={account} prompt={prompt} />
        </Box>
        <Button onClick={onClose}>{t('review.preview.close')}</Button>
        <Button type="submit" form="preview-form" variant="contained" disabled={run.kind === 'going'}>
          {t(
            savesFirst
              ? 'review.preview.saveAndWrite'
              : run.kind === 'done'
                ? 'review.preview.again'
                : 'review.preview.write',
          )}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function faultOf(error: unknown, fallback: string): { message: string; onUrl: string | undefined } {
  if (!(error instanceof ApiError)) return { message: fallback, onUrl: undefined };
  return { message: error.message, onUrl: error.issues.find(({ path }) => path === 'postUrl')?.message };
}

const faces = {
  chosen: { severity: 'success', title: 'review.preview.chosen' },
  skipped: { severity: 'warning', title: 'review.preview.skipped' },
  open: { severity: 'info', title: 'review.preview.later' },
  none: { severity: 'info', title: 'review.preview.none' },
} as const;

function PreviewResult({ preview }: { preview: Preview }) {
  const t = useTranslate();
  const { post, comment, checks, category, source } = preview;
  const { verdict } = preview.verdict;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={faces[verdict].severity} role="status">
        <strong>{t(faces[verdict].title)}</strong>
        {verdict !== 'chosen' && (
          <Box component="span" sx={{ display: 'block' }}>
            {said(preview.verdict)}
          </Box>
        )}
      </Alert>
      {post && (
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 2 }}>
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
        </Box>
      )}
      {post && (
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
            {t('review.detail.comment')}
          </Typography>
          <Typography
            sx={{ fontSize: 16, lineHeight: '24px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {comment ?? t('review.preview.noComment')}
          </Typography>
        </Box>
      )}
      <CheckList checks={checks} />
    </Box>
  );
}
