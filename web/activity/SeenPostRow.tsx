import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import { Box, IconButton, Typography } from '@mui/material';
import type { SeenPost } from '../../server/history/posts/schemas.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { safeHref } from '../dashboard/linesModel.ts';
import { said } from '../i18n/said.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import { useEngineNow } from './engineClock.ts';
import { agoIn, exactly } from './zoneTime.ts';

const tones: Record<SeenPost['verdict'], Tone> = { chosen: 'good', skipped: 'neutral', open: 'info' };

/** One post: whose it is, how it begins, and what became of it. */
export function SeenPostRow({ post }: { post: SeenPost }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useEngineNow(60_000);
  const at = Date.parse(post.at);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 3,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{post.posterName}</Typography>
          <StatusChip tone={tones[post.verdict]} label={t(`activity.posts.${post.verdict}`)} />
          <Typography
            component="time"
            dateTime={post.at}
            title={exactly(at, language)}
            variant="caption"
            sx={{ color: 'text.secondary' }}
          >
            {agoIn(at, now, language)}
          </Typography>
        </Box>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{said(post)}</Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', mt: 0.5 }}>
          {`${t(`activity.posts.source.${post.category}`)} · ${post.excerpt || t('activity.posts.noText')}`}
        </Typography>
      </Box>
      <IconButton
        href={safeHref(post.postUrl) ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('activity.posts.visit', { name: post.posterName })}
        sx={{ alignSelf: 'start' }}
      >
        <OpenInNewRounded />
      </IconButton>
    </Box>
  );
}
