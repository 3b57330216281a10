import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../api.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';

/** What the navigation to /verify carries. */
export const VerifyState = z.object({ token: z.string().min(1), email: z.string().min(1) });
export type VerifyState = z.infer<typeof VerifyState>;

/** Sends a code and goes to /verify; there, sending can be tried again if it failed here. */
export function useVerification() {
  const t = useTranslate();
  const navigate = useNavigate();
  return async (state: VerifyState): Promise<void> => {
    await api.sendOtp(state.email).catch((error) => notifyFailure(error, t('public.failed')));
    navigate('/verify', { state });
  };
}
