import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { asTyped } from '../accountSettings/fieldStyles.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useActiveAccount } from '../activeAccount.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Notice } from '../components/Notice.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { RunState } from '../preview/useRun.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { BenchResults, pair } from './BenchResults.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import { type BenchState, type Prompts, useBench } from './useBench.ts';

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
        query={list}
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
          <Stack sx={{ gap: 5 }}>
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
          </Stack>
        )}
      </Faces>
    </Page>
  );
}

const keepTyped = { keepDirtyValues: true };

type Account = { accountId: string; name: string };
type Props = {
  account: Account;
  /** A new prompt to begin with. */
  tried: string | undefined;
};

function Bench({ account, tried }: Props) {
  const t = useTranslate();
  const bench = useBench(account.accountId);
  const { posts, settings } = bench;
  // Kept per browser tab, so that a new prompt survives a visit to another page.
  const keptKey = `benchPrompt ${account.accountId}`;
  const [typed] = useState(() => tried ?? sessionStorage.getItem(keptKey));
  return (
    <>
      {bench.needsSubscription && (
        <Notice severity="error" to="/billing" action={t('review.subscription.action')}>
          {t('review.bench.unsubscribed')}
        </Notice>
      )}
      <PostsPanel bench={bench} posts={posts} accountId={account.accountId} />
      <Faces query={settings} failed={t('review.bench.settingsFailed')} loading={<RowsSkeleton rows={3} />}>
        {({ prompt: saved }) => (
          <Form
            defaultValues={{ before: saved, prompt: typed ?? saved }}
            onSubmit={(values: FieldValues) => void bench.compare(values as Prompts)}
            mode="onChange"
            resetOptions={keepTyped}
            disableInvalidFormNotification
            noValidate
          >
            <Comparison
              bench={bench}
              account={account}
              keep={(prompt) => {
                if (prompt === saved) sessionStorage.removeItem(keptKey);
                else sessionStorage.setItem(keptKey, prompt);
              }}
            />
          </Form>
        )}
      </Faces>
    </>
  );
}

type ComparisonProps = { bench: BenchState; account: Account; keep: (prompt: string) => void };

function Comparison({ bench: { canRun, chosen, run, cancel }, account, keep }: ComparisonProps) {
  const t = useTranslate();
  const { isValid } = useFormState();
  const { before, prompt } = useWatch<Prompts>() as Prompts;
  const count = chosen.length * 2;
  const field = {
    parse: asTyped,
    multiline: true,
    minRows: 6,
    maxRows: 16,
    validate: (text: string) =>
      text.length > settingFields.prompt.most
        ? t('review.bench.tooLong', { most: settingFields.prompt.most })
        : undefined,
    sx: { my: 0 },
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <Panel title={t('review.bench.prompts')}>
        <Box sx={pair}>
          <TextInput
            source="before"
            label={t('review.bench.old')}
            helperText={t('review.bench.oldHint')}
            {...field}
          />
          <TextInput
            source="prompt"
            label={t('review.bench.new')}
            helperText={t('review.bench.newHint')}
            onChange={(event) => keep(event.target.value)}
            {...field}
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" disabled={!canRun || !isValid}>
              {t('review.bench.run')}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
              {count === 0 ? t('review.bench.needsPosts') : t('review.bench.cost', { smart_count: count })}
            </Typography>
          </Box>
        </Box>
      </Panel>
      <RunState
        run={run}
        going={t('review.bench.running', { smart_count: count })}
        cancelled={t('review.bench.cancelled')}
        failed={t('review.bench.runFailed')}
        onCancel={cancel}
      />
      <Box role="status" sx={visuallyHidden}>
        {run.kind === 'done' &&
          t('review.bench.done', {
            before: run.result.made.summary.before.passed,
            after: run.result.made.summary.after.passed,
            of: run.result.made.summary.after.of,
          })}
      </Box>
      {run.kind === 'done' && (
        <BenchResults
          account={account}
          result={run.result}
          isStale={run.result.before !== before || run.result.prompt !== prompt}
        />
      )}
    </Stack>
  );
}
