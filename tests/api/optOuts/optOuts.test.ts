import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, optOuts } from '../../../db/schema/index.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'x-forwarded-for' } });
  admin = (await server.signUp({ role: 'admin' })).token;
});
afterAll(() => server.stop());

let authors = 0;
let addresses = 0;
const author = () => `author-number-${++authors}`;
const call = (method: string, path: string, json?: unknown, address = `198.51.100.${++addresses % 250}`) =>
  server.call(method, path, { json, headers: { 'x-forwarded-for': address } });
const ask = async (who: string, address?: string) =>
  (await call('POST', '/api/opt-outs', { profileUrl: `https://www.linkedin.com/in/${who}/` }, address)).body;
const check = (id: string, address?: string) => call('POST', `/api/opt-outs/${id}/check`, {}, address);
const write = (who: string, headline: string) => server.control('POST', `/members/${who}`, { headline });
const staff = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/admin/${path}`, { token: admin, json });

async function reader() {
  const { token } = await server.signUp();
  return { token, accountId: await server.connect(token) };
}
const disposable = (server: TestServer) => ({
  ...server,
  [Symbol.asyncDispose]: () => server.stop(),
});
/** No account is connected, so that nobody can read a profile. */
const alone = () => startTestServer();

describe('a request', () => {
  test('is verified by the code in the headline, and only then', async () => {
    const { token } = await reader();
    const who = author();
    const { id, code, profileUrl, state, checksLeft } = await ask(who.toUpperCase());
    expect([state, checksLeft, profileUrl]).toEqual(['unverified', 5, `https://www.linkedin.com/in/${who}`]);
    await write(who, 'Designer');
    expect((await check(id)).body).toMatchObject({ state: 'unverified', checksLeft: 4 });
    await write(who, `Designer ${code.toUpperCase()}`);
    server.clock.advance(minute);
    expect((await check(id)).body).toMatchObject({ state: 'active', checksLeft: 0, expiresAt: null });
    // A repetition reads nothing.
    expect((await check(id)).body).toMatchObject({ state: 'active' });
    const { body: reads } = await server.call('GET', '/api/automation/reads', { token });
    expect(reads[0].profiles.used).toBe(2);
    const rows = await server.deps.db.select().from(optOuts);
    const row = rows.find((row) => row.id === id);
    expect(row?.providerId).toMatch(/^ACoAA/);
  });

  test('is not verified by the code of another request', async () => {
    await reader();
    const who = author();
    const [owner, others] = [await ask(who), await ask(who)];
    await write(who, others.code);
    expect((await check(owner.id)).body.state).toBe('unverified');
    server.clock.advance(minute);
    expect((await check(others.id)).body.state).toBe('active');
  });

  test('answers the same for a profile that has opted out', async () => {
    const who = author();
    const first = await ask(who);
    await staff('POST', `opt-out/${first.id}/accept`);
    const second = await ask(who);
    const shape = (request: object) => ({ ...request, id: '', code: '' });
    expect(shape(second)).toEqual(shape({ ...first }));
    expect(second.code).not.toBe(first.code);
  });

  test('allows five looks at the profile', async () => {
    await reader();
    const { id } = await ask(author());
    for (let looks = 0; looks < 5; looks += 1) {
      expect((await check(id)).status).toBe(200);
      server.clock.advance(minute);
    }
    expect(await check(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await call('POST', `/api/opt-outs/${id}/review`, {})).body.state).toBe('waiting');
  });

  test('is limited per address, and its checks in all', async () => {
    const address = '203.0.113.77';
    for (let asked = 0; asked < 20; asked += 1) await ask(author(), address);
    expect(await ask(author(), address)).toMatchObject({ code: 'too_many_attempts' });
    await using stopping = disposable(await alone());
    const { token } = await stopping.signUp();
    await stopping.connect(token);
    const made: string[] = [];
    for (let n = 0; n < 21; n += 1)
      made.push(
        (
          await stopping.call('POST', '/api/opt-outs', {
            json: { profileUrl: `https://www.linkedin.com/in/${author()}` },
          })
        ).body.id,
      );
    const answers = [];
    for (const id of made)
      answers.push((await stopping.call('POST', `/api/opt-outs/${id}/check`, { json: {} })).status);
    expect(answers).toEqual([...Array(20).fill(200), 429]);
  });

  test('leaves companies, and profiles that no account can read, to an admin', async () => {
    await reader();
    const { body: company } = await call('POST', '/api/opt-outs', {
      profileUrl: 'linkedin.com/company/Acme',
    });
    expect([company.profileUrl, company.checksLeft]).toEqual(['https://www.linkedin.com/company/acme', 0]);
    expect((await check(company.id)).body.state).toBe('waiting');
    await using empty = disposable(await alone());
    const { body } = await empty.call('POST', '/api/opt-outs', {
      json: { profileUrl: 'https://www.linkedin.com/in/x-y' },
    });
    expect((await empty.call('POST', `/api/opt-outs/${body.id}/check`, { json: {} })).body).toMatchObject({
      state: 'waiting',
    });
  });

  test('notifies the admins once it waits for them', async () => {
    const { id } = await ask(author());
    const read = async () => (await staff('GET', 'notifications')).body;
    const waiting = async () =>
      (await read()).notifications.filter(({ kind }: { kind: string }) => kind === 'opt_out_waiting');
    const before = await waiting();
    server.clock.advance(1000);
    await server.call('PUT', '/api/admin/notifications/seen', {
      token: admin,
      json: { until: new Date(server.clock.now()).toISOString() },
    });
    server.clock.advance(1000);
    await call('POST', `/api/opt-outs/${id}/review`, {});
    expect(await waiting()).toHaveLength(before.length + 1);
    expect((await read()).unread).toBe(1);
    await staff('POST', `opt-out/${id}/reject`);
    expect(await waiting()).toHaveLength(before.length);
  });

  test('leaves it to an admin while the network fails', async () => {
    await reader();
    const { id } = await ask(author());
    await server.control('POST', '/faults', { provider: 'network', status: 503, times: 3 });
    expect((await check(id)).body.state).toBe('waiting');
    await server.control('DELETE', '/faults');
  });

  test.each(['https://example.com/in/ada', 'https://www.linkedin.com/feed', ''])(
    'rejects %j',
    async (profileUrl) => {
      expect(await call('POST', '/api/opt-outs', { profileUrl })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', message: 'Invalid Profile URL' },
      });
    },
  );

  test('is deleted a day later, 30 days later if it waits for an admin, and never if it was accepted', async () => {
    const [left, waiting, active] = [await ask(author()), await ask(author()), await ask(author())];
    const { body } = await call('POST', `/api/opt-outs/${waiting.id}/review`, {});
    expect(Date.parse(body.expiresAt) - server.clock.now()).toBe(30 * day);
    // Of an earlier version, which set no end.
    const [earlier] = [await ask(author())];
    await call('POST', `/api/opt-outs/${earlier.id}/review`, {});
    const { db } = server.deps;
    await direct(db).update(optOuts).set({ expiresAt: null }).where(eq(optOuts.id, earlier.id));
    await staff('POST', `opt-out/${active.id}/accept`);
    const kept = async () => {
      await prune(server.deps);
      const ids = (await db.select().from(optOuts)).map(({ id }) => id);
      return [left, waiting, earlier, active].map(({ id }) => ids.includes(id));
    };
    server.clock.advance(day + 1);
    expect((await call('GET', `/api/opt-outs/${left.id}`)).status).toBe(404);
    expect(await kept()).toEqual([false, true, true, true]);
    server.clock.advance(29 * day);
    expect((await call('GET', `/api/opt-outs/${waiting.id}`)).status).toBe(404);
    expect(await kept()).toEqual([false, false, false, true]);
    admin = (await server.signUp({ role: 'admin' })).token;
  });
});

