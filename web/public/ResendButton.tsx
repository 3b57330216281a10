import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { useOverlay } from '../components/useOverlay.ts';
import { notify, notifyFailure } from '../notify.tsx';

/** A mail takes a moment; five codes an hour are all there is. */
const pauseSeconds = 30;

export function ResendButton({ email }: { email: string }) {
  const [left, setLeft] = useState(pauseSeconds);
  const [busy, setBusy] = useState(false);
  useOverlay(busy);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const resend = async () => {
    setBusy(true);
    try {
      await api.sendOtp(email);
      notify.success('A new code is on its way');
      setLeft(pauseSeconds);
    } catch (error) {
      notifyFailure(error, 'Something went wrong');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button onClick={resend} loading={busy} disabled={left > 0}>
      {left > 0 ? `Resend code in ${left} s` : 'Resend code'}
    </Button>
  );
}
