import { Box, Card, Typography } from '@mui/material';
import type { Results } from '../../server/history/results/schemas.ts';
import { shareText } from '../comments/traceModel.ts';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { rangeText } from './resultsModel.ts';
import { Sparkline } from './Sparkline.tsx';

type Tile = { name: string; value: string; notes: (string | false)[]; course: (number | null)[] };

/** The figures of this period and the one before. Only the share is compared, because it is at equal age. */
export function Totals({ results }: { results: Pick<Results, 'totals' | 'before' | 'claim' | 'weeks'> }) {
  const t = useTranslate();
  const language = useLanguage();
  const { totals, before, claim, weeks } = results;
  const { comments, measured, tooNew, notMeasured, answered, share, interval, replies, reactions } = totals;
  const hasBefore = before.comments > 0;
  const counts = { answered: countText(answered), measured: countText(measured) };
  const earlier = (value: string) => hasBefore && t('results.course.beforeOf', { value });
  const courseOf = (name: 'comments' | 'share' | 'replies' | 'reactions') => weeks.map((week) => week[name]);
  const tiles: Tile[] = [
    {
      name: t('results.figures.comments'),
      value: countText(comments),
      notes: [
        comments > measured &&
          t('results.figures.ages', { tooNew: countText(tooNew), notMeasured: countText(notMeasured) }),
        earlier(countText(before.comments)),
      ],
      course: courseOf('comments'),
    },
    {
      name: t('results.figures.share'),
      value: share === null ? '–' : shareText(share, language),
      notes: [
        interval === null
          ? t('results.figures.tooFew')
          : `${t('results.figures.ofMeasured', counts)} · ${rangeText(interval, t, language)}`,
        claim !== 'tooFew' &&
          before.share !== null &&
          `${t('results.course.beforeOf', { value: shareText(before.share, language) })} · ${t(`results.figures.${claim}`)}`,
      ],
      course: courseOf('share'),
    },
    {
      name: t('results.figures.replies'),
      value: countText(replies),
      notes: [earlier(countText(before.replies))],
      course: courseOf('replies'),
    },
    {
      name: t('results.figures.reactions'),
      value: countText(reactions),
      notes: [earlier(countText(before.reactions))],
      course: courseOf('reactions'),
    },
  ];
  return (
    <Box component="dl" sx={row}>
      {tiles.map(({ name, value, notes, course }) => (
        <Card key={name} sx={{ p: 4, display: 'flex', flexDirection: 'column', '& dd': { m: 0, mt: 1 } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h1" className="tabular">
            {value}
          </Typography>
          {notes.map(
            (note) =>
              note && (
                <Typography
                  key={note}
                  component="dd"
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {note}
                </Typography>
              ),
          )}
          <Sparkline values={course} />
        </Card>
      ))}
    </Box>
  );
}

const row = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
