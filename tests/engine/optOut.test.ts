import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/open.ts';
import { comments, optOuts } from '../../db/schema/index.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { saveSettings } from '../../server/accounts/settings/settings.ts';
import { noClient } from '../../server/http/client.ts';
import { createCrowd, type Participant } from '../support/crowd.ts';
import { addTrigger } from '../support/database.ts';
import { createEngine } from '../support/jobs.ts';
import { play, startTestServer, type TestServer } from '../support/server.ts';

/* An opt-out holds for every call that starts after its commit. */

const allDay = { ...defaultSettings.timing, fromTime: '00:00', toTime: '00:00', activeDays: [...weekdays] };
const hour = 3_600_000;

describe('between taking a post and sending the comment', () => {
  const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';
  async function start() {
    const crowd = await createCrowd({ start: '2026-03-02T10:00:00Z', accounts: 1, seed: 1 });
    const { actor, accountId } = crowd.participants[0] as Participant;
    const payload = { ...defaultSettings, timing: allDay, searchUrls: [search], dailySearchComments: 1 };
    await saveSettings(crowd.deps, actor, { accountId, payload }, noClient);
    return crowd;
  }
  /** The author of the post opts out with the row that says it: no code of the engine runs in between. */
  const optOutWith = (db: Db, event: string, condition: string) =>
    addTrigger(
      db,
      event,
      condition,
      "insert into opt_outs (id, profile, provider_id, state, looks, created_at) values (new.id, 'person:renamed', new.poster_id, 'active', 0, 0)",
    );

  test.each([
    ['the post is taken', 'after insert on comments', "new.state = 'reserved'"],
    ['the comment is marked as sent', 'after update on comments', "new.state = 'sent'"],
  ])('posts nothing once %s', async (_when, event, condition) => {
    const crowd = await start();
    const { db } = crowd.deps;
    await optOutWith(db, event, condition);
    await createEngine(crowd.deps).runDue();
    expect((await db.select().from(optOuts)).length).toBeGreaterThan(0);
    expect(crowd.world.ledger).toEqual([]);
    // The place in the day's limit is free again.
    expect(await db.select().from(comments)).toEqual([]);
    crowd.close();
  });
});

describe('with the sandbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const profile = (who: string) => `https://www.linkedin.com/in/${who}`;
  async function world(who: string, review = false) {
    const { token } = await server.signUp();
    const admin = (await server.signUp({ role: 'admin' })).token;
    const accountId = await server.connect(token);
    const change = { timing: allDay, searchProfiles: [profile(who)], dailyMonitorComments: 1, review };
    await server.saveSettings(token, accountId, change);
    const post = await server.control('POST', '/posts', {
      authorId: who,
      text: 'Three steps made our onboarding of new people shorter by two weeks.',
    });
    const optOut = () =>
      server.call('POST', '/api/admin/opt-out', { token: admin, json: { profileUrl: profile(who) } });
    const ledger = async () =>
      (await server.control('GET', '/ledger')).body.filter(
        (comment: { accountId: string }) => comment.accountId === accountId,
      );
    const get = async (path: string) => (await server.call('GET', path, { token })).body;
    return {
      token,
      accountId,
      admin,
      optOut,
      ledger,
      get,
      start: () => server.call('POST', '/api/automation/start', { token, json: { accountId } }),
      later: (hours: number) => play(server, server.clock.now() + hours * hour),
      why: async () =>
        (await get(`/api/automation/posts?filter=${JSON.stringify({ postUrl: post.body.postUrl })}`))[0],
    };
  }

  test('skips the posts of an author who has opted out, with the reason, until the opt-out ends', async () => {
    const author = await world('nina-quiet');
    const { body } = await author.optOut();
    await author.start();
    await author.later(2);
    expect(await author.ledger()).toEqual([]);
    expect(await author.why()).toMatchObject({
      verdict: 'skipped',
      reason: 'opted_out',
      message: 'Skipped: the author asked not to be commented on',
    });
    await server.prove(author.admin);
    await server.call('DELETE', `/api/admin/opt-out/${body.id}`, { token: author.admin });
    await author.later(3);
    expect(await author.ledger()).toHaveLength(1);
  });

  test('previews no comment on such a post', async () => {
    const author = await world('otto-quiet');
    await author.optOut();
    const { body } = await server.call('POST', '/api/automation/preview', {
      token: author.token,
      json: { accountId: author.accountId },
    });
    expect(body.comment).toBeNull();
  });

  test('discards an approved draft whose author opted out in the meantime', async () => {
    const author = await world('pia-quiet', true);
    await author.start();
    await author.later(1);
    const [draft] = await author.get('/api/drafts?filter={"state":"waiting"}');
    await author.optOut();
    await server.call('POST', `/api/drafts/${draft._id}/approve`, { token: author.token, json: {} });
    await author.later(3);
    expect(await author.ledger()).toEqual([]);
    expect(await author.get(`/api/drafts/${draft._id}`)).toMatchObject({
      state: 'discarded',
      reason: 'opted_out',
    });
  });
});
