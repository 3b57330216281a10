import { Box, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { type Confirmable, confirmCard, readSetup } from './sandboxCards.ts';

/** Confirms a card with the sandbox. While its bank asks, `frame` shows its page and `leave` gives up. */
export function useBank() {
  const [question, setQuestion] = useState<{ url: string; leave: () => void; look: () => void } | null>(null);
  const t = useTranslate('billing.addCard');

  /** @returns the payment method's id; null if the bank did not authenticate it */
  async function confirm(setup: Confirmable, card: string): Promise<string | null> {
    const step = await confirmCard(setup, card);
    if ('card' in step) return step.card;
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    const look = () =>
      void readSetup(setup).then((next) => {
        if ('card' in next) resolve(next.card);
      }, reject);
    setQuestion({ url: step.url, leave: () => resolve(null), look });
    return promise.finally(() => setQuestion(null));
  }

  const frame = question && (
    <DialogContent>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('bank')}</Typography>
      <Box
        component="iframe"
        title={t('bankTitle')}
        src={question.url}
        // Looks after each page, because any of them may be the last.
        onLoad={question.look}
        sx={{
          display: 'block',
          width: '100%',
          height: 360,
          border: 1,
          borderColor: 'line',
          borderRadius: '8px',
        }}
      />
    </DialogContent>
  );
  return { confirm, frame, leave: question?.leave };
}