describe('the looks at profiles', () => {
  const from = (n: number) => `203.0.113.${n}`;
  /** Each asks for a profile of its own. */
  async function world() {
    const site = disposable(await startTestServer({ env: { TRUST_PROXY: 'x-forwarded-for' } }));
    const { token } = await site.signUp();
    await site.connect(token);
    const post = (path: string, json: object, address: string) =>
      site.call('POST', path, { json, headers: { 'x-forwarded-for': address } });
    const look = (id: string, address: string) => post(`/api/opt-outs/${id}/check`, {}, address);
    return {
      ...site,
      look,
      askFor: async (who: string) =>
        (
          await post(
            '/api/opt-outs',
            { profileUrl: `linkedin.com/in/${who}` },
            `198.51.100.${++addresses % 250}`,
          )
        ).body,
      async looks(many: number, address: string): Promise<number[]> {
        const statuses: number[] = [];
        for (let n = 0; n < many; n += 1)
          statuses.push((await look((await this.askFor(author())).id, address)).status);
        return statuses;
      },
      left: async (id: string) => (await site.call('GET', `/api/opt-outs/${id}`)).body.checksLeft,
      used: async () =>
        (await site.call('GET', '/api/automation/reads', { token })).body[0].profiles.used as number,
    };
  }

  test('are five an hour and address', async () => {
    await using site = await world();
    expect(await site.looks(6, from(1))).toEqual([200, 200, 200, 200, 200, 429]);
    site.clock.advance(hour);
    expect(await site.looks(1, from(1))).toEqual([200]);
  });

  test('are one a minute and profile, whoever asks', async () => {
    await using site = await world();
    const who = author();
    const [first, second] = [await site.askFor(who), await site.askFor(who.toUpperCase())];
    expect((await site.look(first.id, from(1))).status).toBe(200);
    const refused = await site.look(second.id, from(2));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect([await site.left(first.id), await site.left(second.id), await site.used()]).toEqual([4, 5, 1]);
    site.clock.advance(minute);
    expect((await site.look(second.id, from(2))).status).toBe(200);
  });

  test('keep ten of the twenty an hour for addresses without a check in the last 24 hours', async () => {
    await using site = await world();
    const stranger = await site.looks(5, from(1));
    const others = [...(await site.looks(5, from(2))), ...(await site.looks(5, from(3)))];
    // Each address gets its first one from the kept half.
    expect([...stranger, ...others].filter((status) => status === 200)).toHaveLength(13);
    expect(await site.looks(1, from(3))).toEqual([429]);
    const many = [];
    for (let n = 4; n < 12; n += 1) many.push(...(await site.looks(1, from(n))));
    expect(many).toEqual([...Array(7).fill(200), 429]);
    // An hour later the addresses of before still have to share the other half.
    site.clock.advance(hour);
    const again = [...(await site.looks(5, from(1))), ...(await site.looks(5, from(2)))];
    expect([...again, ...(await site.looks(1, from(3)))]).toEqual([...Array(10).fill(200), 429]);
    expect(await site.looks(1, from(30))).toEqual([200]);
    site.clock.advance(day);
    expect((await site.looks(5, from(1))).filter((status) => status === 200)).toHaveLength(5);
  });

  test('keep the half for first checks even if an address sends its checks at once', async () => {
    await using site = await world();
    const ids: string[] = [];
    for (let n = 0; n < 16; n += 1) ids.push((await site.askFor(author())).id);
    await site.looks(1, from(1));
    for (const n of [1, 2, 3])
      await Promise.all(ids.slice(n * 4, n * 4 + 4).map((id) => site.look(id, from(n))));
    // Three first ones, and ten later ones.
    expect(await site.used()).toBe(13);
    expect(await site.looks(1, from(2))).toEqual([429]);
    expect(await site.looks(1, from(20))).toEqual([200]);
  });

  test('M2: cost a request none of its five while a stranger uses them up, and an admin can still decide', async () => {
    await using site = await world();
    const { id } = await site.askFor(author());
    for (let n = 1; n <= 20; n += 1) expect(await site.looks(1, from(n))).toEqual([200]);
    for (let tries = 0; tries < 6; tries += 1) expect((await site.look(id, from(100))).status).toBe(429);
    expect([await site.left(id), await site.used()]).toEqual([5, 20]);
    expect((await site.call('POST', `/api/opt-outs/${id}/review`, { json: {} })).body.state).toBe('waiting');
    const { id: later } = await site.askFor(author());
    site.clock.advance(hour);
    expect((await site.look(later, from(100))).body).toMatchObject({ state: 'unverified', checksLeft: 4 });
  });
});

