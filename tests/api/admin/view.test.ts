import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, users } from '../../../db/schema/index.ts';
import { readToken } from '../../../server/identity/auth/token.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readContract } from '../contract/document.ts';
import { table } from '../permissions/table.ts';
import { beginImpersonation } from '../permissions/things.ts';
import { prepareCell, send } from '../permissions/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'x-real-ip' } });
});
afterAll(() => server.stop());

const minute = 60_000;
const reason = 'Ticket 4711: no plan';
const me = async (token: string) => (await server.call('GET', '/api/me', { token })).status;
async function begin() {
  const admin = await server.signUp({ role: 'admin' });
  const customer = await server.signUp();
  return { admin, customer, view: await beginImpersonation(server, customer.userId, admin.token) };
}

describe('an admin in a support session', () => {
  test('can make no call that changes or exports something', async () => {
    const { operations } = await readContract(server);
    const rows = table.flatMap((area) => area.rows);
    const refused: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    const taking = [
      'GET /auth',
      'GET /api/me/export',
      'GET /api/exports/comments.json',
      'GET /api/exports/comments.csv',
    ];
    for (const { name, method, security } of operations) {
      if (!security?.length || (method === 'GET' && !taking.includes(name))) continue;
      const row = rows.find((each) => name === `${each.method} ${each.path}`);
      if (!row) throw new Error(`the table has no row for ${name}`);
      const call = await prepareCell(server, row, 'user', 'rejected');
      const { body } = await server.call('GET', '/api/me', { token: call.headers['x-auth-token'] ?? '' });
      const view = await beginImpersonation(server, body._id);
      const answer = await send(server, {
        ...call,
        headers: { ...call.headers, 'x-auth-token': view.token },
      });
      const isAdmins = row.expected.user === 403;
      refused[name] = [answer.status, (answer.body as { code: string }).code];
      expected[name] = isAdmins ? [403, 'forbidden'] : [409, 'view_only'];
    }
    expect(Object.keys(refused).length).toBeGreaterThan(40);
    expect(refused).toEqual(expected);
  });

  test('gets one error that ends no session', async () => {
    const { view } = await begin();
    const answer = await server.call('PUT', '/api/automation/switch', {
      token: view.token,
      json: { stopped: true },
    });
    expect(answer.body).toMatchObject({
      code: 'view_only',
      message: "This view of a customer's account is read-only",
    });
    expect(answer.body.message).not.toMatch(/expired/i);
    expect(await me(view.token)).toBe(200);
  });

  test('reads what the customer reads, except for secrets', async () => {
    const { customer, view } = await begin();
    const path = '/api/subscription';
    await server.call('POST', `${path}/payment-methods`, {
      token: customer.token,
      json: { paymentMethodId: 'pm_card_visa' },
    });
    const { body: plans } = await server.call('GET', `${path}/plans`, { token: customer.token });
    const { stripePriceId: priceId } = plans.find(({ _id }: { _id: string }) => _id === 'premium');
    await server.call('POST', `${path}/create`, { token: customer.token, json: { priceId, seats: 1 } });
    const reads = [
      '/api/me',
      '/api/linkedinaccount',
      '/api/comment',
      '/api/drafts',
      path,
      '/api/tokens',
      '/api/support-visits',
    ];
    for (const each of reads) {
      const [own, seen] = await Promise.all(
        [customer, view].map(({ token }) =>
          server.call('GET', each, { token }).then(({ status, body }) => ({ status, body })),
        ),
      );
      expect(seen, each).toEqual(own);
    }
    const invoices = async (token: string) =>
      (await server.call('GET', `${path}/invoices`, { token })).body.invoices;
    expect((await invoices(customer.token))[0].invoiceUrl).toMatch(/^http/);
    expect((await invoices(view.token)).map(({ invoiceUrl }: { invoiceUrl: unknown }) => invoiceUrl)).toEqual(
      [null],
    );
  });

  test('has half an hour, until they leave, sign out or lose the admin role', async () => {
    const ended: Record<string, (one: Awaited<ReturnType<typeof begin>>) => unknown> = {
      left: ({ admin, view }) => server.call('DELETE', `/api/admin/views/${view.id}`, { token: admin.token }),
      'signed out': ({ admin }) => server.call('POST', '/api/auth/logout', { token: admin.token }),
      demoted: ({ admin }) =>
        direct(server.deps.db).update(users).set({ role: 'user' }).where(eq(users.id, admin.userId)),
      'deleted themselves': ({ admin }) =>
        server.call('DELETE', '/api/me', { token: admin.token, json: { password: 'correct horse' } }),
      'the customer signed out everywhere': ({ customer }) =>
        server.call('POST', '/api/auth/logout-everywhere', { token: customer.token }),
    };
    for (const [how, end] of Object.entries(ended)) {
      const view = await begin();
      expect(await me(view.view.token), how).toBe(200);
      await end(view);
      expect(await me(view.view.token), how).toBe(401);
    }
    const { admin, view } = await begin();
    server.clock.moveTo(server.clock.now() + 29 * minute);
    expect([await me(view.token), await me(admin.token)]).toEqual([200, 200]);
    server.clock.moveTo(server.clock.now() + 2 * minute);
    expect([await me(view.token), await me(admin.token)]).toEqual([401, 200]);
    expect(readToken(server.deps.config, view.token, server.clock.now())).toBeNull();
  });

  test('appears in the audit log and to the customer with the reason, and in no list of sessions', async () => {
    const admin = await server.signUp({ role: 'admin' });
    const customer = await server.signUp();
    const json = { reason };
    const headers = { 'x-real-ip': '203.0.113.7', 'user-agent': 'the browser of an admin' };
    const path = `/api/admin/users/${customer.userId}/views`;
    const { body: view } = await server.call('POST', path, { token: admin.token, json, headers });
    await server.call('DELETE', `/api/admin/views/${view.id}`, { token: admin.token });
    const noted = await server.deps.db
      .select()
      .from(audit)
      .where(eq(audit.actorId, admin.userId))
      .orderBy(audit.id);
    const subject = `user:${customer.userId}`;
    expect(noted).toMatchObject([
      {
        action: 'user.view',
        subject,
        details: { after: { reason, until: view.expiresAt } },
        address: '203.0.113.7',
      },
      { action: 'user.view_end', subject },
    ]);
    const visits = await server.call('GET', '/api/support-visits', { token: customer.token });
    const createdAt = new Date(server.clock.now()).toISOString();
    expect(visits.body).toEqual([{ id: String(noted[0]?.id), createdAt, reason }]);
    await beginImpersonation(server, customer.userId, admin.token);
    const { body: sessions } = await server.call('GET', '/api/sessions', { token: customer.token });
    expect(sessions).toMatchObject([{ current: true }]);
    const { body: all } = await server.call('GET', '/api/me/export', { token: customer.token });
    expect(all.sessions).toHaveLength(1);
    expect(all.changes).toMatchObject([{ action: 'user.view', by: 'an admin', address: '' }, {}, {}]);
    expect(JSON.stringify(all)).not.toMatch(/203\.0\.113\.7|browser of an admin/);
  });

  test.each([
    ['', 422],
    ['  x ', 422],
    ['y'.repeat(301), 422],
  ])('needs a reason: not %j', async (given, status) => {
    const { admin, customer } = await begin();
    const path = `/api/admin/users/${customer.userId}/views`;
    expect((await server.call('POST', path, { token: admin.token, json: { reason: given } })).status).toBe(
      status,
    );
  });

  test('needs a session of their own and a verified customer', async () => {
    const { admin, customer } = await begin();
    const path = `/api/admin/users/${customer.userId}/views`;
    const token = (
      await server.call('POST', '/api/tokens', { token: admin.token, json: { name: 'x', scope: 'write' } })
    ).body.token;
    expect((await server.call('POST', path, { token, json: { reason } })).status).toBe(403);
    await direct(server.deps.db).update(users).set({ verifiedAt: null }).where(eq(users.id, customer.userId));
    const refused = await server.call('POST', path, { token: admin.token, json: { reason } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This customer has not verified their e-mail yet',
    ]);
  });

  test('can end only their own support sessions', async () => {
    const { view } = await begin();
    const other = await server.signUp({ role: 'admin' });
    expect((await server.call('DELETE', `/api/admin/views/${view.id}`, { token: other.token })).status).toBe(
      404,
    );
    expect(await me(view.token)).toBe(200);
  });
});
