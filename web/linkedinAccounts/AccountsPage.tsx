import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { isSubscribed } from '../../server/identity/users/limits.ts';
import { settingsQuery } from '../accountSettings/settingsQuery.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { seatUse, whyNotConnect, whyNotLogin } from '../accounts/accountsModel.ts';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useConnect } from '../accounts/useConnect.ts';
import { useActiveAccount } from '../activeAccount.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { Page } from '../components/Page.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { queryClient } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { SubscriptionBanner } from '../subscription/SubscriptionBanner.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { AccountRow } from './AccountRow.tsx';

export function AccountsPage() {
  useEventStream();
  return (
    <ListBase<AccountRecord>
      perPage={100}
      sort={{ field: 'createdAt', order: 'ASC' }}
      storeKey={false}
      disableSyncWithLocation
      exporter={false}
      // The page shows the error.
      queryOptions={{ onError: () => {} }}
    >
      <Accounts />
    </ListBase>
  );
}

function Accounts() {
  const t = useTranslate();
  const { userData } = useSession();
  const me = useMe().data ?? userData;
  const status = me?.status ?? 'None';
  const seats = me?.seats ?? 0;
  const list = useListContext<AccountRecord>();
  const { data: accounts = [], total = 0, isPending, error } = list;
  const [active, setActive] = useActiveAccount();
  const { connect, connecting } = useConnect();
  const navigate = useNavigate();
  const signInId = useId();
  const isEmpty = !isPending && !error && accounts.length === 0;

  function open(accountId: string): void {
    setActive(accountId);
    void queryClient.prefetchQuery(settingsQuery(accountId));
    navigate('/dashboard');
  }

  const connectButton = (
    <Changes>
      <Button
        variant="contained"
        loading={connecting === 'new'}
        disabled={isPending || !isSubscribed(status)}
        aria-describedby={signInId}
        onClick={() => void connect(null, whyNotConnect(status, seats, total, t))}
      >
        {t('accounts.connect')}
      </Button>
    </Changes>
  );

  return (
    <Page
      title={t('accounts.title')}
      description={
        isPending ? (
          <Skeleton width={130} />
        ) : (
          <SeatBar accounts={accounts} used={total} seats={seats} isSubscribed={isSubscribed(status)} />
        )
      }
      actions={
        <>
          <Button component={Link} to="/billing" variant="outlined">
            {t('accounts.purchase')}
          </Button>
          {!isEmpty && connectButton}
        </>
      }
    >
      <SubscriptionBanner status={status} />
      <Typography id={signInId} variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('accounts.signInPage')}
      </Typography>
      <Card>
        <Faces
          query={list}
          failed={t('accounts.failed')}
          loading={<RowsSkeleton rows={3} height={96} />}
          empty={
            <EmptyState title={t('accounts.none')} text={t('accounts.noneText')} action={connectButton} />
          }
        >
          <Box component="ul" aria-label={t('accounts.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {accounts.map((account, place) => (
              <AccountRow
                key={account.accountId}
                account={account}
                signInId={signInId}
                seat={place < seats ? place + 1 : null}
                active={account.accountId === active}
                logsIn={connecting === account.accountId}
                onOpen={() => open(account.accountId)}
                onLogin={() => void connect(account.accountId, whyNotLogin(status, t))}
              />
            ))}
          </Box>
        </Faces>
      </Card>
    </Page>
  );
}

type Props = {
  accounts: readonly AccountRecord[];
  used: number;
  seats: number;
  isSubscribed: boolean;
};

function SeatBar({ accounts, used, seats, isSubscribed }: Props) {
  const t = useTranslate();
  const free = Array.from({ length: Math.max(0, seats - used) }, (_, at) => used + at + 1);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <span>{seatUse(used, seats, t)}</span>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {accounts.map((account) => (
          <Box key={account.accountId} component="span" title={account.name}>
            <AccountAvatar account={account} size={24} />
          </Box>
        ))}
        {free.map((place) => (
          <Box key={place} component="span" title={t('accounts.seatFree')} sx={freeSeat} />
        ))}
      </Box>
      {isSubscribed && used >= seats && used > 0 && (
        <Typography variant="body2">{t('accounts.seatsFull')}</Typography>
      )}
    </Box>
  );
}

const freeSeat = {
  width: 24,
  height: 24,
  borderRadius: 99,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'lineStrong',
} as const;
