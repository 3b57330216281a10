import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { isSubscribed } from '../../server/users/schemas.ts';
import { useActiveAccount } from '../activeAccount.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { settingsQuery } from '../dashboard/useSettings.ts';
import { useEvents } from '../events.ts';
import { queryClient, useMe, useSession } from '../session.ts';
import { AccountRow, cells } from './AccountRow.tsx';
import { messages, seatUse, whyNotConnect, whyNotLogin } from './accountsModel.ts';
import { useAccounts } from './useAccounts.ts';
import { useConnect } from './useConnect.ts';

export function AccountsPage() {
  useEvents();
  const { userData } = useSession();
  const me = useMe().data ?? userData;
  const status = me?.status ?? 'None';
  const seats = me?.seats ?? 0;
  const { accounts, total, isPending, error, refetch } = useAccounts();
  const [active, setActive] = useActiveAccount();
  const { connect, connecting } = useConnect();
  const navigate = useNavigate();

  const isEmpty = !isPending && !error && accounts.length === 0;

  function open(accountId: string): void {
    setActive(accountId);
    void queryClient.prefetchQuery(settingsQuery(accountId));
    navigate('/dashboard');
  }

  const connectButton = (
    <Button
      variant="contained"
      loading={connecting === 'new'}
      disabled={isPending || !isSubscribed(status)}
      onClick={() => void connect(null, whyNotConnect(status, seats, total))}
    >
      Connect account
    </Button>
  );

  return (
    <Page
      title="LinkedIn Accounts"
      description={isPending ? <Skeleton width={130} /> : seatUse(total, seats)}
      actions={
        <>
          <Button component={Link} to="/billing" variant="outlined">
            Purchase seats
          </Button>
          {!isEmpty && connectButton}
        </>
      }
    >
      {!isSubscribed(status) && <Typography sx={{ color: 'text.secondary', mb: 4 }}>{messages.subscribe}.</Typography>}
      <Card>
        {isPending ? (
          <RowsSkeleton />
        ) : error && accounts.length === 0 ? (
          <ErrorState title="Your accounts could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : isEmpty ? (
          <EmptyState
            title="No accounts yet"
            text="Connect a LinkedIn account and Chime In comments from it, at the times and on the posts that you choose."
            action={connectButton}
          />
        ) : (
          <Box component="ul" aria-label="LinkedIn accounts" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {accounts.map((account) => (
              <AccountRow
                key={account.accountId}
                account={account}
                active={account.accountId === active}
                logsIn={connecting === account.accountId}
                onOpen={() => open(account.accountId)}
                onLogin={() => void connect(account.accountId, whyNotLogin(status))}
              />
            ))}
          </Box>
        )}
      </Card>
    </Page>
  );
}

const RowsSkeleton = () => (
  <Box role="status" aria-label="Loading">
    {[0, 1, 2].map((row) => (
      <Box key={row} sx={cells}>
        <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 3 }}>
          <Skeleton variant="circular" width={36} height={36} />
          <Box>
            <Skeleton width={140} />
            <Skeleton width={180} />
          </Box>
        </Box>
        <Skeleton variant="rounded" width={160} height={24} sx={{ gridArea: 'chips', borderRadius: 999 }} />
        <Skeleton width={80} sx={{ gridArea: 'date' }} />
      </Box>
    ))}
  </Box>
);
