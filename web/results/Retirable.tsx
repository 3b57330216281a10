import { Alert, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Results } from '../../server/history/results/schemas.ts';
import { poorDays } from '../../server/history/results/thresholds.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { shareText } from '../comments/traceModel.ts';
import { content } from '../components/keepFocus.ts';
import { Notice } from '../components/Notice.tsx';
import { useAction } from '../components/useAction.ts';
import { countText } from '../i18n/numbers.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { retirableText } from './resultsModel.ts';

type Source = Results['retirable'][number];

/**
 * Searches and profiles with clearly few answers, which the owner can retire, and those that may become so.
 * None is called the worst: each is compared with its account alone.
 */
export function Retirable({ sources, suspects }: { sources: Source[]; suspects: Source[] }) {
  const t = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const { accounts } = useAccounts();
  const refresh = () =>
    Promise.all(['results', 'settings'].map((key) => client.invalidateQueries({ queryKey: [key] })));

  const own = { failed: t('results.retire.failed'), isUncovered: true, focus: content };
  const restoring = useAction({
    ...own,
    run: (retired: Awaited<ReturnType<typeof api.retireSource>>) => api.restoreSource(retired).then(refresh),
  });
  const retiring = useAction({
    ...own,
    async run(source: Source) {
      const retired = await api.retireSource(source);
      await refresh();
      return retired;
    },
    done: (_, { accountId }) => {
      const account = accounts.find((each) => each.accountId === accountId)?.name ?? '';
      return t('results.retire.done', { account });
    },
    undo: (retired) => () => restoring.act(retired),
  });

  if (sources.length + suspects.length === 0) return null;
  return (
    <Changes>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sources.map((source) => {
          const key = `${source.accountId} ${source.source}`;
          const text = t('results.retire.text', valuesOf(source));
          return currentWorkspace() ? (
            <Alert key={key} severity="info">
              {text}
            </Alert>
          ) : (
            <Notice
              key={key}
              severity="info"
              action={t('results.retire.button')}
              onAction={() => retiring.act(source)}
              busy={retiring.running === source}
            >
              {text}
            </Notice>
          );
        })}
        {suspects.map((source) => (
          <Typography
            key={`${source.accountId} ${source.source}`}
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {t('results.retire.suspect', { ...valuesOf(source), smart_count: source.missing })}
          </Typography>
        ))}
      </Box>
    </Changes>
  );

  function valuesOf({ kind, source, answered, comments, sureness }: Source) {
    return {
      source: retirableText({ kind, source }, t),
      answered: countText(answered),
      comments: countText(comments),
      sureness: shareText(sureness, language),
      days: countText(poorDays),
    };
  }
}
