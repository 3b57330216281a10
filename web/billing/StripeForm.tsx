import { Box, DialogContent, Typography } from '@mui/material';
import { type Theme, useTheme } from '@mui/material/styles';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Confirmation } from '../../server/billing/schemas.ts';
import { ApiError } from '../call.ts';
import { ErrorState } from '../components/ErrorState.tsx';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { cardProblem } from '../subscription/billingModel.ts';
import { CardFormActions, type CardFormProps, FormSkeleton } from './cardForm.tsx';
import { billingText } from './sandboxCards.ts';

/** Only this file loads Stripe's script. */
export function StripeForm(props: CardFormProps) {
  const { key } = props.setup.config;
  const theme = useTheme();
  const t = useTranslate('billing.addCard');
  const locale = useLanguage();
  const stripe = useQuery({
    queryKey: ['stripe', key],
    queryFn: () => loadStripe(key),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (stripe.isError) {
    return (
      <DialogContent>
        <ErrorState
          title={t('formFailed')}
          error={new Error(t('formFailedWhy'))}
          onRetry={() => void stripe.refetch()}
          retrying={stripe.isFetching}
        />
      </DialogContent>
    );
  }
  if (!stripe.data) return <FormSkeleton />;
  const options = { clientSecret: props.setup.clientSecret, appearance: appearanceOf(theme), locale };
  return (
    <Elements stripe={stripe.data} options={options}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ busy, problem, onSubmit, onClose }: CardFormProps) {
  const t = useTranslate('billing');
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);

  async function confirm(): Promise<string | null> {
    if (!stripe || !elements) return null;
    // The fields show what is missing.
    const checked = await elements.submit();
    if (checked.error) return null;
    const { setupIntent, error } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    });
    if (error) {
      if (error.type === 'validation_error') return null;
      throw new ApiError(402, 'card_declined', cardProblem(t, error.code, error.message));
    }
    const method = setupIntent.payment_method;
    return typeof method === 'string' ? method : (method?.id ?? null);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(confirm);
      }}
    >
      <DialogContent>
        <Box sx={{ minHeight: 200 }}>
          <PaymentElement onReady={() => setReady(true)} />
        </Box>
        {problem}
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mt: 3 }}>
          {t('addCard.privacy')}
        </Typography>
      </DialogContent>
      <CardFormActions busy={busy} onClose={onClose} ready={ready} />
    </form>
  );
}

const appearanceOf = ({ palette, typography }: Theme): Appearance => ({
  theme: palette.mode === 'dark' ? 'night' : 'stripe',
  variables: {
    colorPrimary: palette.primary.main,
    colorBackground: palette.background.paper,
    colorText: palette.text.primary,
    colorTextSecondary: palette.text.secondary,
    colorDanger: palette.error.main,
    fontFamily: typography.fontFamily ?? 'system-ui, sans-serif',
    fontSizeBase: '14px',
    borderRadius: '8px',
  },
});

export async function confirmWithStripe(
  key: string,
  { clientSecret, paymentMethodId }: NonNullable<Confirmation['confirmWith']>,
): Promise<void> {
  const stripe = await loadStripe(key).catch(() => null);
  if (!stripe) throw new ApiError(0, 'offline', billingText('addCard.formFailedWhy'));
  const card = { payment_method: paymentMethodId };
  const { error } = clientSecret.startsWith('pi_')
    ? await stripe.confirmCardPayment(clientSecret, card)
    : await stripe.confirmCardSetup(clientSecret, card);
  if (error) throw new ApiError(402, 'card_declined', cardProblem(billingText, error.code, error.message));
}
