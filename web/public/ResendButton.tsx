import { useEffect, useState } from 'react';
import { withOverlay } from '../components/overlayStore.ts';
import { PlainButton } from '../components/PlainButton.tsx';
import type { TextName } from '../i18n/texts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
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

  // Not with useAction, because a visitor's first load is without react-query.
  const resend = async () => {
    setBusy(true);
    try {
      await withOverlay(send);
      noteSent(what);
      notify.success(t(texts.sent));
    } catch (error) {
      notifyFailure(error, t('public.failed'));
    }
    setLeft(secondsToWait(what));
    setBusy(false);
  };

  return (
    <PlainButton onClick={resend} busy={busy} disabled={left > 0}>
      {left > 0 ? t(texts.wait, { seconds: left }) : t(texts.send)}
    </PlainButton>
  );
}
