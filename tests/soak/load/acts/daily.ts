/** Daily actions of a customer: settings, pausing, drafts, comparing prompts. */
import { defaultSettings, weekdays } from '../../../../server/accounts/settings/schemas.ts';
import type { Client } from '../client.ts';
import { gone } from '../facts.ts';
import { settingsOf } from '../readBack.ts';
import { act } from './act.ts';

const people = ['ada-okafor', 'someone-1', 'someone-2', 'someone-3'];
const topics = ['hiring', 'pricing', 'onboarding', 'leadership', 'design', 'remote', 'sales', 'data'];
/** Minutes between two comments of an account. */
const pace = [2, 4, 6];

/** Settings with which an account always has posts to comment on. */
export const busySettings = (n: number, prompt: string, review: boolean) => ({
  ...defaultSettings,
  timing: {
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: pace,
    activeDays: [...weekdays],
  },
  searchUrls: [0, 1, 2].map(
    (at) => `https://www.linkedin.com/search/results/content/?keywords=${topics[(n + at) % topics.length]}`,
  ),
  searchProfiles: people.map((name) => `https://www.linkedin.com/in/${name}`),
  dailySearchComments: 70,
  dailyMonitorComments: 70,
  prompt,
  choice: { ...defaultSettings.choice, oldestPostDays: 365, sameAuthorDays: 0 },
  review,
});

const drafts = 'GET /api/drafts';
/** The id of a pending draft, if any. */
async function waitingDraft(me: Client): Promise<string | undefined> {
  const reply = await me.call(drafts, { query: { filter: '{"state":"waiting"}', range: '[0,9]' } });
  return reply?.status === 200 ? me.pick<{ _id: string }>(reply.body)?._id : undefined;
}

const decide =
  (decision: 'approve' | 'hold' | 'discard', value: string, json?: object) => async (me: Client) => {
    const id = await waitingDraft(me);
    if (!id) return false;
    return me.change(
      `POST /api/drafts/{id}/${decision}`,
      { params: { id }, json },
      { kind: 'decision', id, value },
    );
  };

/** @param state of the proposals to choose from */
const decideProposal =
  (decision: 'accept' | 'dismiss' | 'take-back', state: 'open' | 'accepted') => async (me: Client) => {
    const reply = await me.call('GET /api/proposals', { query: { filter: JSON.stringify({ state }) } });
    const id = me.pick<{ _id: string }>(reply?.status === 200 ? reply.body : [])?._id;
    return id ? me.call(`POST /api/proposals/{id}/${decision}`, { params: { id }, json: {} }) : false;
  };

const run = (change: 'start' | 'stop', value: string) => async (me: Client) => {
  const accountId = me.pick(me.accountIds);
  if (!accountId) return false;
  return me.change(
    `POST /api/automation/${change}`,
    { json: { accountId } },
    { kind: 'running', id: accountId, value },
  );
};

/** The URL of a post that one of the accounts has read. */
async function knownPost(me: Client): Promise<string | undefined> {
  const reply = await me.call('GET /api/automation/posts', { query: { range: '[0,9]' } });
  return reply?.status === 200 ? me.pick<{ postUrl: string }>(reply.body)?.postUrl : undefined;
}