describe('the reading account', () => {
  test('is the one with the fewest profile reads, and never below half of its budget', async () => {
    await using world = disposable(await startTestServer({ env: { READ_LIMIT_PROFILES: '4' } }));
    const { token } = await world.signUp({ seats: 2 });
    await world.connect(token);
    await world.connect(token);
    const states: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const json = { profileUrl: `https://www.linkedin.com/in/${author()}` };
      const { body } = await world.call('POST', '/api/opt-outs', { json });
      states.push((await world.call('POST', `/api/opt-outs/${body.id}/check`, { json: {} })).body.state);
    }
    expect(states).toEqual([...Array(4).fill('unverified'), 'waiting']);
    const { body: reads } = await world.call('GET', '/api/automation/reads', { token });
    expect(reads.map(({ profiles }: { profiles: { used: number } }) => profiles.used)).toEqual([2, 2]);
  });

  test('is only the one that the operator has named', async () => {
    await using world = disposable(await startTestServer({ env: { OPT_OUT_ACCOUNT: 'not-connected' } }));
    await world.connect((await world.signUp()).token);
    const json = { profileUrl: `https://www.linkedin.com/in/${author()}` };
    const { body } = await world.call('POST', '/api/opt-outs', { json });
    expect((await world.call('POST', `/api/opt-outs/${body.id}/check`, { json: {} })).body.state).toBe(
      'waiting',
    );
  });
});

