import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { recordSeen } from '../../../db/automation/seenPosts.ts';
import { addEvent } from '../../../db/messaging/events.ts';
import { invoices, paymentMethods, subscriptions, users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { type Answer, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let person: Awaited<ReturnType<TestServer['signUp']>>;
let accountId: string;
let personal: string;
let answer: Answer;
let draftId: string;
let webhookSecret: string;

const states = ['confirmed', 'unknown', 'failed', 'sent', 'reserved', 'draft', 'discarded'] as const;
const many = 1203;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp({ email: 'keeper@example.com', seats: 2 });
  accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, {
    prompt: 'My own words',
    dailySearchComments: 3,
    choice: { avoidPeople: ['Eve'] },
    review: true,
  });
  const removed = await server.connect(person.token);
  await server.call('DELETE', `/api/linkedinaccount/${removed}`, { token: person.token });
  const made = await server.call('POST', '/api/tokens', {
    token: person.token,
    json: { name: 'my script', scope: 'read' },
  });
  personal = made.body.token;
  const hook = { url: 'https://hooks.example.com/mine', events: ['limit.reached'] };
  webhookSecret = (await server.call('POST', '/api/webhooks', { token: person.token, json: hook })).body
    .secret;
  await server.call('POST', '/api/otp/forgot-password', { json: { email: person.email } });
  await server.lastMailTo(person.email);

  const { db, clock } = server.deps;
  const now = clock.now();
  await addHistory(
    db,
    Array.from({ length: many }, (_, n) => ({
      id: `comment-${n}`,
      accountId,
      userId: person.userId,
      state: states[n % states.length] ?? 'confirmed',
      postId: `post-${n}`,
      postUrl: `https://www.linkedin.com/feed/update/${n}`,
      posterId: `poster-${n}`,
      posterName: `Poster ${n}`,
      posterImageUrl: '',
      category: 'Search' as const,
      source: 'https://www.linkedin.com/search/results/content/?keywords=x',
      comment: `Said ${n}`,
      windowDay: '2026-03-01',
      // Many at the same moment: a page must not end in the middle of one.
      createdAt: now - Math.floor(n / 700),
      sentAt: now,
      providerCommentId: 'provider-comment-id',
    })),
  );
  const sighting = (n: number) => ({
    postId: `seen-${n}`,
    postUrl: `https://www.linkedin.com/feed/update/seen-${n}`,
    posterName: 'Eve',
    excerpt: `Words ${n}`,
    postedAt: n && now,
    category: 'Search' as const,
    source: 'https://www.linkedin.com/search/results/content/?keywords=x',
    verdict: 'skipped' as const,
    reason: 'avoided_person',
    detail: 'Eve',
    at: now,
  });
  await recordSeen(
    direct(db),
    accountId,
    Array.from({ length: 501 }, (_, n) => sighting(n)),
  );
  for (let n = 0; n < 501; n += 1) {
    await addEvent(direct(db), {
      userId: person.userId,
      accountId,
      kind: 'fault',
      at: now,
      message: `Event ${n}`,
      data: { n },
    });
  }
  const owner = { userId: person.userId };
  draftId = addDraft(server, { ...owner, accountId, comment: 'As it was written' });
  await server.call('PUT', `/api/drafts/${draftId}`, {
    token: person.token,
    json: { comment: 'As I had it' },
  });
  const kept = {
    postId: 'p',
    postUrl: 'https://network.example/1',
    posterName: 'Ada Okafor',
    text: 'Kept words',
    postedAt: 0,
  };
  await insertBenchPost(db, { id: 'kept', ...owner, ...kept, createdAt: now }, 20);
  const admin = await server.signUp({ role: 'admin', email: 'boss@example.com' });
  await server.call('PUT', `/api/admin/user/${person.userId}`, {
    token: admin.token,
    json: { companyName: 'Keepers' },
  });
  direct(db)
    .insert(subscriptions)
    .values({
      ...owner,
      id: 'sub_secretish',
      seats: 2,
      status: 'active',
      cancelAtPeriodEnd: false,
      readAt: now,
    })
    .run();
  direct(db)
    .insert(paymentMethods)
    .values({
      ...owner,
      id: 'pm_secretish',
      brand: 'visa',
      last4: '4242',
      expMonth: 1,
      expYear: 2030,
      isDefault: true,
    })
    .run();
  direct(db)
    .insert(invoices)
    .values({
      ...owner,
      id: 'in_secretish',
      invoiceNumber: 'A-1',
      amount: 4900,
      status: 'paid',
      createdAt: now,
    })
    .run();
  direct(db)
    .update(users)
    .set({ paymentsCustomerId: 'cus_secretish' })
    .where(eq(users.id, person.userId))
    .run();
  const stranger = await server.signUp({ email: 'stranger@example.com', seats: 1 });
  await server.connect(stranger.token, 'strange.member@example.com');
  answer = await server.call('GET', '/api/me/export', { token: person.token });
});
afterAll(() => server.stop());

