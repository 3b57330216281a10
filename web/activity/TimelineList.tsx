import { Box, Link, Typography } from '@mui/material';
import { safeHref } from '../dashboard/linesModel.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape, reach } from './MarkShape.tsx';
import type { Mark } from './timelineModel.ts';
import { timeIn } from './zoneTime.ts';

/** The day's comments as a list that can be read out and gone through by keyboard. */
export function TimelineList({ marks, timezone }: { marks: readonly Mark[]; timezone: string }) {
  const t = useTranslate();
  if (marks.length === 0)
    return <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('activity.timeline.empty')}</Typography>;
  return (
    <Box
      component="ul"
      aria-label={t('activity.timeline.title')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        columns: '260px auto',
        columnGap: 6,
        maxHeight: 320,
        overflowY: 'auto',
        '@media print': { maxHeight: 'none' },
      }}
      tabIndex={0}
    >
      {marks.map(({ key, at, kind, category, posterName, postUrl }) => {
        const href = postUrl === undefined ? undefined : safeHref(postUrl);
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2.5,
              py: 1,
              minHeight: 32,
              breakInside: 'avoid',
              fontSize: 13,
            }}
          >
            <time dateTime={at}>{timeIn(Date.parse(at), timezone)}</time>
            <Box
              component="svg"
              aria-hidden="true"
              width={12}
              height={12}
              viewBox="-6 -6 12 12"
              sx={{ flex: 'none', color: 'primary.main' }}
            >
              <MarkShape category={category} kind={kind} />
            </Box>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {`${t(`activity.timeline.${kind}`)} · ${t(`activity.categories.${category}`)}`}
              {posterName && ' · '}
              {posterName && (href ? <PostLink href={href}>{posterName}</PostLink> : posterName)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const PostLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    sx={{ fontWeight: 400, lineHeight: `${4 * reach + 4}px` }}
  >
    {children}
  </Link>
);
