import { Box, Card, MenuItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ResultRow, Results } from '../../server/history/results/schemas.ts';
import { api } from '../api.ts';
import { HistoryNav } from '../comments/HistoryNav.tsx';
import { ResultReads } from '../comments/ResultReads.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ExportMenu } from '../components/ExportMenu.tsx';
import { useExport } from '../components/exportFile.ts';
import { Faces } from '../components/Faces.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { decimalText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { BestComments } from './BestComments.tsx';
import { BestSources } from './BestSources.tsx';
import { Breakdowns } from './Breakdowns.tsx';
import { OverTime } from './OverTime.tsx';
import { ResultsFilters } from './ResultsFilters.tsx';
import { Retirable } from './Retirable.tsx';
import { addressOf, labelOf, queryOf, type Shown, shownOf, shownOnly } from './resultsModel.ts';
import { Totals } from './Totals.tsx';
import { WhoAnswered } from './WhoAnswered.tsx';

export function ResultsPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const language = useLanguage();
  const shown = shownOf(params);
  const show = (change: Shown) => setParams(addressOf(change), { replace: true });
  const showOnly = (row: ResultRow) => {
    focusContent();
    show(shownOnly(shown, row));
  };
  const found = useQuery({
    queryKey: ['results', shown],
    queryFn: ({ signal }) => api.readResults(queryOf(shown), { signal }),
    placeholderData: (earlier) => earlier,
  });
  const weeks = useExport({
    path: '/api/exports/result-weeks',
    query: queryOf(shown),
    name: 'chime-in-result-weeks',
    failed: t('results.exportFailed'),
  });
  return (
    <Page
      title={t('results.title')}
      actions={
        !currentWorkspace() && (
          <Changes>
            <ExportMenu
              path="/api/exports/results"
              query={queryOf(shown)}
              name="chime-in-results"
              failed={t('results.exportFailed')}
              disabled={!found.data?.totals.comments}
            >
              <MenuItem onClick={() => weeks.act('csv')}>{t('results.exportWeeks')}</MenuItem>
            </ExportMenu>
          </Changes>
        )
      }
    >
      <HistoryNav />
      {/* Below the tabs, which stand where those of the comments do. */}
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('results.lead')}
      </Typography>
      <ResultsFilters shown={shown} only={onlyText()} onChange={show} />
      <ResultReads accountId={shown.accountId} />
      <Faces query={found} failed={t('results.failed')} loading={<RowsSkeleton rows={6} height={88} />}>
        {(results) =>
          results.totals.comments === 0 ? (
            <Card>
              <EmptyState title={t('results.none')} text={t('results.noneText')} />
            </Card>
          ) : (
            <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <BestSources results={results} onOnly={showOnly} />
              <Retirable sources={results.retirable} suspects={results.suspects} />
              <Box>
                <Totals results={results} />
                <Effort effort={results.effort} />
              </Box>
              <OverTime results={results} />
              <WhoAnswered accountId={shown.accountId} responders={results.responders} />
              <BestComments best={results.best} />
              <Breakdowns results={results} onOnly={showOnly} />
            </Box>
          )
        }
      </Faces>
    </Page>
  );

  function onlyText(): string {
    const { within: by, value } = shown;
    if (by === '') return '';
    const row = found.data?.breakdowns.find((each) => each.by === by && each.value === value);
    return labelOf(row ?? { by, value, name: '' }, t, language);
  }
}

/** The work behind an answer: no minutes, because nobody is timed. */
function Effort({ effort: { perAnswer } }: Pick<Results, 'effort'>) {
  const t = useTranslate('results.effort');
  if (perAnswer === null) return null;
  const { decisions } = perAnswer;
  const comments = decimalText(perAnswer.comments) ?? '';
  const edits = decimalText(perAnswer.edits) ?? '';
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {decisions === null
        ? t('posted', { comments, edits })
        : t('text', { comments, edits, decisions: decimalText(decisions) ?? '' })}
    </Typography>
  );
}
