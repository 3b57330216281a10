import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { limits } from '../../../server/accounts/settings/limits.ts';
import { useAccounts } from '../../accounts/useAccounts.ts';
import { useActiveAccount } from '../../activeAccount.ts';
import { ApiError } from '../../call.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Faces } from '../../components/Faces.tsx';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Changes } from '../../viewAs/Changes.tsx';
import { SubscriptionNeeded } from '../SubscriptionNeeded.tsx';
import { Writing } from '../Writing.tsx';
import { BenchResults } from './BenchResults.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { type BenchState, useBench } from './useBench.ts';

export function PromptBenchPage() {
  const t = useTranslate();
  const list = useAccounts();
  const { accounts } = list;
  const [active, setActive] = useActiveAccount();
  const asked = (useLocation().state ?? {}) as { accountId?: string; prompt?: string };
  const account = accounts.find(({ accountId }) => accountId === active) ?? accounts[0];

  return (
    <Page title={t('review.bench.title')} description={t('review.bench.description')}>
      <Faces
        of={list}
        failed={t('review.bench.accountsFailed')}
        loading={<RowsSkeleton rows={6} />}
        empty={
          <EmptyState
            title={t('review.bench.noAccount')}
            text={t('review.bench.noAccountText')}
            action={
              <Button component={Link} to="/linkedin-accounts" variant="contained">
                {t('review.bench.toAccounts')}
              </Button>
            }
          />
        }
      >
        {account && (
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TextField
              select
              label={t('review.bench.account')}
              value={account.accountId}
              onChange={(event) => setActive(event.target.value)}
              helperText={t('review.bench.accountHint')}
              sx={{ maxWidth: 360 }}
            >
              {accounts.map(({ accountId, name }) => (
                <MenuItem key={accountId} value={accountId}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <Changes>
              <Bench
                key={account.accountId}
                account={account}
                tried={asked.accountId === account.accountId ? asked.prompt : undefined}
              />
            </Changes>
          </Box>
        )}
      </Faces>
    </Page>
  );
}

type Props = { account: { accountId: string; name: string }; tried: string | undefined };

function Bench({ account, tried }: Props) {
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

function BenchPrompts({ bench }: { bench: BenchState }) {
  const t = useTranslate();
  const { settings, before, prompt, chosen, isTooLong } = bench;
  const field = (value: string, hint: string, change: (text: string) => void) => ({
    value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    error: isTooLong(value),
    helperText: isTooLong(value) ? t('review.bench.tooLong', { most: limits.prompt }) : hint,
    multiline: true,
    minRows: 6,
    maxRows: 16,
    fullWidth: true,
  });
  return (
    <Panel title={t('review.bench.prompts')}>
      <Faces of={settings} failed={t('review.bench.settingsFailed')} loading={<RowsSkeleton rows={3} />}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField
            label={t('review.bench.old')}
            {...field(before, t('review.bench.oldHint'), bench.setBefore)}
          />
          <TextField
            label={t('review.bench.new')}
            {...field(prompt, t('review.bench.newHint'), bench.setPrompt)}
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button variant="contained" disabled={!bench.canRun} onClick={() => void bench.compare()}>
              {t('review.bench.run')}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
              {chosen.length === 0
                ? t('review.bench.needsPosts')
                : t('review.bench.cost', { smart_count: chosen.length * 2 })}
            </Typography>
          </Box>
        </Box>
      </Faces>
    </Panel>
  );
}
