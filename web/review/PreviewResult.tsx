import { Alert, Box, Typography } from '@mui/material';
import type { Preview } from '../../server/automation/writing/previewSchemas.ts';
import { said } from '../i18n/said.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { CheckList } from './CheckList.tsx';
import { PostText } from './PostText.tsx';
import { sourceText } from './reviewModel.ts';
import { VisitPost } from './VisitPost.tsx';

const faces = {
  chosen: { severity: 'success', title: 'review.preview.chosen' },
  skipped: { severity: 'warning', title: 'review.preview.skipped' },
  open: { severity: 'info', title: 'review.preview.later' },
  none: { severity: 'info', title: 'review.preview.none' },
} as const;

export function PreviewResult({ preview }: { preview: Preview }) {
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
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
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