describe('the download of everything about oneself', () => {
  test('is a file, and what the schema promises', async () => {
    const { PersonalData } = await import('../../../server/identity/users/exportSchemas.ts');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="chime-in-export.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(PersonalData.strict().safeParse(answer.body).error).toBeUndefined();
  });

  test('holds the person, the sign-ins, the tokens, the webhooks, the accounts and what is set for them', () => {
    const { body } = answer;
    expect(body.profile).toMatchObject({
      _id: person.userId,
      email: person.email,
      companyName: 'Keepers',
      trialDays: 14,
      linkedinAccounts: [accountId],
    });
    expect(body.sessions).toMatchObject([{ endedAt: null, address: '' }]);
    expect(body.tokens).toMatchObject([{ name: 'my script', scope: 'read', revokedAt: null }]);
    expect(body.webhooks).toEqual([
      {
        url: 'https://hooks.example.com/mine',
        events: ['limit.reached'],
        createdAt: expect.any(String),
        disabledAt: null,
        disabledWhy: null,
        failingSince: null,
      },
    ]);
    expect(body.accounts).toMatchObject([
      { accountId, status: 'Connected', removedAt: null },
      { status: 'Disconnected', removedAt: expect.any(String) },
    ]);
    expect(body.settings).toMatchObject([
      {
        accountId,
        prompt: 'My own words',
        dailySearchComments: 3,
        choice: { avoidPeople: ['Eve'] },
        review: true,
      },
    ]);
    expect(body.mails).toMatchObject([
      { kind: 'reset_link', recipient: person.email, sentAt: expect.any(String) },
    ]);
    expect(body.changes.map(({ action }: { action: string }) => action)).toEqual([
      'account.connect',
      'settings.save',
      'account.connect',
      'account.disconnect',
      'token.create',
      'webhook.create',
      'user.edit',
    ]);
    expect(body.changes.slice(-1)).toMatchObject([
      { action: 'user.edit', by: 'an admin', address: '', details: { after: { companyName: 'Keepers' } } },
    ]);
    expect(body.subscriptions).toMatchObject([{ status: 'active', seats: 2 }]);
    expect(body.paymentMethods).toMatchObject([{ brand: 'visa', last4: '4242' }]);
    expect(body.invoices).toMatchObject([{ invoiceNumber: 'A-1', amount: 4900 }]);
  });

  test('holds every comment of every state once, and every event, over many pages', () => {
    const ids = answer.body.comments.map((comment: { _id: string }) => comment._id);
    expect(ids).toHaveLength(many + 1);
    expect(new Set(ids).size).toBe(many + 1);
    const seen = new Set(answer.body.comments.map((comment: { state: string }) => comment.state));
    expect(seen).toEqual(new Set([...states, 'draft']));
    const messages = answer.body.events.map((event: { message: string }) => event.message);
    expect(messages.filter((message: string) => message.startsWith('Event'))).toHaveLength(501);
  });

  test('holds what the person said to drafts, and the posts on the bench', () => {
    expect(answer.body.drafts).toMatchObject([
      {
        _id: draftId,
        state: 'waiting',
        original: 'As it was written',
        edits: [{ before: 'As it was written', after: 'As I had it' }],
      },
    ]);
    expect(answer.body.benchPosts).toMatchObject([{ posterName: 'Ada Okafor', text: 'Kept words' }]);
  });

  test('holds every post that was seen, and what became of it', () => {
    const { seenPosts } = answer.body;
    expect(new Set(seenPosts.map((post: { postId: string }) => post.postId)).size).toBe(501);
    expect(seenPosts).toContainEqual({
      accountId,
      postId: 'seen-0',
      postUrl: 'https://www.linkedin.com/feed/update/seen-0',
      posterName: 'Eve',
      excerpt: 'Words 0',
      postedAt: null,
      category: 'Search',
      source: 'https://www.linkedin.com/search/results/content/?keywords=x',
      verdict: 'skipped',
      reason: 'avoided_person',
      detail: 'Eve',
      at: expect.any(String),
    });
  });

  test('holds no secret, no hash and no key, and nothing of anybody else', () => {
    const text = JSON.stringify(answer.body);
    const { db, config } = server.deps;
    const secrets = [
      ...direct(db)
        .query.users.findMany()
        .sync()
        .map((user) => user.passwordHash),
      ...direct(db)
        .query.sessions.findMany()
        .sync()
        .map((session) => session.id),
      ...direct(db)
        .query.personalTokens.findMany()
        .sync()
        .flatMap((token) => [token.tokenHash, token.id]),
      ...direct(db)
        .query.resetTokens.findMany()
        .sync()
        .map((token) => token.tokenHash),
      ...direct(db)
        .query.connectLinks.findMany()
        .sync()
        .map((link) => link.secretHash),
      ...Object.values(server.sandbox.env).filter((value) => /_/.test(value)),
      config.authSecret,
      config.webhookSecret,
      person.token,
      personal,
      webhookSecret,
      ...direct(db)
        .query.webhookEndpoints.findMany()
        .sync()
        .map((endpoint) => endpoint.secret),
      'argon2',
      'secretish',
      'stranger',
      'strange.member',
      'boss@example.com',
    ];
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => secret.length < 5 || text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/hash|secret/i);
  });

  test('is for whoever is signed in, an admin too, and not for a visitor', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const other = await server.call('GET', '/api/me/export', { token: admin.token });
    expect(other).toMatchObject({
      status: 200,
      body: { profile: { role: 'admin' }, comments: [], accounts: [] },
    });
    expect((await server.call('GET', '/api/me/export')).status).toBe(401);
    expect((await server.call('GET', '/api/me/export', { token: personal })).status).toBe(403);
  });

  test('of an admin does not tell what was changed about others', async () => {
    const admin = await server.signUp({ role: 'admin' });
    await server.call('PUT', `/api/admin/user/${person.userId}`, {
      token: admin.token,
      json: { lastName: 'Privately' },
    });
    const { changes } = (await server.call('GET', '/api/me/export', { token: admin.token })).body;
    expect(changes).toMatchObject([{ action: 'user.edit', by: 'you', details: {} }]);
  });
});
