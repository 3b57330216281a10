import { Box, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  type ResultDimension,
  type ResultRow,
  type Results,
  resultDimensions,
} from '../../server/history/results/schemas.ts';
import { fewestComments } from '../../server/history/results/thresholds.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { SmallTable } from '../components/SmallTable.tsx';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { Prompts } from './Prompts.tsx';
import { claimOf, labelOf, rangeText, rowsBy } from './resultsModel.ts';

type Props = { results: Results; onOnly: (row: ResultRow) => void };

export function Breakdowns({ results, onOnly }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const [by, setBy] = useState<ResultDimension>('search');
  const rows = rowsBy(results, by);
  const claim = claimOf(results, by, t, language);
  const most = Math.max(...rows.map(({ interval }) => interval?.most ?? 0));
  const nameOf = (row: ResultRow) => {
    const name = labelOf(row, t, language);
    return (
      <Link
        component="button"
        type="button"
        aria-label={t('results.by.showOnly', { name })}
        onClick={() => onOnly(row)}
        sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
    );
  };
  const shareOf = ({ share, interval }: ResultRow) =>
    share === null || interval === null ? (
      t('results.by.tooFew')
    ) : (
      <>
        {shareText(share, language)}
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {rangeText(interval, t, language)}
        </Typography>
        <IntervalBar share={share} interval={interval} most={most} />
      </>
    );
  return (
    <Panel
      title={t('results.by.title')}
      description={t('results.by.note', { smart_count: fewestComments })}
      actions={
        <TextField
          select
          label={<Box component="span">{t('results.by.label')}</Box>}
          value={by}
          onChange={(event) => setBy(event.target.value as ResultDimension)}
          sx={{ minWidth: 160 }}
        >
          {resultDimensions.map((dimension) => (
            <MenuItem key={dimension} value={dimension}>
              {t(`results.by.${dimension}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {claim && <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>{claim}</Typography>}
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('results.by.none')}</Typography>
      ) : (
        <SmallTable
          label={t('results.by.title')}
          isNumeric
          heads={[
            t(`results.by.${by}`),
            t('results.by.measured'),
            t('results.figures.share'),
            t('results.figures.replies'),
          ]}
          rows={rows.map((row) => [
            nameOf(row),
            t('results.by.ofComments', {
              measured: countText(row.measured),
              comments: countText(row.comments),
            }),
            shareOf(row),
            countText(row.replies),
          ])}
        />
      )}
      {by === 'prompt' && <Prompts prompts={results.prompts} rows={rows} />}
    </Panel>
  );
}