describe('an admin', () => {
  test('gets one waiting request per profile, and decides all of them by it', async () => {
    const who = author();
    const [first, second, other] = [await ask(who), await ask(who.toUpperCase()), await ask(author())];
    const filter = JSON.stringify({ state: 'waiting', q: who });
    const waiting = async () => (await staff('GET', `opt-outs?filter=${filter}`)).body;
    const messages = async () =>
      (await staff('GET', 'notifications')).body.notifications.filter(
        ({ kind }: { kind: string }) => kind === 'opt_out_waiting',
      ).length;
    const before = await messages();
    for (const { id } of [first, second, first]) {
      expect((await call('POST', `/api/opt-outs/${id}/review`, {})).body.state).toBe('waiting');
      server.clock.advance(1000);
    }
    expect((await waiting()).map(({ id }: { id: string }) => id)).toEqual([first.id]);
    const all = await staff('GET', `opt-outs?filter=${JSON.stringify({ q: who })}`);
    expect(all.headers.get('content-range')).toMatch(/\/1$/);
    expect((await messages()) - before).toBe(1);
    await staff('POST', `opt-out/${first.id}/reject`);
    expect(await waiting()).toEqual([]);
    for (const { id } of [first, second])
      expect((await call('GET', `/api/opt-outs/${id}`)).body.state).toBe('rejected');
    expect((await call('GET', `/api/opt-outs/${other.id}`)).body.state).toBe('unverified');
  });

  test('has nothing left to decide about a profile that shows the code of another request', async () => {
    await reader();
    const who = author();
    const [asked, shown] = [await ask(who), await ask(who)];
    await call('POST', `/api/opt-outs/${asked.id}/review`, {});
    await write(who, shown.code);
    expect((await check(shown.id)).body.state).toBe('active');
    expect((await call('GET', `/api/opt-outs/${asked.id}`)).body.state).toBe('active');
  });

  test('adds, accepts, rejects and removes, each with an audit row', async () => {
    const who = author();
    const added = await staff('POST', 'opt-out', { profileUrl: `https://www.linkedin.com/in/${who}` });
    expect(added).toMatchObject({ status: 201, body: { state: 'active', code: null } });
    const again = await staff('POST', 'opt-out', { profileUrl: `HTTPS://LinkedIn.com/in/${who}?x=1` });
    expect(again.body.id).toBe(added.body.id);
    const [one, two] = [await ask(author()), await ask(author())];
    expect((await staff('POST', `opt-out/${one.id}/accept`)).body.state).toBe('active');
    expect((await staff('POST', `opt-out/${two.id}/reject`)).body.state).toBe('rejected');
    expect((await call('GET', `/api/opt-outs/${two.id}`)).body.state).toBe('rejected');
    expect((await staff('DELETE', `opt-out/${added.body.id}`)).status).toBe(204);
    const { body: listed } = await staff('GET', `opt-outs?filter=${JSON.stringify({ state: 'active' })}`);
    const ids = listed.map(({ id }: { id: string }) => id);
    expect([ids.includes(one.id), ids.includes(added.body.id)]).toEqual([true, false]);
    const rows = await direct(server.deps.db).select().from(audit);
    const actions = rows
      .filter(({ subject }) => subject.startsWith('opt-out:person:'))
      .map((row) => row.action);
    expect(actions.slice(-4)).toEqual(['opt_out.add', 'opt_out.accept', 'opt_out.reject', 'opt_out.remove']);
    // An author leaves nothing but the profile.
    for (const row of rows.filter(({ action }) => action === 'opt_out.verify'))
      expect([row.actorId, row.address, row.agent, Object.keys(row.details)]).toEqual([
        row.subject,
        '',
        '',
        ['profile'],
      ]);
  });
});
