import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Plan, Subscription } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Panel } from '../components/Panel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { notify } from '../notify.tsx';
import { day, money, monthly, offers, statusView } from './billingModel.ts';
import { SeatEditor } from './SeatEditor.tsx';
import { keepSubscription, type Press } from './useBilling.ts';

type Props = Press & { subscription: Subscription; plan: Plan | null; connected: number };

/** What runs, until when, and what may be done about it. */
export function SubscriptionPanel({ subscription, plan, connected, busy, press }: Props) {
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const { status, seats, cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd, trialEnd } = subscription;
  const may = offers(subscription);
  const end = status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd;

  async function cancel(): Promise<void> {
    const work = async () => {
      keepSubscription(await api.cancelSubscription());
      notify.success('Subscription will be canceled at the end of the billing period');
    };
    await press('cancel', work, 'Failed to cancel subscription');
    setAsking(false);
  }
  const reactivate = () =>
    press(
      'reactivate',
      async () => {
        keepSubscription(await api.reactivateSubscription());
        notify.success('Subscription reactivated successfully');
      },
      'Failed to reactivate subscription',
    );

  return (
    <Panel
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {plan ? plan.name : 'Your subscription'}
          <StatusChip {...statusView(status)} />
        </Box>
      }
      actions={
        <>
          {may.cancel && (
            <Button variant="outlined" disabled={busy !== null} onClick={() => setAsking(true)}>
              Cancel subscription
            </Button>
          )}
          {may.reactivate && (
            <Button
              variant="contained"
              loading={busy === 'reactivate'}
              disabled={busy !== null}
              onClick={() => void reactivate()}
            >
              Reactivate
            </Button>
          )}
        </>
      }
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto) 1fr' },
          columnGap: { xs: 4, md: 12 },
          rowGap: 4,
        }}
      >
        <Fact
          label="Seats"
          note={
            <>
              {connected} in use · <TextLink to="/linkedin-accounts">See accounts</TextLink>
            </>
          }
        >
          {seats}
          {may.editSeats && !editing && (
            <Button size="small" variant="outlined" disabled={busy !== null} onClick={() => setEditing(true)}>
              Edit seats
            </Button>
          )}
        </Fact>
        {plan && (
          <Fact label="Price" note={`${money(monthly(plan, 1))} a seat`}>
            {money(monthly(plan, seats))} per month
          </Fact>
        )}
        {currentPeriodStart && currentPeriodEnd && (
          <Fact label={status === 'trialing' ? 'Trial' : 'Current period'}>
            <Box component="span" sx={{ '& > span': { whiteSpace: 'nowrap' } }}>
              <span>{day(currentPeriodStart)} –</span> <span>{day(currentPeriodEnd)}</span>
            </Box>
          </Fact>
        )}
        {end && (status === 'active' || status === 'trialing') && (
          <Fact label={cancelAtPeriodEnd ? 'Ends on' : 'Next payment'}>{day(end)}</Fact>
        )}
      </Box>
      {editing && (
        <SeatEditor
          seats={seats}
          connected={connected}
          isTrial={status === 'trialing'}
          busy={busy}
          press={press}
          onClose={() => setEditing(false)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title="Cancel subscription"
        confirm="Cancel subscription"
        dismiss="Keep subscription"
        isDangerous
        busy={busy === 'cancel'}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <Typography>Are you sure you want to cancel your subscription?</Typography>
        {end && (
          <Typography sx={{ color: 'text.secondary', mt: 2 }}>
            It goes on until {day(end)}, and nothing is charged after that.
          </Typography>
        )}
      </ConfirmDialog>
    </Panel>
  );
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 1, fontWeight: 500 }}>
        <Box sx={{ minHeight: 30, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>{children}</Box>
        {note && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
