import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notifyFailure } from '../notify.tsx';
import { visitorApi } from '../visitor/visitorApi.ts';
import { noteSent } from './codeSent.ts';

export const codeTo = (email: string): string => `code ${email}`;

export type VerifyState = { token: string; email: string };

export function verifyStateOf(carried: unknown): VerifyState | undefined {
  const { token, email } = (carried ?? {}) as Partial<Record<keyof VerifyState, unknown>>;
  return typeof token === 'string' && token && typeof email === 'string' && email
    ? { token, email }
    : undefined;
}

/** A failure is only reported, because /verify can send again. */
export function useVerification() {
  const t = useTranslate();
  const navigate = useNavigate();
  return async (state: VerifyState): Promise<void> => {
    await visitorApi.sendOtp(state.email).then(
      () => noteSent(codeTo(state.email)),
      (error) => notifyFailure(error, t('public.failed')),
    );
    navigate('/verify', { state });
  };
}
