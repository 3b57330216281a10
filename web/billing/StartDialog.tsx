import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Plan } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { TitledDialog } from '../components/TitledDialog.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText } from '../notify.tsx';
import { day, money } from '../subscription/billingModel.ts';
import { useBillingBusy, usePreview } from './useBilling.ts';
import { useChange } from './useConfirmation.tsx';

export type Choice = { plan: Plan; seats: number };
type Props = {
  choice: Choice | null;
  open: boolean;
  charged: string | null;
  onConfirm: () => void;
  onOtherCard: () => void;
  onClose: () => void;
};

export function StartDialog({ choice, open, charged, onConfirm, onOtherCard, onClose }: Props) {
  const t = useTranslate('billing');
  const isBusy = useBillingBusy();
  // Kept with its choice: another choice does not show it.
  const [problem, setProblem] = useState<{ choice: Choice; text: ProblemText } | null>(null);
  const { data: cost, error } = usePreview(
    open && choice ? { priceId: choice.plan.stripePriceId, seats: choice.seats } : null,
  );
  const subscribing = useChange(onConfirm, {
    run({ plan, seats }: Choice) {
      setProblem(null);
      return api.subscribe({ priceId: plan.stripePriceId, seats });
    },
    done: t('picker.started', { plan: choice?.plan.name ?? '' }),
    failed: t('picker.failed'),
    onError: (error, failed) => choice && setProblem({ choice, text: failureText(error, failed) }),
  });
  if (!choice) return null;
  const { plan, seats } = choice;
  const shown = problem?.choice === choice ? problem.text : error && failureText(error, t('cost.failed'));

  async function subscribe(chosen: Choice): Promise<void> {
    if (!(await subscribing.submit(chosen))) onClose();
  }

  const price = (cents: number) => money(cents, cost?.currency);
  const next = cost?.nextDate
    ? t('start.nextOn', { price: price(cost.nextAmount), date: day(cost.nextDate) })
    : '–';
  return (
    <TitledDialog
      open={open}
      // Not on a click outside, because the second click of a double click is one.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !isBusy && onClose()}
      title={t('start.title', { plan: plan.name })}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            autoFocus
            loading={subscribing.busy}
            disabled={isBusy || !cost}
            onClick={() => void subscribe(choice)}
          >
            {cost?.dueNow === 0
              ? t('start.beginTrial', { today: price(0) })
              : t('start.pay', { price: cost ? price(cost.dueNow) : '' })}
          </Button>
        </>
      }
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
        <Line label={t('start.plan')}>{plan.name}</Line>
        <Line label={t('start.seats')}>
          {t('plan.perSeat', { price: price(plan.price * 100), smart_count: seats })}
        </Line>
        <Line label={t('start.card')}>
          {charged ?? '–'}
          <Button size="small" disabled={isBusy} onClick={onOtherCard} sx={{ mr: -2 }}>
            {t('start.otherCard')}
          </Button>
        </Line>
        <Line label={t('start.today')}>{cost ? price(cost.dueNow) : <Skeleton width={72} />}</Line>
        <Line label={t('start.next')}>{cost ? next : <Skeleton width={140} />}</Line>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('start.renews')}
      </Typography>
      <Problem problem={shown} />
    </TitledDialog>
  );
}

const value = {
  m: 0,
  ml: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: 2,
  textAlign: 'right',
  fontWeight: 500,
} as const;

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 }}>
    <Typography component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
      {label}
    </Typography>
    <Box component="dd" sx={value}>
      {children}
    </Box>
  </Box>
);
