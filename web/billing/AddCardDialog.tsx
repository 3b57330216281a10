import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, RadioButtonGroupInput, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { PaymentMethods } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { withOverlay } from '../components/overlayStore.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText } from '../notify.tsx';
import { brandName } from '../subscription/billingModel.ts';
import { useBank } from './BankFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CardFormActions, type CardFormProps, FormSkeleton, type Setup } from './cardForm.tsx';
import { type TestCard, testCards } from './sandboxCards.ts';
import { keepCards, refreshBilling, useBillingAction } from './useBilling.ts';

const StripeForm = lazy(() => import('./StripeForm.tsx').then((m) => ({ default: m.StripeForm })));

type Props = {
  setup: Setup | null;
  open: boolean;
  reason: string | null;
  onAdded: () => void;
  onClose: () => void;
  /** Called when it is out of sight. */
  onClosed: () => void;
};

export function AddCardDialog({ setup, open, reason, onAdded, onClose, onClosed }: Props) {
  const t = useTranslate('billing.addCard');
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const secret = setup?.clientSecret ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form begins without a problem
  useEffect(() => setProblem(null), [secret]);
  // The confirmed card: after a failed save, it must not be confirmed a second time.
  const taken = useRef<{ secret: string; card: string } | null>(null);

  /** The provider's event may have saved the card although the call failed. */
  async function keep(card: string): Promise<PaymentMethods> {
    try {
      return await api.addCard(card);
    } catch (error) {
      // The user declined to confirm, so the card must not count as saved.
      if (error instanceof ApiError && error.code === 'proof_required') throw error;
      const held = await api.listCards().catch(() => null);
      if (held?.paymentMethods.some(({ id }) => id === card)) return held;
      throw error;
    }
  }

  /** Removes a card whose save was reported as failed. */
  function close(): void {
    const left = problem && taken.current?.secret === secret ? taken.current.card : null;
    if (left !== null) {
      taken.current = null;
      void api.removeCard(left).then(refreshBilling, () => {});
    }
    onClose();
  }

  const adding = useBillingAction({
    async run(confirm: () => Promise<string | null>) {
      setProblem(null);
      const card = taken.current?.secret === secret ? taken.current.card : await confirm();
      if (card === null) return false;
      taken.current = { secret, card };
      await withOverlay(async () => {
        const kept = await keep(card);
        const { defaultPaymentMethodId: charged } = kept;
        const isCharged = charged !== null && (charged === card || !setup?.replaces);
        keepCards(isCharged ? kept : await api.setDefaultCard(card));
      });
      taken.current = null;
      onAdded();
      return true;
    },
    done: (isAdded) => (isAdded ? t('added') : undefined),
    failed: t('failed'),
    onError: (error, failed) => setProblem(failureText(error, failed)),
    isUncovered: true,
  });

  const CardForm = setup?.config.confirmUrl ? SandboxForm : StripeForm;
  return (
    <Dialog
      open={open}
      onClose={adding.busy ? undefined : close}
      slotProps={{ transition: { onExited: onClosed } }}
      aria-labelledby="add-card-title"
    >
      <DialogTitle id="add-card-title">{t(setup?.replaces ? 'updateTitle' : 'title')}</DialogTitle>
      {reason && <Typography sx={{ px: 6 }}>{reason}</Typography>}
      {setup?.replaces && <Typography sx={{ px: 6 }}>{t('replaces')}</Typography>}
      {setup && (
        <ErrorBoundary resetKey={setup.clientSecret}>
          <Suspense fallback={<FormSkeleton />}>
            <CardForm
              key={setup.clientSecret}
              setup={setup}
              busy={adding.busy}
              problem={<Problem problem={problem} sx={{ mt: 4 }} />}
              onSubmit={adding.act}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}

const firstCard = { card: testCards[0]?.id };

function SandboxForm({ setup, busy, problem, onSubmit, onClose }: CardFormProps) {
  const t = useTranslate('billing.addCard');
  const bank = useBank();
  return (
    <>
      {bank.frame}
      {bank.leave && (
        <DialogActions>
          <Button onClick={bank.leave}>{t('another')}</Button>
        </DialogActions>
      )}
      <Box sx={{ display: bank.frame ? 'none' : 'contents' }}>
        <Form
          record={firstCard}
          onSubmit={({ card }: FieldValues) => onSubmit(() => bank.confirm(setup, card))}
          noValidate
        >
          <DialogContent>
            <RadioButtonGroupInput
              source="card"
              label={t('sandbox')}
              choices={testCards}
              optionText={<TestCardText />}
              disabled={busy}
              row={false}
              helperText={false}
              sx={{
                my: 0,
                '& .RaRadioButtonGroupInput-label': { transform: 'none', mb: 2, fontSize: 14 },
                '& .MuiRadio-root': { p: 2 },
                '& .MuiFormControlLabel-root': { ml: -2, minHeight: 44 },
              }}
            />
            {problem}
          </DialogContent>
          <CardFormActions busy={busy} onClose={onClose} />
        </Form>
      </Box>
    </>
  );
}

function TestCardText() {
  const t = useTranslate('billing');
  const card = useRecordContext<TestCard>();
  if (!card) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <BrandMark brand={card.brand} />
      <span>
        <Box component="span" className="tabular" sx={{ fontWeight: 500, display: 'block' }}>
          {brandName(t, card.brand)} {card.last4}
        </Box>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {t(`testCards.${card.outcome}`)}
        </Typography>
      </span>
    </Box>
  );
}
