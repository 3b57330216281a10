import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { PaymentMethods } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { withOverlay } from '../components/overlayStore.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText, notify } from '../notify.tsx';
import { BankFrame } from './BankFrame.tsx';
import { BrandMark } from './BrandMark.tsx';
import { brandName } from './billingModel.ts';
import { type CardFormProps, FormSkeleton, type Setup } from './cardForm.tsx';
import { confirmCard, readSetup, testCards } from './sandboxCards.ts';
import { keepCards, type Press, refreshBilling } from './useBilling.ts';

const StripeForm = lazy(() => import('./StripeForm.tsx').then((m) => ({ default: m.StripeForm })));

type Props = Press & {
  setup: Setup | null;
  open: boolean;
  reason: string | null;
  onAdded: () => void;
  onClose: () => void;
};

export function AddCardDialog({ setup, open, reason, onAdded, onClose, busy, press }: Props) {
  const t = useTranslate();
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const secret = setup?.clientSecret ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form begins without a problem
  useEffect(() => setProblem(null), [secret]);
  // Not confirmed a second time when only our save failed.
  const taken = useRef<{ secret: string; card: string } | null>(null);
  const isBusy = busy === 'add card';

  /** The provider's event may have saved the card although the call failed. */
  async function keep(card: string): Promise<PaymentMethods> {
    try {
      return await api.addCard(card);
    } catch (error) {
      const held = await api.listCards().catch(() => null);
      if (held?.paymentMethods.some(({ id }) => id === card)) return held;
      throw error;
    }
  }
  const charge = (card: string, { defaultPaymentMethodId: charged }: PaymentMethods) =>
    charged === null || (setup?.replaces && charged !== card) ? api.setDefaultCard(card) : null;

  /** Removes a card whose save was reported as failed. */
  function close(): void {
    const left = problem && taken.current?.secret === secret ? taken.current.card : null;
    if (left !== null) {
      taken.current = null;
      void api.removeCard(left).then(refreshBilling, () => {});
    }
    onClose();
  }

  async function submit(confirm: () => Promise<string | null>): Promise<void> {
    setProblem(null);
    const work = async () => {
      const card = taken.current?.secret === secret ? taken.current.card : await confirm();
      if (card === null) return;
      taken.current = { secret, card };
      await withOverlay(async () => {
        const kept = await keep(card);
        keepCards((await charge(card, kept)) ?? kept);
      });
      taken.current = null;
      notify.success(t('billing.addCard.added'));
      onAdded();
    };
    await press('add card', work, t('billing.addCard.failed'), {
      covered: false,
      tell: (error, failure) => setProblem(failureText(error, failure)),
    });
  }

  const Form = setup?.config.confirmUrl ? SandboxForm : StripeForm;
  return (
    <Dialog open={open} onClose={isBusy ? undefined : close} aria-labelledby="add-card-title">
      <DialogTitle id="add-card-title">
        {t(setup?.replaces ? 'billing.addCard.updateTitle' : 'billing.addCard.title')}
      </DialogTitle>
      {reason && <Typography sx={{ px: 6 }}>{reason}</Typography>}
      {setup?.replaces && <Typography sx={{ px: 6 }}>{t('billing.addCard.replaces')}</Typography>}
      {setup && (
        <ErrorBoundary resetKey={setup.clientSecret}>
          <Suspense fallback={<FormSkeleton />}>
            <Form
              key={setup.clientSecret}
              setup={setup}
              busy={isBusy}
              problem={<Problem problem={problem} sx={{ mt: 4 }} />}
              onSubmit={(confirm) => void submit(confirm)}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}

type Challenge = { url: string; settle: (card: Promise<string | null>) => void };

function SandboxForm({ setup, busy, problem, onSubmit, onClose }: CardFormProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(testCards[0]?.id ?? '');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const asked = useRef(false);
  const labelId = useId();

  async function confirm(): Promise<string | null> {
    const step = await confirmCard(setup, chosen);
    if ('card' in step) return step.card;
    asked.current = true;
    try {
      return await new Promise<string | null>((settle) => setChallenge({ url: step.url, settle }));
    } finally {
      asked.current = false;
      setChallenge(null);
    }
  }

  async function look({ settle }: Challenge): Promise<void> {
    try {
      const step = await readSetup(setup);
      if (asked.current && 'card' in step) settle(Promise.resolve(step.card));
    } catch (error) {
      settle(Promise.reject(error));
    }
  }

  if (challenge) {
    return (
      <>
        <BankFrame url={challenge.url} onLoad={() => void look(challenge)} />
        <DialogActions>
          <Button onClick={() => challenge.settle(Promise.resolve(null))}>
            {t('billing.addCard.another')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit(confirm);
      }}
    >
      <DialogContent>
        <Typography id={labelId} sx={{ color: 'text.secondary', mb: 2 }}>
          {t('billing.addCard.sandbox')}
        </Typography>
        <RadioGroup aria-labelledby={labelId} value={chosen} onChange={(_, value) => setChosen(value)}>
          {testCards.map(({ id, brand, last4, outcome }) => (
            <FormControlLabel
              key={id}
              value={id}
              disabled={busy}
              control={<Radio size="small" sx={{ p: 2 }} />}
              sx={{ ml: -2, minHeight: 44 }}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
                  <BrandMark brand={brand} />
                  <span>
                    <Box component="span" className="tabular" sx={{ fontWeight: 500, display: 'block' }}>
                      {brandName(t, brand)} {last4}
                    </Box>
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{ color: 'text.secondary', display: 'block' }}
                    >
                      {t(`billing.testCards.${outcome}`)}
                    </Typography>
                  </span>
                </Box>
              }
            />
          ))}
        </RadioGroup>
        {problem}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t('billing.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {t('billing.addCard.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
