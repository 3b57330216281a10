import { Box } from '@mui/material';
import type { ResultRow, Results } from '../../server/history/results/schemas.ts';
import { Notice } from '../components/Notice.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { claimOf } from './resultsModel.ts';

type Props = { results: Results; onOnly: (row: ResultRow) => void };

/** The search and the profile that surely get answers more often than others, if there is one. */
export function BestSources({ results, onOnly }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const best = results.comparisons.flatMap(({ by, better }) => {
    const row = results.breakdowns.find((each) => each.by === by && each.value === better);
    const isSource = by === 'search' || by === 'profile';
    return row && isSource ? { row, text: claimOf(results, by, t, language) } : [];
  });
  if (best.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {best.map(({ row, text }) => (
        <Notice
          key={row.by}
          severity="success"
          action={t('results.best.showComments')}
          onAction={() => onOnly(row)}
        >
          {text}
        </Notice>
      ))}
    </Box>
  );
}
