import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Confirmation, Subscribed } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { withOverlay } from '../components/overlayStore.ts';
import type { ProblemText } from '../components/Problem.tsx';
import type { Action } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText } from '../notify.tsx';
import { confirmedText } from '../subscription/billingModel.ts';
import { useBank } from './BankFrame.tsx';
import { keepSubscription, refreshBilling, useBillingAction, useBillingBusy } from './useBilling.ts';

/**
 * Confirms a payment with the bank, or cancels it.
 * @param onWaits runs when the confirmation failed and is still open
 */
export function useConfirmation(onWaits: () => void) {
  const t = useTranslate('billing');
  const bank = useBank();
  const isBusy = useBillingBusy();
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const onError = (error: unknown, failed: string) => setProblem(failureText(error, failed));

  const waits = useRef(false);
  // Runs once nothing is busy, because the button is disabled before.
  useEffect(() => {
    if (isBusy || !waits.current) return;
    waits.current = false;
    onWaits();
  });

  async function confirmAtBank({ confirmWith }: Confirmation): Promise<void> {
    if (!confirmWith) return;
    const config = await api.billingConfig();
    const { clientSecret, paymentMethodId } = confirmWith;
    if (config.confirmUrl) await bank.confirm({ config, clientSecret }, paymentMethodId);
    else await (await import('./StripeForm.tsx')).confirmWithStripe(config.key, confirmWith);
  }

  const confirming = useBillingAction({
    async run() {
      setProblem(null);
      waits.current = true;
      const before = await withOverlay(api.readConfirmation);
      await confirmAtBank(before).finally(refreshBilling);
      const { confirmWith: _, ...after } = await withOverlay(api.readConfirmation);
      keepSubscription(after);
      waits.current = after.requiresAction !== undefined;
      return waits.current ? undefined : confirmedText(t, before.requiresAction);
    },
    done: (text) => text,
    failed: t('confirm.failed'),
    onError,
    isUncovered: true,
  });
  const givingUp = useChange(confirming.act, {
    run() {
      setProblem(null);
      return api.cancelConfirmation();
    },
    done: t('confirm.givenUp'),
    failed: t('confirm.giveUpFailed'),
    onError,
  });

  const dialog = (
    <Dialog open={bank.frame !== null} disableRestoreFocus aria-labelledby="bank-title">
      <DialogTitle id="bank-title">{t('confirm.button')}</DialogTitle>
      {bank.frame}
      <DialogActions>
        <Button onClick={bank.leave}>{t('confirm.later')}</Button>
      </DialogActions>
    </Dialog>
  );
  return { confirming, giveUp: givingUp.act, problem, dialog };
}

type Change<Subject> = Omit<Action<Subject, Subscribed>, 'undo'> & { done: string };

/** Changes the subscription. Confirms the payment afterwards if the bank asks for that. */
export function useChange<Subject = void>(confirm: () => void, change: Change<Subject>) {
  const isAsked = useRef(false);
  const changing = useBillingAction({
    ...change,
    async run(subject: Subject) {
      isAsked.current = false;
      try {
        keepSubscription(await change.run(subject));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'payment_action_required')) throw error;
        await refreshBilling();
        isAsked.current = true;
      }
    },
    done: () => (isAsked.current ? undefined : change.done),
  });
  async function submit(subject: Subject): Promise<unknown> {
    const error = await changing.submit(subject);
    if (isAsked.current) confirm();
    isAsked.current = false;
    return error;
  }
  return { busy: changing.busy, submit, act: (subject: Subject) => void submit(subject) };
}
