import { Box, Button, MenuItem, TextField } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { useAccounts } from '../../accounts/useAccounts.ts';
import { useActiveAccount } from '../../activeAccount.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Faces } from '../../components/Faces.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Changes } from '../../viewAs/Changes.tsx';
import { Bench } from './Bench.tsx';

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
