import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  connectLinks,
  personalTokens,
  resetTokens,
  sessions,
  users,
  webhookEndpoints,
} from '../../../db/schema/index.ts';
import { type Answer, startTestServer, type TestServer } from '../../support/server.ts';
import { fullCustomer, many, states } from './exportWorld.ts';

let server: TestServer;
let customer: Awaited<ReturnType<typeof fullCustomer>>;
let answer: Answer;

beforeAll(async () => {
  server = await startTestServer();
  customer = await fullCustomer(server);
  answer = await server.call('GET', '/api/me/export', { token: customer.person.token });
});
afterAll(() => server.stop());

describe('the export', () => {
  test('is a file that matches the schema', async () => {
    const { PersonalData } = await import('../../../server/identity/users/exportSchemas.ts');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="chime-in-export.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(PersonalData.strict().safeParse(answer.body).error).toBeUndefined();
  });

  test('contains the profile, sessions, tokens, webhooks, accounts and settings', () => {
    const { person, accountId } = customer;
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

  test('contains every comment of every state and every event once, over many pages', () => {
    const ids = answer.body.comments.map((comment: { _id: string }) => comment._id);
    expect(ids).toHaveLength(many + 1);
    expect(new Set(ids).size).toBe(many + 1);
    const seen = new Set(answer.body.comments.map((comment: { state: string }) => comment.state));
    expect(seen).toEqual(new Set([...states, 'draft']));
    const messages = answer.body.events.map((event: { message: string }) => event.message);
    expect(messages.filter((message: string) => message.startsWith('Event'))).toHaveLength(501);
  });

  test('contains review decisions and the posts on the bench', () => {
    const { draftId } = customer;
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

  test('contains every seen post with its decision', () => {
    const { accountId } = customer;
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

  test('contains no secret, no hash, no key and nothing of other users', async () => {
    const { person, personal, webhookSecret } = customer;
    const text = JSON.stringify(answer.body);
    const { db, config } = server.deps;
    const secrets = [
      ...(await db.select().from(users)).map((user) => user.passwordHash),
      ...(await db.select().from(sessions)).map((session) => session.id),
      ...(await db.select().from(personalTokens)).flatMap((token) => [token.tokenHash, token.id]),
      ...(await db.select().from(resetTokens)).map((token) => token.tokenHash),
      ...(await db.select().from(connectLinks)).map((link) => link.secretHash),
      ...Object.values(server.sandbox.env).filter((value) => /_/.test(value)),
      config.authSecret,
      config.webhookSecret,
      person.token,
      personal,
      webhookSecret,
      ...(await db.select().from(webhookEndpoints)).map((endpoint) => endpoint.secret),
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

  test('is open to any signed-in user, and not to a visitor', async () => {
    const { personal } = customer;
    const admin = await server.signUp({ role: 'admin' });
    const other = await server.call('GET', '/api/me/export', { token: admin.token });
    expect(other).toMatchObject({
      status: 200,
      body: { profile: { role: 'admin' }, comments: [], accounts: [] },
    });
    expect((await server.call('GET', '/api/me/export')).status).toBe(401);
    expect((await server.call('GET', '/api/me/export', { token: personal })).status).toBe(403);
  });

  test('of an admin omits the changes of other users', async () => {
    const { person } = customer;
    const admin = await server.signUp({ role: 'admin' });
    await server.call('PUT', `/api/admin/user/${person.userId}`, {
      token: admin.token,
      json: { lastName: 'Privately' },
    });
    const { changes } = (await server.call('GET', '/api/me/export', { token: admin.token })).body;
    expect(changes).toMatchObject([{ action: 'user.edit', by: 'you', details: {} }]);
  });
});
