import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Confirmation } from '../../server/billing/schemas.ts';
import { api } from '../api.ts';
import { withOverlay } from '../components/overlayStore.ts';
import type { ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText, notify } from '../notify.tsx';
import { BankFrame } from './BankFrame.tsx';
import { confirmedText } from './billingModel.ts';
import { type Confirmable, confirmCard, readSetup } from './sandboxCards.ts';
import { keepSubscription, type Press, refreshBilling } from './useBilling.ts';

type Question = { url: string; of: Confirmable; settle: (answer: Promise<void>) => void };

/**
 * Confirms a payment with the bank, or cancels it.
 * @param onWaits runs when the confirmation failed and is still open
 */
export function useConfirmation({ busy, press }: Press, onWaits: () => void) {
  const t = useTranslate();
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const tell = (error: unknown, failure: string) => setProblem(failureText(error, failure));

  const waits = useRef(false);
  // The button is enabled again only when nothing runs.
  useEffect(() => {
    if (busy !== null || !waits.current) return;
    waits.current = false;
    onWaits();
  });

  async function confirmInSandbox(of: Confirmable, card: string): Promise<void> {
    const step = await confirmCard(of, card);
    if (!('url' in step)) return;
    try {
      await new Promise<void>((settle) => setQuestion({ url: step.url, of, settle }));
    } finally {
      setQuestion(null);
    }
  }

  async function look({ of, settle }: Question): Promise<void> {
    try {
      if ('card' in (await readSetup(of))) settle(Promise.resolve());
    } catch (error) {
      settle(Promise.reject(error));
    }
  }

  async function ask({ confirmWith }: Confirmation): Promise<void> {
    if (!confirmWith) return;
    const config = await api.billingConfig();
    const { clientSecret, paymentMethodId } = confirmWith;
    if (config.confirmUrl) return confirmInSandbox({ config, clientSecret }, paymentMethodId);
    const { confirmWithStripe } = await import('./confirmWithStripe.ts');
    await confirmWithStripe(config.key, confirmWith);
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
    await press('confirm', work, t('billing.confirm.failed'), { covered: false, tell });
  }

  async function giveUp(): Promise<void> {
    setProblem(null);
    const work = async () => {
      keepSubscription(await api.cancelConfirmation());
      notify.success(t('billing.confirm.givenUp'));
    };
    await press('give up', work, t('billing.confirm.giveUpFailed'), { tell });
  }

  const dialog = (
    <Dialog open={question !== null} disableRestoreFocus aria-labelledby="bank-title">
      <DialogTitle id="bank-title">{t('billing.confirm.button')}</DialogTitle>
      {question && <BankFrame url={question.url} onLoad={() => void look(question)} />}
      <DialogActions>
        <Button onClick={() => question?.settle(Promise.resolve())}>{t('billing.confirm.later')}</Button>
      </DialogActions>
    </Dialog>
  );
  return { confirm, giveUp, problem, dialog };
}
