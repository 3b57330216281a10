import { useEffect, useState } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import { useAction } from '../components/useAction.ts';
import type { TextName } from '../i18n/texts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { noteSent, secondsToWait } from './codeSent.ts';

type Props = {
  /** The pause applies to the same code or link and address. */
  what: string;
  texts: { send: TextName; wait: TextName; sent: TextName };
  send: () => Promise<unknown>;
};

export function ResendButton({ what, texts, send }: Props) {
  const t = useTranslate();
  const [left, setLeft] = useState(() => secondsToWait(what));

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(secondsToWait(what)), 1000);
    return () => clearTimeout(timer);
  }, [left, what]);

  const resending = useAction({
    run: () => send().then(() => noteSent(what)),
    done: t(texts.sent),
    failed: t('public.failed'),
    settled: () => setLeft(secondsToWait(what)),
  });

  return (
    <PlainButton onClick={() => resending.act()} busy={resending.busy} disabled={left > 0}>
      {left > 0 ? t(texts.wait, { seconds: left }) : t(texts.send)}
    </PlainButton>
  );
}
