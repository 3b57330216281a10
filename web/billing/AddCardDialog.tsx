import { Dialog, DialogTitle, Typography } from '@mui/material';
import { lazy, Suspense, useRef } from 'react';
import { api } from '../api.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { notify } from '../notify.tsx';
import { FormSkeleton, type Setup } from './cardForm.tsx';
import { SandboxForm } from './SandboxForm.tsx';
import { keepCards, type Press } from './useBilling.ts';

// With the provider's own scripts, which only a live key needs.
const StripeForm = lazy(() => import('./StripeForm.tsx').then((m) => ({ default: m.StripeForm })));

type Props = Press & { setup: Setup | null; open: boolean; onClose: () => void };

/** Takes a card without it coming near our server: the provider's form, or the sandbox's test cards. */
export function AddCardDialog({ setup, open, onClose, busy, press }: Props) {
  // A card that the provider took but we could not save is not given to it a second time.
  const taken = useRef<{ secret: string; card: string } | null>(null);
  const isBusy = busy === 'add card';

  async function submit(confirm: () => Promise<string | null>): Promise<void> {
    const secret = setup?.clientSecret ?? '';
    const work = async () => {
      const card = taken.current?.secret === secret ? taken.current.card : await confirm();
      if (card === null) return;
      taken.current = { secret, card };
      const kept = await api.addCard(card);
      const charged = setup?.replaces && kept.defaultPaymentMethodId !== card ? await api.setDefaultCard(card) : kept;
      keepCards(charged);
      notify.success('Payment method added successfully!');
      onClose();
    };
    await press('add card', work, 'Failed to add payment method');
  }

  const Form = setup?.config.confirmUrl ? SandboxForm : StripeForm;
  return (
    <Dialog open={open} onClose={isBusy ? undefined : onClose} aria-labelledby="add-card-title">
      <DialogTitle id="add-card-title">{setup?.replaces ? 'Update payment method' : 'Add payment method'}</DialogTitle>
      {setup?.replaces && (
        <Typography sx={{ px: 6 }}>The new card becomes your default, and what is open is paid with it.</Typography>
      )}
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
