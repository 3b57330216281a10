import { useState } from 'react';
import { api } from '../api.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';

const connectingKey = 'connecting';
/** Whether the last redirect was for a new account. */
export const wasConnecting = (): boolean => sessionStorage.getItem(connectingKey) === 'new';

/**
 * Redirects to the sign-in page of the connection service.
 * @returns `connect` takes an account's ID, or null for a new account
 */
export function useConnect() {
  const t = useTranslate();
  const [connecting, setConnecting] = useState<string | null>(null);

  async function connect(accountId: string | null, refusal: string | null): Promise<void> {
    if (refusal) {
      notify.error(refusal);
      return;
    }
    setConnecting(accountId ?? 'new');
    try {
      const { url } = await api.createAuthLink(accountId === null ? {} : { accountId });
      if (accountId === null) sessionStorage.setItem(connectingKey, 'new');
      else sessionStorage.removeItem(connectingKey);
      location.assign(url);
    } catch (error) {
      notifyFailure(error, t('accounts.connectFailed'));
      setConnecting(null);
    }
  }

  return { connect, connecting };
}
