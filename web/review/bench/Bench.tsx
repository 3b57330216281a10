import { Alert, Box, Typography } from '@mui/material';

import { ApiError } from '../../call.ts';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SubscriptionNeeded } from '../SubscriptionNeeded.tsx';
import { Writing } from '../Writing.tsx';
import { BenchPrompts } from './BenchPrompts.tsx';
import { BenchResults } from './BenchResults.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { useBench } from './useBench.ts';

type Props = { account: { accountId: string; name: string }; tried: string | undefined };

export function Bench({ account, tried }: Props) {
  const t = useTranslate();
  const bench = useBench(account.accountId, tried);
  const { run } = bench;
  return (
    <>
      {bench.needsSubscription && <SubscriptionNeeded text={t('review.bench.unsubscribed')} />}
      <PostsPanel bench={bench} account={account} />
      <BenchPrompts bench={bench} />
      {run.kind === 'going' && (
        <Panel>
          <Writing
            what={t('review.bench.running', { smart_count: bench.chosen.length * 2 })}
            since={run.since}
            onCancel={bench.cancel}
          />
        </Panel>
      )}
      {run.kind === 'cancelled' && <Typography role="status">{t('review.bench.cancelled')}</Typography>}
      {run.kind === 'failed' && (
        <Alert severity="error">
          {run.error instanceof ApiError ? run.error.message : t('review.bench.runFailed')}
        </Alert>
      )}
      <Box role="status" sx={unseen}>
        {run.kind === 'done' &&
          t('review.bench.done', {
            before: run.result.made.summary.before.passed,
            after: run.result.made.summary.after.passed,
            of: run.result.made.summary.after.of,
          })}
      </Box>
      {run.kind === 'done' && <BenchResults account={account} result={run.result} isStale={bench.isStale} />}
    </>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
