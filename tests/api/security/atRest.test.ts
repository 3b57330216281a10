import { afterEach, beforeEach, expect, test } from 'vitest';
import { mails as mailsTable } from '../../../db/schema/index.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { foundInFiles } from '../../support/bytes.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ onDisk: true });
});
afterEach(() => server.stop());

const secretIn = (text: string | undefined) =>
  /reset-password\/([A-Za-z0-9_-]{43})/.exec(text ?? '')?.[1] ?? expect.fail('no link in the mail');

test("M1: stores a reset link's secret nowhere in the database, its WAL or a backup", async () => {
  const { email } = await server.signUp();
  await server.control('POST', '/faults', { provider: 'mail', status: 451, times: 1 });
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  await server.deps.jobs.runDue('mail');
  const mail = (await server.deps.db.select().from(mailsTable))[0];
  expect(mail).toMatchObject({ kind: 'reset_link', sealed: true, sentAt: null, tries: 1 });
  // While it waits, the row has a text: that is not the text of the mail.
  expect(mail?.text).not.toBe('');
  expect(await foundInFiles(server, ['reset-password/', 'Choose a new password'])).toEqual([]);

  server.clock.advance(60_000);
  const secret = secretIn((await server.lastMailTo(email))?.Text);
  expect(await foundInFiles(server, [secret])).toEqual([]);
  const json = { token: secret, password: 'another horse' };
  expect((await server.call('POST', '/api/otp/reset-password', { json })).status).toBe(200);
});

const password = 'correct horse';
const day = 24 * 60 * 60_000;

/**
 * A person with three addresses, who has typed something wherever that can be done. Answers all of that, too.
 */
async function talkativePerson(mark: string) {
  const email = `old.${mark}@example.com`;
  const person = await server.signUp({ email });
  const { token, userId } = person;
  const call = async (method: string, path: string, json: unknown, by = token) => {
    const answer = await server.call(method, path, { token: by, json });
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
    return answer.body;
  };
  const moved = `new.${mark}@example.com`;
  const pending = `pending.${mark}@example.com`;
  const typed = {
    firstName: `First${mark}`,
    lastName: `Last${mark}`,
    companyName: `Company${mark}`,
    prompt: `Prompt${mark}`,
    avoided: `Avoided${mark}`,
    searched: `searched${mark}`,
    tokenName: `Token${mark}`,
    hook: `hook${mark}`,
    comment: `Comment${mark}`,
    note: `Note${mark}`,
    reason: `Reason${mark}`,
  };
  const { firstName, lastName, companyName } = typed;
  const profile = { firstName, lastName, companyName, profileImage: '' };
  await call('POST', '/api/auth/update', { ...profile, email: moved });
  const code = /\b\d{6}\b/.exec((await server.lastMailTo(moved))?.Text ?? '')?.[0];
  await call('POST', '/api/otp/verify-otp', { email: moved, otp: code });
  await call('POST', '/api/auth/update', { ...profile, email: pending });
  await call('POST', '/api/otp/forgot-password', { email: moved });
  const accountId = await server.connect(token, `member.${mark}@example.com`);
  const saved = await server.saveSettings(token, accountId, {
    prompt: typed.prompt,
    choice: { ...defaultSettings.choice, avoidWords: [typed.avoided] },
    searchUrls: [`https://www.linkedin.com/search/results/content/?keywords=${typed.searched}`],
  });
  expect(saved.status).toBe(200);
  await call('POST', '/api/tokens', { name: typed.tokenName, scope: 'read' });
  await call('POST', '/api/webhooks', {
    url: `https://hooks.example.com/${typed.hook}`,
    events: ['comment.posted'],
  });
  for (let n = 0; n < 30; n += 1) {
    const draft = await addDraft(server, { userId, accountId });
    await call('PUT', `/api/drafts/${draft}`, { comment: `${typed.comment} ${n}` });
  }
  const admin = await server.signUp({ role: 'admin' });
  const about = `/api/admin/users/${userId}`;
  await call('POST', `${about}/notes`, { text: typed.note }, admin.token);
  await call('POST', `${about}/views`, { reason: typed.reason }, admin.token);
  await server.deps.jobs.runDue('mail');
  return { token, userId, admin, emails: { email, moved, pending }, typed: Object.values(typed) };
}

test('M2: exports each e-mail of a user, whatever its address', async () => {
  const { token, emails } = await talkativePerson('Listed');
  const { mails } = (await server.call('GET', '/api/me/export', { token })).body;
  expect(mails.map(({ kind, recipient }: Record<string, string>) => [kind, recipient])).toEqual([
    ['verification_code', emails.moved],
    ['email_changed', emails.email],
    ['verification_code', emails.pending],
    ['reset_link', emails.moved],
  ]);
});

test('M2: leaves nothing that a deleted user typed in the database, its WAL or a backup', async () => {
  // Others whose rows stay beside those that go.
  for (let n = 0; n < 5; n += 1) await talkativePerson(`Staying${n}q`);
  const leaver = await talkativePerson('Numbatina');
  const { typed, emails, token, userId } = leaver;
  const addresses = Object.values(emails);
  expect(await foundInFiles(server, [...typed, ...addresses])).toEqual(
    expect.arrayContaining([...typed, ...addresses].map((text) => `backup: ${text}`)),
  );

  expect((await server.call('DELETE', '/api/me', { token, json: { password } })).status).toBe(204);
  expect(await server.lastMailTo(emails.moved)).toMatchObject({
    Subject: 'Your Chime In account was deleted',
  });
  expect(await foundInFiles(server, typed)).toEqual([]);
  const rows = await server.deps.db.select().from(mailsTable);
  expect(
    rows.filter(({ recipient, userId: owner }) => addresses.includes(recipient) || owner === userId),
  ).toEqual([]);

  // Pruning removes the counters of guesses a day later.
  server.clock.advance(day + 1);
  await prune(server.deps);
  expect(await foundInFiles(server, ['Numbatina', 'numbatina'])).toEqual([]);
});

test('M2: deletes e-mails after 30 days', async () => {
  const { email } = await server.signUp();
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  await server.deps.jobs.runDue('mail');
  const rows = async () => (await server.deps.db.select().from(mailsTable)).length;
  server.clock.advance(30 * day - 1);
  await prune(server.deps);
  expect(await rows()).toBe(1);
  server.clock.advance(2);
  await prune(server.deps);
  expect(await rows()).toBe(0);
});
