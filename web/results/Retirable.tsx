import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Results } from '../../server/history/results/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { Notice } from '../components/Notice.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { retirableText } from './resultsModel.ts';

type Source = Results['retirable'][number];

/** For the owner: searches and profiles without a reaction or reply. Retiring one can be undone. */
export function Retirable({ sources }: { sources: Source[] }) {
  const t = useTranslate();
  const client = useQueryClient();
  const { accounts } = useAccounts();
  const [busy, setBusy] = useState<Source | null>(null);
  const refresh = () =>
    Promise.all(['results', 'settings'].map((key) => client.invalidateQueries({ queryKey: [key] })));

  async function retire(source: Source): Promise<void> {
    setBusy(source);
    try {
      const retired = await api.retireSource(source);
      const account = accounts.find(({ accountId }) => accountId === source.accountId)?.name ?? '';
      await refresh();
      notify.undoable(t('results.retire.done', { account }), t('results.retire.undo'), (isUndo) => {
        if (isUndo)
          void api
            .restoreSource(retired)
            .then(refresh, (error: unknown) => notifyFailure(error, t('results.retire.failed')));
      });
    } catch (error) {
      notifyFailure(error, t('results.retire.failed'));
    }
    setBusy(null);
  }

  if (sources.length === 0 || currentWorkspace()) return null;
  return (
    <Changes>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {sources.map((source) => (
          <Notice
            key={`${source.accountId} ${source.source}`}
            severity="info"
            action={t('results.retire.button')}
            onAction={() => retire(source)}
            busy={busy === source}
          >
            {t('results.retire.text', { source: retirableText(source, t), smart_count: source.comments })}
          </Notice>
        ))}
      </Box>
    </Changes>
  );
}
