import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  fewestComments,
  type ResultDimension,
  type ResultRow,
  type Results,
  resultDimensions,
} from '../../server/history/results/schemas.ts';
import { shareText } from '../comments/traceModel.ts';
import { Panel } from '../components/Panel.tsx';
import { SmallTable } from '../components/SmallTable.tsx';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { labelOf, rowsOf } from './resultsModel.ts';

export function Breakdowns({ results }: { results: Results }) {
  const t = useTranslate();
  const language = useLanguage();
  const [by, setBy] = useState<ResultDimension>('search');
  const rows = rowsOf(results, by);
  const share = ({ share, read }: ResultRow) =>
    share === null
      ? t('results.by.tooFew', { read: countText(read), smart_count: fewestComments })
      : shareText(share, language);
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
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('results.by.none')}</Typography>
      ) : (
        <SmallTable
          label={t('results.by.title')}
          isNumeric
          heads={[
            t(`results.by.${by}`),
            t('results.figures.comments'),
            t('results.figures.share'),
            t('results.figures.replies'),
          ]}
          rows={rows.map((row) => [
            labelOf(row, t, language),
            countText(row.comments),
            share(row),
            countText(row.replies),
          ])}
        />
      )}
    </Panel>
  );
}
