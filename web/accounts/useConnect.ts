import { useState } from 'react';
import { api } from '../api.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../notify.tsx';

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
      location.assign(url);
    } catch (error) {
      notifyFailure(error, t('accounts.connectFailed'));
      setConnecting(null);
    }
  }

  return { connect, connecting };
}
