import { createElement, useRef } from 'react';
import { api } from '../api.ts';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify } from '../notify.tsx';
import { ConnectQuestion } from './ConnectQuestion.tsx';

const connectingKey = 'connecting';
/** Whether the last redirect was for a new account. */
export const wasConnecting = (): boolean => sessionStorage.getItem(connectingKey) === 'new';

/**
 * Redirects to the sign-in page of the connection service. Before a new account, it asks whether the member's
 * comments may be read.
 * @returns `connect` takes an account's ID, or null for a new account
 */
export function useConnect() {
  const t = useTranslate();
  const readVoice = useRef(false);
  const connecting = useAction({
    async run(accountId: string | null) {
      const { url } = await api.createAuthLink(
        accountId === null ? { readVoice: readVoice.current } : { accountId },
      );
      if (accountId === null) sessionStorage.setItem(connectingKey, 'new');
      else sessionStorage.removeItem(connectingKey);
      location.assign(url);
      // Busy until the page is left.
      await new Promise(() => {});
    },
    confirm(accountId) {
      if (accountId !== null) return null;
      readVoice.current = false;
      return {
        title: t('accounts.ask.title'),
        text: createElement(ConnectQuestion, { readVoice }),
        confirm: t('accounts.ask.continue'),
      };
    },
    failed: t('accounts.connectFailed'),
    isUncovered: true,
  });

  return {
    connect: (accountId: string | null, refusal: string | null) =>
      refusal ? notify.error(refusal) : connecting.act(accountId),
    connecting: connecting.busy ? (connecting.running ?? 'new') : null,
  };
}
