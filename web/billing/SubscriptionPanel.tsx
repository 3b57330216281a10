import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Plan, Subscription } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { giveFocusBack } from '../components/keepFocus.ts';
import { Panel } from '../components/Panel.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { day, endOf, money, monthly, offers, statusView } from '../subscription/billingModel.ts';
import { SeatEditor } from './SeatEditor.tsx';
import { keepSubscription, useBillingAction, useBillingBusy } from './useBilling.ts';
import { useChange } from './useConfirmation.tsx';

type Props = {
  subscription: Subscription;
  plan: Plan | null;
  connected: number;
  onConfirm: () => void;
};

export function SubscriptionPanel({ subscription, plan, connected, onConfirm }: Props) {
  const t = useTranslate('billing');
  const isBusy = useBillingBusy();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing && editButton.current) giveFocusBack(editButton.current);
    wasEditing.current = editing;
  }, [editing]);
  const { status, seats, cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd } = subscription;
  const may = offers(subscription);
  const end = endOf(subscription);

  const leave = t(may.endTrial ? 'subscription.endTrial' : 'subscription.cancel');
  const canceling = useBillingAction({
    run: async () => keepSubscription(await api.cancelSubscription()),
    confirm: {
      title: leave,
      text: (
        <>
          <Typography>{t('subscription.cancelAsk')}</Typography>
          {end && (
            <Typography sx={{ color: 'text.secondary', mt: 2 }}>
              {t('subscription.cancelNote', { date: day(end) })}
            </Typography>
          )}
        </>
      ),
      confirm: leave,
      dismiss: t('subscription.keep'),
      isDangerous: true,
    },
    done: t('subscription.canceled'),
    failed: t('subscription.cancelFailed'),
  });
  const reactivating = useChange(onConfirm, {
    run: () => api.reactivateSubscription(),
    done: t('subscription.reactivated'),
    failed: t('subscription.reactivateFailed'),
  });

  return (
    <Panel
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          {plan ? plan.name : t('subscription.fallback')}
          <StatusChip {...statusView(t, status)} />
        </Box>
      }
      actions={
        <>
          {(may.cancel || may.endTrial) && (
            <Button variant="outlined" disabled={isBusy} onClick={() => canceling.act()}>
              {leave}
            </Button>
          )}
          {may.reactivate && (
            <Button
              variant="contained"
              loading={reactivating.busy}
              disabled={isBusy}
              onClick={() => reactivating.act()}
            >
              {t('subscription.reactivate')}
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
          label={t('subscription.seats')}
          note={
            <>
              {t('subscription.inUse', { smart_count: connected })} ·{' '}
              <TextLink to="/linkedin-accounts">{t('subscription.accounts')}</TextLink>
            </>
          }
        >
          {seats}
          {may.editSeats && !editing && (
            <Button
              ref={editButton}
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={() => setEditing(true)}
            >
              {t('subscription.editSeats')}
            </Button>
          )}
        </Fact>
        {plan && (
          <Fact
            label={t('subscription.price')}
            note={t('subscription.aSeat', { price: money(monthly(plan, 1)) })}
          >
            {t('subscription.perMonth', { price: money(monthly(plan, seats)) })}
          </Fact>
        )}
        {currentPeriodStart && currentPeriodEnd && (
          <Fact label={t(status === 'trialing' ? 'subscription.trial' : 'subscription.period')}>
            <Box component="span" sx={{ '& > span': { whiteSpace: 'nowrap' } }}>
              <span>{day(currentPeriodStart)} –</span> <span>{day(currentPeriodEnd)}</span>
            </Box>
          </Fact>
        )}
        {end && (status === 'active' || status === 'trialing') && (
          <Fact label={t(cancelAtPeriodEnd ? 'subscription.endsOn' : 'subscription.nextPayment')}>
            {day(end)}
          </Fact>
        )}
      </Box>
      {editing && (
        <SeatEditor
          seats={seats}
          connected={connected}
          isTrial={status === 'trialing'}
          onConfirm={onConfirm}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  );
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 1, fontWeight: 500 }}>
        <Box sx={{ minHeight: 30, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          {children}
        </Box>
        {note && (
          <Typography variant="body2" component="div" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
