import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';

/** The figures of the trial above the plans. Nothing before the first comment, or if they can't be loaded. */
export function TrialResults() {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['results', 'trial'],
    queryFn: ({ signal }) => api.readResults(new URLSearchParams(), { signal }),
  });
  if (!data || data.totals.comments === 0) return null;
  const { comments, share, measured } = data.totals;
  const figures = [
    [t('results.figures.comments'), countText(comments), ''],
    [
      t('results.figures.share'),
      share === null ? '–' : shareText(share, language),
      share === null
        ? t('results.figures.tooFew')
        : t('billing.results.of', { measured: countText(measured) }),
    ],
    [t('billing.results.people'), countText(data.responders.people), ''],
  ];
  return (
    <Panel title={t('billing.results.title')} description={t('billing.results.text')}>
      <Box component="dl" sx={row}>
        {figures.map(([name, value, note]) => (
          <Box key={name} sx={{ '& dd': { m: 0 } }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="h1" className="tabular">
              {value}
            </Typography>
            {note && (
              <Typography component="dd" variant="caption" color="textSecondary">
                {note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <TextLink to="/comments-history/results">{t('billing.results.link')}</TextLink>
    </Panel>
  );
}

const row = {
  m: 0,
  mb: 3,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};
