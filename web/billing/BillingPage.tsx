import { Box, LinearProgress, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { User } from '../../server/users/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useMe } from '../session.ts';
import { billingDay, billingSentence, statusTone } from './billingModel.ts';

export function BillingPage() {
  const me = useMe();
  return (
    <Page title="Billing & Subscription" description={me.data && billingSentence(me.data)}>
      {me.data ? (
        <Summary user={me.data} />
      ) : me.isError ? (
        <ErrorState title="Failed to load billing information" error={me.error} onRetry={me.refetch} retrying={me.isFetching} />
      ) : (
        <Skeleton variant="rounded" height={132} aria-label="Loading" />
      )}
    </Page>
  );
}

function Summary({ user }: { user: User }) {
  const day = billingDay(user);
  return (
    <Panel title="Summary">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, columnGap: 6, rowGap: 5 }}
      >
        <Fact label="Status">
          <StatusChip tone={statusTone[user.status]} label={user.status} />
        </Fact>
        {day && <Fact label={day.label}>{day.value}</Fact>}
        <Fact label="Seats used">
          <SeatsUsed seats={user.seats} />
        </Fact>
      </Box>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 1, fontWeight: 500 }}>
        {children}
      </Box>
    </Box>
  );
}

function SeatsUsed({ seats }: { seats: number }) {
  const { total: used, isPending, error } = useAccounts();
  if (isPending) return <Skeleton width={96} />;
  if (error) return <>{seats} in all; how many are used could not be loaded</>;
  return (
    <>
      {used} of {seats}
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (used / Math.max(1, seats)) * 100)}
        aria-label="Seats used"
        sx={{ my: 2, maxWidth: 240 }}
      />
      <Typography variant="body2" component="div">
        <TextLink to="/linkedin-accounts">See the accounts</TextLink>
      </Typography>
    </>
  );
}
