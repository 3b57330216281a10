import { DialogTitle, Typography } from '@mui/material';
import { lazy, Suspense, useRef } from 'react';
import type { PaymentMethods } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { withOverlay } from '../components/overlayStore.ts';
import { Dialog } from '../components/whenOpened.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { FormSkeleton, type Setup } from './cardForm.tsx';
import { SandboxForm } from './SandboxForm.tsx';
import { keepCards, type Press } from './useBilling.ts';

// With the provider's own scripts, which only a live key needs.
const StripeForm = lazy(() => import('./StripeForm.tsx').then((m) => ({ default: m.StripeForm })));

type Props = Press & { setup: Setup | null; open: boolean; onClose: () => void };

/** Takes a card without it coming near our server: the provider's form, or the sandbox's test cards. */
export function AddCardDialog({ setup, open, onClose, busy, press }: Props) {
  const t = useTranslate();
  // A card that the provider took but we could not save is not given to it a second time.
  const taken = useRef<{ secret: string; card: string } | null>(null);
  const isBusy = busy === 'add card';

  async function keep(card: string): Promise<PaymentMethods> {
    const kept = await api.addCard(card);
    return setup?.replaces && kept.defaultPaymentMethodId !== card ? api.setDefaultCard(card) : kept;
  }

  async function submit(confirm: () => Promise<string | null>): Promise<void> {
    const secret = setup?.clientSecret ?? '';
    const work = async () => {
      const card = taken.current?.secret === secret ? taken.current.card : await confirm();
      if (card === null) return;
      taken.current = { secret, card };
      keepCards(await withOverlay(() => keep(card)));
      notify.success(t('billing.addCard.added'));
      onClose();
    };
    // A bank may ask on the way.
    await press('add card', work, t('billing.addCard.failed'), false);
  }

  const Form = setup?.config.confirmUrl ? SandboxForm : StripeForm;
  return (
    <Dialog open={open} onClose={isBusy ? undefined : onClose} aria-labelledby="add-card-title">
      <DialogTitle id="add-card-title">
        {t(setup?.replaces ? 'billing.addCard.updateTitle' : 'billing.addCard.title')}
      </DialogTitle>
      {setup?.replaces && <Typography sx={{ px: 6 }}>{t('billing.addCard.replaces')}</Typography>}
      {setup && (
        <ErrorBoundary resetKey={setup.clientSecret}>
          <Suspense fallback={<FormSkeleton />}>
            <Form
              key={setup.clientSecret}
              setup={setup}
              busy={isBusy}
              onSubmit={(confirm) => void submit(confirm)}
              onClose={onClose}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
