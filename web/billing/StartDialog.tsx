import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Plan } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText, notify } from '../notify.tsx';
import { day, money } from './billingModel.ts';
import { asksBank, keepSubscription, type Press, useChoicePreview } from './useBilling.ts';

export type Choice = { plan: Plan; seats: number };
type Props = Press & {
  choice: Choice | null;
  open: boolean;
  charged: string | null;
  onOtherCard: () => void;
  onBankAsks: () => void;
  onClose: () => void;
};

export function StartDialog(props: Props) {
  const { choice, open, charged, onOtherCard, onBankAsks, onClose, busy, press } = props;
  const t = useTranslate();
  // Belongs to one choice, so that it goes with it.
  const [problem, setProblem] = useState<{ of: Choice; text: ProblemText } | null>(null);
  const preview = useChoicePreview(open ? choice : null);
  if (!choice) return null;
  const { plan, seats } = choice;
  const isBusy = busy !== null;
  const tell = (error: unknown, failure: string) =>
    setProblem({ of: choice, text: failureText(error, failure) });
  const shown = problem?.of === choice ? problem.text : null;

  async function subscribe(): Promise<void> {
    setProblem(null);
    let asks = false;
    const work = async () => {
      asks = await asksBank(async () => {
        keepSubscription(await api.subscribe({ priceId: plan.stripePriceId, seats }));
        notify.success(t('billing.picker.started', { plan: plan.name }));
      });
    };
    const done = await press(`subscribe ${plan._id}`, work, t('billing.picker.failed'), { tell });
    if (done) onClose();
    if (asks) onBankAsks();
  }

  const cost = preview.data;
  const price = (cents: number) => money(cents, cost?.currency);
  const when = cost?.nextDate ? day(t, cost.nextDate) : null;
  return (
    <Dialog
      open={open}
      // The second click of a double click must not close it.
      onClose={(_, reason) => reason === 'escapeKeyDown' && !isBusy && onClose()}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 480, maxWidth: 'calc(100% - 32px)' } } }}
      aria-labelledby="start-title"
    >
      <DialogTitle id="start-title">{t('billing.start.title', { plan: plan.name })}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 3 }}>
          <Line label={t('billing.start.plan')}>{plan.name}</Line>
          <Line label={t('billing.start.seats')}>
            {t('billing.plan.perSeat', { price: price(plan.price * 100), smart_count: seats })}
          </Line>
          <Line label={t('billing.start.card')}>
            {charged ?? '–'}
            <Button size="small" disabled={isBusy} onClick={onOtherCard} sx={{ mr: -2 }}>
              {t('billing.start.otherCard')}
            </Button>
          </Line>
          <Line label={t('billing.start.today')} strong>
            {cost ? price(cost.dueNow) : <Skeleton width={72} />}
          </Line>
          <Line label={t('billing.start.next')}>
            {cost ? (
              when ? (
                t('billing.start.nextOn', { price: price(cost.nextAmount), date: when })
              ) : (
                '–'
              )
            ) : (
              <Skeleton width={140} />
            )}
          </Line>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
          {t('billing.start.renews')}
        </Typography>
        <Problem
          problem={shown ?? (preview.isError ? failureText(preview.error, t('billing.cost.failed')) : null)}
          sx={{ mt: 4 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('billing.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          loading={busy === `subscribe ${plan._id}`}
          disabled={isBusy || !cost}
          onClick={() => void subscribe()}
        >
          {cost && cost.dueNow === 0
            ? t('billing.start.beginTrial')
            : t('billing.start.pay', { price: cost ? price(cost.dueNow) : '' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 24 }}>
      <Typography component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {label}
      </Typography>
      <Box
        component="dd"
        className="tabular"
        sx={{
          m: 0,
          ml: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'center',
          columnGap: 2,
          textAlign: 'right',
          fontWeight: strong ? 600 : 500,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
