import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Confirmation, Subscribed } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { withOverlay } from '../components/overlayStore.ts';
import type { ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText, notify } from '../notify.tsx';
import { useBank } from './BankFrame.tsx';
import { confirmedText } from './billingModel.ts';
import { keepSubscription, type Press, refreshBilling, type Tell } from './useBilling.ts';

/**
 * Confirms a payment with the bank, or cancels it.
 * @param onWaits runs when the confirmation failed and is still open
 */
export function useConfirmation({ busy, press }: Press, onWaits: () => void) {
  const t = useTranslate('billing');
  const bank = useBank();
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const tell: Tell = (error, failure) => setProblem(failureText(error, failure));

  const waits = useRef(false);
  // Runs once nothing is busy, because the button is disabled before.
  useEffect(() => {
    if (busy !== null || !waits.current) return;
    waits.current = false;
    onWaits();
  });

  async function ask({ confirmWith }: Confirmation): Promise<void> {
    if (!confirmWith) return;
    const config = await api.billingConfig();
    const { clientSecret, paymentMethodId } = confirmWith;
    if (config.confirmUrl) await bank.confirm({ config, clientSecret }, paymentMethodId);
    else await (await import('./StripeForm.tsx')).confirmWithStripe(config.key, confirmWith);
  }

  async function confirm(): Promise<void> {
    setProblem(null);
    const work = async () => {
      waits.current = true;
      const before = await withOverlay(api.readConfirmation);
      await ask(before).finally(refreshBilling);
      const { confirmWith: _, ...after } = await withOverlay(api.readConfirmation);
      keepSubscription(after);
      waits.current = after.requiresAction !== undefined;
      if (!waits.current) notify.success(confirmedText(t, before.requiresAction));
    };
    await press('confirm', work, t('confirm.failed'), { covered: false, tell });
  }

  async function giveUp(): Promise<void> {
    setProblem(null);
    const texts = { done: t('confirm.givenUp'), failed: t('confirm.giveUpFailed') };
    await change('give up', api.cancelConfirmation, texts, tell);
  }

  /**
   * Changes the subscription. Confirms the payment first if the bank asks for that.
   * @returns false after a failure
   */
  async function change(
    name: string,
    work: () => Promise<Subscribed>,
    texts: { done: string; failed: string },
    tellFailure?: Tell,
  ): Promise<boolean> {
    let isAsked = false;
    const paid = async () => {
      try {
        keepSubscription(await work());
        notify.success(texts.done);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'payment_action_required')) throw error;
        await refreshBilling();
        isAsked = true;
      }
    };
    const isDone = await press(name, paid, texts.failed, tellFailure && { tell: tellFailure });
    if (isAsked) void confirm();
    return isDone;
  }

  const dialog = (
    <Dialog open={bank.frame !== null} disableRestoreFocus aria-labelledby="bank-title">
      <DialogTitle id="bank-title">{t('confirm.button')}</DialogTitle>
      {bank.frame}
      <DialogActions>
        <Button onClick={bank.leave}>{t('confirm.later')}</Button>
      </DialogActions>
    </Dialog>
  );
  return { change, confirm, giveUp, problem, dialog };
}

export type Change = ReturnType<typeof useConfirmation>['change'];
