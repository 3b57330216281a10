/** Short-lived users: they register, verify an e-mail, reset a password, delete the user. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Guest } from '../client.ts';
import { gone } from '../facts.ts';
import { act } from './act.ts';

/** Waits for the newest mail to an address; its delivery may fail for a while. */
export async function mailTo(me: Client, email: string, pattern: RegExp): Promise<string | undefined> {
  const mailbox = `${me.world.sandboxUrl}/mail/api/v1`;
  for (let tries = 0; tries < 8; tries += 1) {
    await wait(500);
    const list = await fetch(`${mailbox}/search?query=${encodeURIComponent(`to:"${email}"`)}&limit=5`);
    const { messages } = (await list.json()) as { messages: { ID: string }[] };
    for (const { ID } of messages) {
      const { Text } = (await (await fetch(`${mailbox}/message/${ID}`)).json()) as { Text: string };
      const found = pattern.exec(Text)?.[0];
      if (found) return found;
    }
  }
  return undefined;
}

/** The newest guest with this value. */
export const guestWho = (me: Client, state: string): Guest | undefined =>
  me.state.guests.findLast(({ email }) => me.facts.candidates('guest', email).join() === state);

const resetCalls = ['forgot-password', 'check-reset-link', 'reset-password'].map(
  (verb) => `POST /api/otp/${verb}` as const,
);

export const guestActs = [
  // A 404 for everybody but the doctor.
  act('customer', 0.1, 'GET /api/health/caller', (me) => me.call('GET /api/health/caller', { token: null })),
  act('customer', 0.3, 'POST /api/auth/register', async (me) => {
    const email = `${me.word('guest').replace(/\W/g, '-')}@example.com`;
    const password = me.word('a long password');
    const json = { firstName: 'New', lastName: `Guest ${me.n}`, companyName: '', email, password };
    const headers = { 'idempotency-key': email };
    let reply = await me.call('POST /api/auth/register', { json, headers, token: null });
    // No answer: retry with the same key once the server is back.
    for (let again = 0; reply === null && again < 10; again += 1) {
      await wait(1000);
      reply = await me.call('POST /api/auth/register', { json, headers, token: null });
    }
    if (reply?.status !== 201) return reply;
    me.state.guests.push({ email, password, token: reply.body.token, verified: false });
    me.facts.told('guest', email, 'unverified');
    me.facts.told('password', email, password);
    return reply;
  }),
  act('customer', 0.4, ['GET /api/otp/send-otp/{email}', 'POST /api/otp/verify-otp'], async (me) => {
    const guest = guestWho(me, 'unverified');
    if (!guest) return false;
    const { email, token } = guest;
    const sent = await me.call('GET /api/otp/send-otp/{email}', { params: { email }, token: null });
    if (sent?.status !== 200) return sent;
    const otp = await mailTo(me, email, /\b\d{6}\b/);
    if (!otp) return sent;
    return me.change(
      'POST /api/otp/verify-otp',
      { json: { otp, email }, token },
      { kind: 'guest', id: email, value: 'verified' },
    );
  }),
  act('customer', 0.2, resetCalls, async (me) => {
    const guest = guestWho(me, 'verified');
    if (!guest) return false;
    const { email } = guest;
    await me.call('POST /api/otp/forgot-password', { json: { email }, token: null });
    const token = await mailTo(me, email, /(?<=\/reset-password\/)\S+/);
    if (!token) return false;
    await me.call('POST /api/otp/check-reset-link', { json: { token }, token: null });
    const password = me.word('another password');
    // A reset ends all sessions: the guest's values are unknown until the next sign-in.
    me.facts.forget('guest', email);
    const json = { password, token };
    const reset = await me.change(
      'POST /api/otp/reset-password',
      { json, token: null },
      { kind: 'password', id: email, value: password },
    );
    if (!reset || reset.status >= 300) return reset;
    return signIn(me, guest, password);
  }),
  act('customer', 0.1, 'POST /api/auth/logout-everywhere', async (me) => {
    const guest = guestWho(me, 'verified');
    if (!guest) return false;
    me.facts.forget('guest', guest.email);
    const left = await me.call('POST /api/auth/logout-everywhere', { token: guest.token });
    return left && left.status < 300
      ? signIn(me, guest, me.facts.candidates('password', guest.email)[0] ?? '')
      : left;
  }),
  act('customer', 0.15, 'DELETE /api/me', async (me) => {
    const guest = guestWho(me, 'verified');
    const passwords = guest ? me.facts.candidates('password', guest.email) : [];
    if (!guest || passwords.length !== 1) return false;
    me.facts.forget('password', guest.email);
    const json = { password: passwords[0] };
    return me.change(
      'DELETE /api/me',
      { json, token: guest.token },
      { kind: 'guest', id: guest.email, value: gone },
    );
  }),
];

async function signIn(me: Client, guest: Guest, password: string): Promise<unknown> {
  const reply = await me.call('POST /api/auth/login', {
    json: { email: guest.email, password },
    token: null,
  });
  if (reply?.status !== 200) return reply;
  guest.token = reply.body.token;
  me.facts.told('guest', guest.email, 'verified');
  return reply;
}
