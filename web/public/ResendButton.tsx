import { useEffect, useState } from 'react';
import { withOverlay } from '../components/overlayStore.ts';
import { PlainButton } from '../components/PlainButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { visitorApi } from './visitorApi.ts';

/** A mail takes a moment; five codes an hour are all there is. */
const pauseSeconds = 30;

export function ResendButton({ email }: { email: string }) {
  const t = useTranslate();
  const [left, setLeft] = useState(pauseSeconds);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const resend = async () => {
    setBusy(true);
    try {
      await withOverlay(() => visitorApi.sendOtp(email));
      notify.success(t('public.verify.resent'));
      setLeft(pauseSeconds);
    } catch (error) {
      notifyFailure(error, t('public.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <PlainButton onClick={resend} busy={busy} disabled={left > 0}>
      {left > 0 ? t('public.verify.resendIn', { seconds: left }) : t('public.verify.resend')}
    </PlainButton>
  );
}
