import { useEffect, useState } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import { report } from '../components/report.ts';
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
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(secondsToWait(what)), 1000);
    return () => clearTimeout(timer);
  }, [left, what]);

  const resend = async () => {
    setBusy(true);
    if (!(await report(send, t('public.failed'), t(texts.sent)))) noteSent(what);
    setLeft(secondsToWait(what));
    setBusy(false);
  };

  return (
    <PlainButton onClick={resend} busy={busy} disabled={left > 0}>
      {left > 0 ? t(texts.wait, { seconds: left }) : t(texts.send)}
    </PlainButton>
  );
}
