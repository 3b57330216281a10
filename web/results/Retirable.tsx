import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Results } from '../../server/history/results/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { Notice } from '../components/Notice.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { retirableText } from './resultsModel.ts';

type Source = Results['retirable'][number];

/** For the owner: searches and profiles without a reaction or reply. Retiring one can be undone. */
export function Retirable({ sources }: { sources: Source[] }) {
  const t = useTranslate();
  const client = useQueryClient();
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
      await refresh();
      return retired;
    },
    done: (_, { accountId }) => {
      const account = accounts.find((each) => each.accountId === accountId)?.name ?? '';
      return t('results.retire.done', { account });
    },
    undo: (retired) => () => restoring.act(retired),
  });

  if (sources.length === 0 || currentWorkspace()) return null;
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
            {t('results.retire.text', { source: retirableText(source, t), smart_count: source.comments })}
          </Notice>
        ))}
      </Box>
    </Changes>
  );
}
