import type { Client, Reply } from './client.ts';
import { gone } from './facts.ts';

/** The server's current values; null if it could not answer. */
type View = (me: Client, ids: string[]) => Promise<Map<string, string> | null>;
type Row = Reply['body'];

/** From one list: things that are not in it are gone. */
const fromList =
  (name: string, value: (row: Row) => string = () => 'there', query: Record<string, string> = {}): View =>
  async (me, ids) => {
    const reply = await me.call(name, { query });
    if (reply?.status !== 200) return null;
    const rows = new Map<string, Row>(
      reply.body.map((row: Row) => [row._id ?? row.id ?? row.accountId, row]),
    );
    return new Map(ids.map((id) => [id, rows.has(id) ? value(rows.get(id)) : gone]));
  };

/** One by one; `value` is null if the server could not answer. */
const oneByOne =
  (value: (me: Client, id: string) => Promise<string | null>): View =>
  async (me, ids) => {
    const values = new Map<string, string>();
    for (const id of ids) {
      const found = await value(me, id);
      if (found === null) return null;
      values.set(id, found);
    }
    return values;
  };

/** `value` of an answer; a 404 means that it is gone. */
const said = (reply: Reply | null, value: (body: Row) => string): string | null => {
  if (reply?.status === 404) return gone;
  return reply?.status === 200 ? value(reply.body) : null;
};

const everything = { range: '[0,999]' };
export const settingsOf = (settings: { prompt?: string; dailySearchComments?: number }): string =>
  `${settings.prompt} / ${settings.dailySearchComments}`;
export const webhookOf = (webhook: { url: string; enabled: boolean }): string =>
  `${webhook.url} ${webhook.enabled ? 'on' : 'off'}`;
export const subscriptionOf = (body: Row): string =>
  body.subscription
    ? `${body.subscription.seats} seats${body.subscription.cancelAtPeriodEnd ? ', ending' : ''}`
    : gone;

/** A draft's decision. An approved draft is posted, or its post is gone. */
function decisionOf({ state, reason }: Row): string {
  if (state === 'approved' || state === 'posted' || (state === 'discarded' && reason !== null))
    return 'approved';
  return state;
}

/** A guest can sign in with exactly one of its possible passwords. */
async function passwordOf(me: Client, email: string): Promise<string | null> {
  for (const password of me.facts.everyCandidate('password', email)) {
    const reply = await me.call('POST /api/auth/login', { token: null, json: { email, password } });
    if (reply?.status === 200) return password;
    // Too many attempts: unknown.
    if (reply?.status !== 401) return null;
  }
  return 'none of these';
}

async function guestOf(me: Client, email: string): Promise<string | null> {
  const guest = me.state.guests.find((guest) => guest.email === email);
  const reply = await me.call('GET /api/me', { token: guest?.token ?? '' });
  if (reply?.status === 401) return gone;
  if (reply?.status === 403) return 'unverified';
  return reply?.status === 200 ? 'verified' : null;
}

async function noteOf(me: Client, id: string): Promise<string | null> {
  const [userId = '', noteId] = id.split(' ');
  const reply = await me.call('GET /api/admin/users/{id}/notes', {
    params: { id: userId },
    query: everything,
  });
  return said(reply, (notes) => notes.find((note: Row) => note.id === noteId)?.text ?? gone);
}

async function viewOf(me: Client, id: string): Promise<string | null> {
  const reply = await me.call('GET /api/me', { token: id });
  if (reply?.status === 401) return gone;
  return reply?.status === 200 ? 'there' : null;
}

