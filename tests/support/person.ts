import { expect } from 'vitest';
import { defaultSettings, type SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { Comment } from '../../server/history/comments/schemas.ts';
import type { LedgerLine } from './simulation.ts';

type Json = Record<string, unknown> | unknown[];

async function json<T>(url: string, init: { method?: string; token?: string; body?: Json } = {}): Promise<T> {
  const response = await fetch(url, {
    method: init.method ?? 'GET',
    headers: {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(init.token ? { 'x-auth-token': init.token } : {}),
    },
    body: init.body ? JSON.stringify(init.body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Waits for a mail to this address in the sandbox's mailbox and reads its code. */
async function codeFromMail(sandboxUrl: string, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await json<{ messages: { ID: string; To: { Address: string }[] }[] }>(
          `${sandboxUrl}/mail/api/v1/messages`,
        );
        const mail = list.messages.find((message) => message.To.some((to) => to.Address === email));
        if (!mail) return undefined;
        const { Text } = await json<{ Text: string }>(`${sandboxUrl}/mail/api/v1/message/${mail.ID}`);
        code = /\b\d{6}\b/.exec(Text)?.[0];
        return code;
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBeTruthy();
  return code ?? '';
}

/** A customer who uses plain HTTP only. */
export async function newCustomer(url: string, sandboxUrl: string, email: string) {
  const person = { firstName: 'Mara', lastName: 'Winter', companyName: '', email, password: 'correct horse' };
  const { token } = await json<{ token: string }>(`${url}/api/auth/register`, {
    method: 'POST',
    body: person,
  });
  await json(`${url}/api/otp/send-otp/${encodeURIComponent(email)}`);
  const otp = await codeFromMail(sandboxUrl, email);
  await json(`${url}/api/otp/verify-otp`, { method: 'POST', body: { otp, email } });
  const call = <T>(method: string, path: string, body?: Json) =>
    json<T>(url + path, { method, token, ...(body ? { body } : {}) });
  return {
    token,
    call,
    async connect(): Promise<string> {
      const link = await call<{ url: string }>('POST', '/api/linkedinaccount/createAuthLink', {});
      const form = new URLSearchParams({ email: `on-network-${email}`, password: 'secret' });
      await (await fetch(link.url, { method: 'POST', body: form, redirect: 'manual' })).arrayBuffer();
      const [account] = await call<{ accountId: string }[]>('GET', '/api/linkedinaccount');
      if (!account) throw new Error('no account was connected');
      return account.accountId;
    },
    save: (accountId: string, change: Partial<SettingsPayload>) =>
      call('POST', '/api/settings', { accountId, payload: { ...defaultSettings, ...change } }),
    start: (accountId: string) => call('POST', '/api/automation/start', { accountId }),
    comments: () => call<Comment[]>('GET', '/api/comment'),
    ledger: () => json<LedgerLine[]>(`${sandboxUrl}/control/ledger`),
    fault: (fault: Json) => json(`${sandboxUrl}/control/faults`, { method: 'POST', body: fault }),
    pendingFaults: () => json<unknown[]>(`${sandboxUrl}/control/faults`),
    clearFaults: () => json(`${sandboxUrl}/control/faults`, { method: 'DELETE' }),
  };
}
