import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Results } from '../../server/history/results/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { shareText } from '../comments/traceModel.ts';
import { Notice } from '../components/Notice.tsx';
import { useAction } from '../components/useAction.ts';
import { locale } from '../i18n/locale.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { retirableText } from './resultsModel.ts';

type Source = Results['retirable'][number];

/** For the owner: searches and profiles with clearly few answers, and those that may become so. */
export function Retirable({ sources, suspects }: { sources: Source[]; suspects: Source[] }) {
  const t = useTranslate();
  const client = useQueryClient();
  const language = useLanguage();
  const { accounts } = useAccounts();
  const refresh = () =>
    Promise.all(['results', 'settings'].map((key) => client.invalidateQueries({ queryKey: [key] })));

  const own = { failed: t('results.retire.failed'), isUncovered: true };
  const restoring = useAction({
    ...own,
    run: (retired: Awaited<ReturnType<typeof api.retireSource>>) => api.restoreSource(retired).then(refresh),
  });
  const retiring = useAction({
    ...own,
    async run(source: Source) {
      const retired = await api.retireSource(source);
      const account = accounts.find(({ accountId }) => accountId === source.accountId)?.name ?? '';
      await refresh();
      notify.undoable(t('results.retire.done', { account }), t('results.retire.undo'), (isUndo) => {
        if (isUndo) restoring.act(retired);
      });
    },
  });

  if (sources.length + suspects.length === 0 || currentWorkspace()) return null;
  return (
    <Changes>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sources.map((source) => (
          <Notice
            key={`${source.accountId} ${source.source}`}
            severity="info"
            action={t('results.retire.button')}
            onAction={() => retiring.act(source)}
            busy={retiring.running === source}
          >
            {t('results.retire.text', valuesOf(source))}
          </Notice>
        ))}
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

  function valuesOf(source: Source) {
    const { answered, comments, sureness } = source;
    const counts = {
      answered: answered.toLocaleString(locale()),
      comments: comments.toLocaleString(locale()),
    };
    return { source: retirableText(source, t), ...counts, sureness: shareText(sureness, language) };
  }
}
