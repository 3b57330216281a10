import { Box, Link, Skeleton, Typography } from '@mui/material';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { safeHref } from '../dashboard/linesModel.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { useEngineNow } from './engineClock.ts';
import { useRecent } from './useRecent.ts';
import { agoIn, exactly } from './zoneTime.ts';

/** The last two comments of an account. */
export function LastSaid({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useEngineNow(30_000);
  const { data, isPending } = useRecent(accountId);
  if (isPending) return <Skeleton variant="rounded" height={116} sx={{ mt: 4 }} />;
  const comments = data?.rows.slice(0, 2) ?? [];
  if (comments.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('activity.last')} sx={list}>
      {comments.map(({ _id, posterName, posterImageUrl, comment, createdAt, postUrl }) => {
        const at = Date.parse(createdAt);
        const href = safeHref(postUrl);
        return (
          <li key={_id}>
            <AccountAvatar account={{ name: posterName, imageUrl: posterImageUrl }} size={32} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 2 }}>
                <Typography component="span" variant="subtitle2" noWrap title={posterName}>
                  {posterName}
                </Typography>
                <Typography
                  component="time"
                  dateTime={createdAt}
                  title={exactly(at, language)}
                  variant="caption"
                  sx={{ color: 'text.secondary', flex: 1, whiteSpace: 'nowrap' }}
                >
                  {agoIn(at, now, language)}
                </Typography>
                {href && (
                  <Link
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    sx={{ fontSize: 13, whiteSpace: 'nowrap' }}
                  >
                    {t('comments.card.visit')}
                  </Link>
                )}
              </Box>
              <Typography sx={twoLines}>{comment}</Typography>
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  '& > li': { display: 'flex', gap: 3, alignItems: 'start', minWidth: 0 },
};
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
