import { Alert, Box, Button, Card } from '@mui/material';
import { Link } from 'react-router-dom';
import { isSubscribed } from '../../server/users/schemas.ts';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { StatusPanel } from '../activity/StatusPanel.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { ActionBar } from './ActionBar.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { faultsOf } from './dashboardModel.ts';
import { LimitsPanel } from './LimitsPanel.tsx';
import { MonitorsPanel } from './MonitorsPanel.tsx';
import { SearchesPanel } from './SearchesPanel.tsx';
import { SubscriptionBanner } from './SubscriptionBanner.tsx';
import { TimingPanel } from './TimingPanel.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { type Dashboard, useDashboard } from './useDashboard.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export function DashboardPage() {
  const dashboard = useDashboard();
  const { status, accounts, account, settings, setForm, form, dirty, setActive } = dashboard;
  const guard = useLeaveGuard(dirty);

  function stay(): void {
    guard.stay();
    if (settings.abandoning) setActive(form.accountId);
  }
  function discard(): void {
    setForm((now) => ({ ...now, draft: now.saved }));
    guard.leave();
  }

  return (
    <Page title="Dashboard">
      {!isSubscribed(status) && <SubscriptionBanner />}
      <Content {...dashboard} />
      <UnsavedDialog
        open={guard.asking || settings.abandoning}
        name={account?.name ?? 'this account'}
        onStay={stay}
        onDiscard={discard}
      />
      {!accounts.isPending && <ActionBar {...dashboard} />}
    </Page>
  );
}

function Content({ status, accounts, account, settings, form, setForm, setActive }: Dashboard) {
  if (accounts.isPending) return <DashboardSkeleton />;
  if (accounts.error && accounts.accounts.length === 0) {
    return (
      <Card>
        <ErrorState title="Your accounts could not be loaded" error={accounts.error} onRetry={() => void accounts.refetch()} />
      </Card>
    );
  }
  const panel = { form, setForm, faults: faultsOf(form.draft) };
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 8 }}>
      {account ? (
        <StatusPanel account={account} saved={form.saved} known={settings.ready && !settings.failed} status={status} />
      ) : (
        <NoAccounts />
      )}
      {settings.failed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={settings.refetching} onClick={() => void settings.refetch()}>
              Try again
            </Button>
          }
        >
          The settings of this account could not be loaded. These are the defaults; saving replaces what was there.
        </Alert>
      )}
      {settings.ready ? (
        <Box key={form.accountId} sx={columns}>
          <Box sx={column}>
            <AccountPanel {...panel} accounts={accounts.accounts} accountId={form.accountId} onPick={setActive} />
            <TimingPanel {...panel} />
            {account && (
              <Box sx={last}>
                <ActivityPanel accountId={account.accountId} />
              </Box>
            )}
          </Box>
          <Box sx={column}>
            <LimitsPanel {...panel} />
            <SearchesPanel {...panel} />
            <MonitorsPanel {...panel} />
          </Box>
        </Box>
      ) : (
        <DashboardSkeleton settingsOnly />
      )}
    </Box>
  );
}

// One column on a phone, where what happened comes after everything that can be set.
const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const last = { order: { xs: 1, md: 0 }, minWidth: 0 };
const columns = { display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } };

const NoAccounts = () => (
  <Card>
    <EmptyState
      title="No accounts yet"
      text="Connect a LinkedIn account first. Then say here when it comments, on what, and in what voice."
      action={
        <Button component={Link} to="/linkedin-accounts" variant="contained">
          Go to LinkedIn accounts
        </Button>
      }
    />
  </Card>
);
