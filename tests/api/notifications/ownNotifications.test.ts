import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsSeen } from '../../../db/schema/index.ts';
import { lapseApproved } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Person, team } from '../people/team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
});
afterAll(() => server.stop());
const people = team(() => server);
const day = 86_400_000;

type Owner = Person & { accountId: string };
const path = '/api/notifications';
const read = async (person: Person) => (await people.call(person, 'GET', path)).body;
const markSeen = (person: Person, until: string) => people.call(person, 'PUT', `${path}/seen`, { until });
const lapsing = ({ userId, accountId }: Owner, decidedBy: string | null) =>
  lapseApproved(server, { userId, accountId, decidedBy });
const idsOf = async (person: Person) =>
  (await read(person)).notifications.map(({ draftId }: { draftId: string }) => draftId);

describe('an approved draft that lapsed', () => {
  test('is told to the member who approved it, wherever they work, and not to the owner', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara);
    const draftId = await lapsing(mara, lea.userId);
    const expected = {
      unread: 1,
      seenUntil: expect.any(String),
      notifications: [
        {
          kind: 'approved_lapsed',
          createdAt: new Date(server.clock.now()).toISOString(),
          unread: true,
          draftId,
          accountId: mara.accountId,
          accountName: expect.stringMatching(/./),
          posterName: 'Ada Okafor',
          workspace: {
            _id: mara.userId,
            id: mara.userId,
            name: expect.stringMatching(/./),
            role: 'reviewer',
          },
        },
      ],
    };
    expect(await read(lea)).toEqual(expected);
    expect((await lea.there('GET', path)).body).toEqual(expected);
    expect(await read(mara)).toMatchObject({ unread: 0, notifications: [] });
  });

  test.each(['somebody who is gone', 'nobody', 'the owner'])(
    'is told to the owner, if %s approved it',
    async (who) => {
      const mara = await people.owner();
      const lea = await people.member(mara);
      const by = { 'somebody who is gone': lea.userId, nobody: null, 'the owner': mara.userId }[who] ?? null;
      const draftId = await lapsing(mara, by);
      if (by === lea.userId) await people.call(mara, 'DELETE', `/api/people/${lea.memberId}`);
      expect(await read(mara)).toMatchObject({ unread: 1, notifications: [{ draftId, workspace: null }] });
      expect(await read(lea)).toMatchObject({ unread: 0, notifications: [] });
    },
  );

  test('is listed for 30 days', async () => {
    const mara = await people.owner();
    await lapsing(mara, mara.userId);
    const later = async (ms: number) => {
      server.clock.advance(ms);
      const json = { email: mara.email, password: 'correct horse' };
      const { token } = (await server.call('POST', '/api/auth/login', { json })).body;
      return read({ ...mara, token });
    };
    expect(await later(30 * day - 1000)).toMatchObject({ unread: 1, notifications: [{}] });
    expect(await later(2000)).toMatchObject({ unread: 0, notifications: [] });
  });

  test('stays with the account: none of one that was removed', async () => {
    const mara = await people.owner();
    await lapsing(mara, mara.userId);
    await people.call(mara, 'DELETE', `/api/linkedinaccount/${mara.accountId}`);
    expect(await read(mara)).toMatchObject({ unread: 0, notifications: [] });
  });
});

describe('the mark of what was seen', () => {
  test('is one for all workspaces of a person, each person’s own, and never goes back or ahead', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara);
    await lapsing(mara, lea.userId);
    await lapsing(mara, lea.userId);
    await lapsing(mara, null);
    const [{ createdAt: latest }, { createdAt: first }] = (await read(lea)).notifications;
    const marked = await lea.there('PUT', `${path}/seen`, { until: first });
    expect(marked.body).toMatchObject({ unread: 1, notifications: [{ unread: true }, { unread: false }] });
    expect((await markSeen(lea, latest)).body).toMatchObject({
      unread: 0,
      notifications: [{ unread: false }, {}],
    });
    expect((await markSeen(lea, '2020-01-01T00:00:00Z')).body.unread).toBe(0);
    expect((await read(mara)).unread).toBe(1);
    await markSeen(mara, '2090-01-01T00:00:00Z');
    await lapsing(mara, null);
    expect(await read(mara)).toMatchObject({
      unread: 1,
      notifications: [{ unread: true }, { unread: false }],
    });
  });

  test('is a viewer’s too', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara, { role: 'viewer' });
    await lapsing(mara, lea.userId);
    const [{ createdAt }] = (await read(lea)).notifications;
    expect((await lea.there('PUT', `${path}/seen`, { until: createdAt })).body).toMatchObject({ unread: 0 });
  });

  test('is in the export of the person, and erased with them', async () => {
    const mara = await people.owner();
    const exported = async () =>
      (await people.call(mara, 'GET', '/api/me/export')).body.notificationsSeenUntil;
    const marks = () =>
      server.deps.db.select().from(notificationsSeen).where(eq(notificationsSeen.userId, mara.userId));
    expect(await exported()).toBeNull();
    const until = new Date(server.clock.now()).toISOString();
    await markSeen(mara, until);
    expect(await exported()).toBe(until);
    expect(await marks()).toHaveLength(1);
    const json = { password: 'correct horse' };
    expect((await server.call('DELETE', '/api/me', { token: mara.token, json })).status).toBe(204);
    expect(await marks()).toEqual([]);
  });
});

describe('in the person’s own workspace alone', () => {
  /** A customer with a lapsed draft of their own, and another as a member. */
  async function lea() {
    const mara = await people.owner();
    const member = await people.member(mara);
    const accountId = await people.connect(member, member.email);
    await lapsing(mara, member.userId);
    const own = await lapsing({ ...member, accountId }, member.userId);
    expect(await idsOf(member)).toHaveLength(2);
    return { ...member, own };
  }

  test('a support view lists them and marks nothing', async () => {
    const member = await lea();
    const admin = await server.signUp({ role: 'admin' });
    const path = `/api/admin/users/${member.userId}/views`;
    const view = {
      ...member,
      token: (await people.call(admin, 'POST', path, { reason: 'Help' })).body.token,
    };
    expect(await idsOf(view)).toEqual([member.own]);
    const until = new Date(server.clock.now()).toISOString();
    expect(await markSeen(view, until)).toMatchObject({ status: 409, body: { code: 'view_only' } });
    expect((await read(member)).unread).toBe(2);
  });

  test('a personal token lists them', async () => {
    const member = await lea();
    const { token } = (await people.call(member, 'POST', '/api/tokens', { name: 'a', scope: 'read' })).body;
    expect(await idsOf({ ...member, token })).toEqual([member.own]);
  });
});
