import { Box, Typography } from '@mui/material';
import { OutLink } from '../components/OutLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { MarkIcon } from './MarkShape.tsx';
import type { Mark } from './timelineModel.ts';
import { timeIn } from './zoneTime.ts';

export function TimelineList({ marks, timezone }: { marks: readonly Mark[]; timezone: string }) {
  const t = useTranslate();
  if (marks.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {t('activity.timeline.empty')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={t('activity.timeline.title')} sx={list} tabIndex={0}>
      {marks.map((mark) => (
        <li key={mark.key}>
          <time dateTime={mark.at}>{timeIn(Date.parse(mark.at), timezone)}</time>
          <MarkIcon {...mark} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {`${t(`activity.timeline.${mark.kind}`)} · ${t(`activity.categories.${mark.category}`)}`}
            {mark.posterName && (
              <>
                {' · '}
                <OutLink url={mark.postUrl} sx={{ fontWeight: 400, lineHeight: '24px' }}>
                  {mark.posterName}
                </OutLink>
              </>
            )}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  columns: '260px auto',
  columnGap: 6,
  maxHeight: 320,
  overflowY: 'auto',
  '@media print': { maxHeight: 'none' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    py: 1,
    minHeight: 32,
    breakInside: 'avoid',
    fontSize: 13,
  },
};