export const dailyActs = [
  act('customer', 0.2, 'PUT /api/me', (me) => {
    const language = me.pick(['en', 'de', 'es']) ?? 'en';
    return me.change(
      'PUT /api/me',
      { json: { language } },
      { kind: 'language', id: 'mine', value: language },
    );
  }),
  act('customer', 5, 'POST /api/settings', async (me) => {
    const accountId = me.pick(me.accountIds);
    if (!accountId) return false;
    const payload = busySettings(me.n, me.word('Prompt'), me.random() < 0.3);
    return me.change(
      'POST /api/settings',
      { json: { accountId, payload } },
      { kind: 'settings', id: accountId, value: settingsOf(payload) },
    );
  }),
  act('customer', 1, 'POST /api/settings/validate', (me) =>
    me.call('POST /api/settings/validate', {
      json: {
        accountId: me.pick(me.accountIds),
        profileUrl: `https://www.linkedin.com/in/${me.pick(people)}`,
      },
    }),
  ),
  act('customer', 2, 'POST /api/automation/start', run('start', 'running')),
  act('customer', 1, 'POST /api/automation/stop', run('stop', 'paused')),
  act('customer', 0.6, 'PUT /api/automation/switch', (me) => {
    const stopped = me.random() < 0.3;
    const value = stopped ? 'stopped' : 'going';
    return me.change(
      'PUT /api/automation/switch',
      { json: { stopped } },
      { kind: 'switch', id: 'mine', value },
    );
  }),
  act('customer', 0.5, 'POST /api/automation/preview', async (me) => {
    const postUrl = await knownPost(me);
    return me.call('POST /api/automation/preview', {
      json: { accountId: me.pick(me.accountIds), ...(postUrl ? { postUrl } : {}) },
    });
  }),

  act('customer', 0.2, 'POST /api/drafts', async (me) => {
    const postUrl = await knownPost(me);
    if (!postUrl) return false;
    return me.call('POST /api/drafts', {
      json: { accountId: me.pick(me.accountIds), postUrl, comment: me.word('Which step took longest') },
    });
  }),

  act('customer', 0.2, 'POST /api/voice/read', (me) =>
    me.call('POST /api/voice/read', { json: { accountId: me.pick(me.accountIds), consent: true } }),
  ),
  act('customer', 0.3, 'POST /api/voice/samples', (me) =>
    me.call('POST /api/voice/samples', {
      json: { accountId: me.pick(me.accountIds), samples: [me.word('Which of the two first? Asked by')] },
    }),
  ),
  act('customer', 0.2, 'DELETE /api/voice/samples/{id}', async (me) => {
    const query = { accountId: me.pick(me.accountIds) ?? '' };
    const voice = await me.call('GET /api/voice', { query });
    const id = me.pick<{ id: string }>(voice?.body?.samples ?? [])?.id;
    return id ? me.call('DELETE /api/voice/samples/{id}', { params: { id }, query }) : false;
  }),
  act('customer', 0.1, 'DELETE /api/voice', (me) =>
    me.call('DELETE /api/voice', { query: { accountId: me.pick(me.accountIds) ?? '' } }),
  ),

  act('customer', 3, 'POST /api/drafts/{id}/approve', decide('approve', 'approved', {})),
  act('customer', 1, 'POST /api/drafts/{id}/hold', decide('hold', 'held')),
  act('customer', 2, 'POST /api/drafts/{id}/discard', decide('discard', 'discarded')),
  act('customer', 0.3, 'POST /api/proposals/{id}/accept', decideProposal('accept', 'open')),
  act('customer', 0.1, 'POST /api/proposals/{id}/dismiss', decideProposal('dismiss', 'open')),
  act('customer', 0.1, 'POST /api/proposals/{id}/take-back', decideProposal('take-back', 'accepted')),
  act('customer', 1, 'PUT /api/drafts/{id}', async (me) => {
    const id = await waitingDraft(me);
    const comment = me.word('Which of these was the hardest, and why? Asked by');
    if (!id) return false;
    return me.change(
      'PUT /api/drafts/{id}',
      { params: { id }, json: { comment } },
      { kind: 'wording', id, value: comment },
    );
  }),
  act('customer', 1, 'POST /api/approvals', async (me) => {
    const id = await waitingDraft(me);
    if (!id) return false;
    me.facts.attempt('decision', id, 'approved');
    const reply = await me.call('POST /api/approvals', { json: { ids: [id] } });
    if (reply?.body?.results?.[0]?.approved) me.facts.told('decision', id, 'approved');
    return reply;
  }),

  act('customer', 0.4, 'PUT /api/autonomy', async (me) => {
    const accountId = me.pick(me.accountIds);
    if (!accountId) return false;
    const allowed = me.random() < 0.8;
    return me.call('PUT /api/autonomy', { json: { accountId, allowed, after: 3 } });
  }),
  act('customer', 0.2, 'POST /api/autonomy/reset', async (me) => {
    const accountId = me.pick(me.accountIds);
    if (!accountId) return false;
    const source = `https://www.linkedin.com/in/${me.pick(people)}`;
    return me.call('POST /api/autonomy/reset', { json: { accountId, kind: 'profile', source } });
  }),

  act('customer', 0.2, 'PUT /api/first-steps', (me) => {
    const folded = me.pick([true, false]) ?? false;
    return me.change(
      'PUT /api/first-steps',
      { json: { folded } },
      { kind: 'firstSteps', id: 'mine', value: String(folded) },
    );
  }),

  act('customer', 0.2, 'PUT /api/notifications/seen', (me) => {
    const until = new Date(me.world.now() - 1000).toISOString();
    return me.change(
      'PUT /api/notifications/seen',
      { json: { until } },
      { kind: 'ownSeen', id: 'mine', value: until },
    );
  }),
  act('customer', 0.2, 'PUT /api/digest', (me) => {
    const timeZone = me.pick(['Europe/Berlin', 'America/New_York', null]) ?? null;
    return me.change(
      'PUT /api/digest',
      { json: { timeZone } },
      { kind: 'digest', id: 'mine', value: String(timeZone) },
    );
  }),
  act('customer', 0.2, 'GET /api/news-mails', (me) => me.call('GET /api/news-mails')),
  act('customer', 0.1, 'PUT /api/news-mails', (me) => {
    const draftMails = me.pick([true, false]) ?? true;
    return me.change(
      'PUT /api/news-mails',
      { json: { draftMails } },
      { kind: 'newsMails', id: 'mine', value: String(draftMails) },
    );
  }),
  act('customer', 0.1, 'POST /unsubscribe/{token}', (me) =>
    me.call('POST /unsubscribe/{token}', { params: { token: me.word('forged') }, token: null }),
  ),

  act('customer', 0.4, 'POST /api/prompt-bench/posts', async (me) => {
    const postUrl = await knownPost(me);
    if (!postUrl) return false;
    const json = { accountId: me.pick(me.accountIds), postUrl };
    return me.change(
      'POST /api/prompt-bench/posts',
      { json },
      { kind: 'kept', id: ({ _id }) => _id, value: 'there' },
    );
  }),
  act('customer', 0.2, 'DELETE /api/prompt-bench/posts/{id}', async (me) => {
    const id = me.seen('GET /api/prompt-bench/posts');
    if (!id) return false;
    return me.change(
      'DELETE /api/prompt-bench/posts/{id}',
      { params: { id } },
      { kind: 'kept', id, value: gone },
    );
  }),
  act('customer', 0.2, 'POST /api/prompt-bench/run', async (me) => {
    const id = me.seen('GET /api/prompt-bench/posts');
    if (!id) return false;
    return me.call('POST /api/prompt-bench/run', {
      json: { accountId: me.pick(me.accountIds), prompt: me.word('Ask'), postIds: [id] },
    });
  }),
];