const views: Record<string, View> = {
  profile: oneByOne(async (me) => said(await me.call('GET /api/me'), ({ companyName }) => companyName)),
  language: oneByOne(async (me) => said(await me.call('GET /api/me'), ({ language }) => language)),
  settings: oneByOne(async (me, accountId) =>
    said(await me.call('GET /api/settings', { query: { accountId } }), settingsOf),
  ),
  running: fromList('GET /api/linkedinaccount', ({ running }) => (running ? 'running' : 'paused')),
  account: fromList('GET /api/linkedinaccount'),
  switch: oneByOne(async (me) =>
    said(await me.call('GET /api/automation/switch'), ({ stopped }) => (stopped ? 'stopped' : 'going')),
  ),
  token: fromList('GET /api/tokens', undefined, everything),
  session: fromList('GET /api/sessions', undefined, everything),
  webhook: fromList('GET /api/webhooks', webhookOf),
  firstSteps: oneByOne(async (me) =>
    said(await me.call('GET /api/first-steps'), ({ folded }) => String(folded)),
  ),
  kept: fromList('GET /api/prompt-bench/posts'),
  member: fromList('GET /api/people', ({ role }) => role, everything),
  digest: oneByOne(async (me) => said(await me.call('GET /api/digest'), ({ timeZone }) => String(timeZone))),
  newsMails: oneByOne(async (me) =>
    said(await me.call('GET /api/news-mails'), ({ draftMails }) => String(draftMails)),
  ),
  reply: fromList('GET /api/replies', ({ handledAt }) => (handledAt ? 'handled' : 'open'), everything),
  decision: fromList('GET /api/drafts', decisionOf, everything),
  wording: fromList('GET /api/drafts', ({ comment }) => comment, everything),
  card: async (me, ids) => {
    const reply = await me.call('GET /api/subscription/payment-methods');
    if (reply?.status !== 200) return null;
    const cards = new Set(reply.body.paymentMethods.map(({ id }: Row) => id));
    return new Map(ids.map((id) => [id, cards.has(id) ? 'there' : gone]));
  },
  subscription: oneByOne(async (me) => said(await me.call('GET /api/subscription'), subscriptionOf)),
  guest: oneByOne(guestOf),
  password: oneByOne(passwordOf),
  note: oneByOne(noteOf),
  view: oneByOne(viewOf),
  user: oneByOne(async (me, id) =>
    said(await me.call('GET /api/admin/user/{id}', { params: { id } }), ({ companyName }) => companyName),
  ),
  campaign: fromList('GET /api/admin/campaigns', ({ name }) => name, everything),
  template: oneByOne(async (me, id) => {
    const reply = await me.call('GET /api/admin/users/{id}/settings', { params: { id } });
    return said(reply, (all) => [...new Set(all.map(({ prompt }: Row) => prompt))].join(' and '));
  }),
  plan: fromList('GET /api/admin/plans', ({ price }) => String(price), everything),
  ownSeen: oneByOne(async (me) =>
    said(await me.call('GET /api/notifications'), ({ seenUntil }) => seenUntil),
  ),
  seen: oneByOne(async (me) =>
    said(await me.call('GET /api/admin/notifications'), ({ seenUntil }) => seenUntil),
  ),
};

/** A restore ends all sessions. */
const endsWithRestore = new Set(['session', 'view', 'guest']);

/**
 * Reads back everything that was acknowledged.
 * @returns the differences; null if the server could not answer all calls
 * @param isCopy the server has a copy of the database, made at the mark
 */
export async function readBack(
  me: Client,
  isCopy: boolean,
  breathe: () => Promise<unknown>,
): Promise<string[] | null> {
  const complaints: string[] = [];
  for (const [kind, known] of me.facts.known()) {
    const ids = isCopy ? known.filter((id) => me.facts.isMarked(kind, id)) : known;
    if (ids.length === 0 || (isCopy && endsWithRestore.has(kind))) continue;
    const view = views[kind];
    if (!view) throw new Error(`nobody reads back ${kind}`);
    let values = await view(me, ids);
    // A provider on the way may have failed.
    for (let again = 0; values === null && !me.state.isShaken && again < 5; again += 1) {
      await breathe();
      values = await view(me, ids);
    }
    if (values === null) return null;
    for (const [id, value] of values) {
      const fault = isCopy ? me.facts.complaintOfCopy(kind, id, value) : me.facts.complaint(kind, id, value);
      if (fault) complaints.push(`${me.email}: ${fault}`);
    }
    await breathe();
  }
  return complaints;
}
