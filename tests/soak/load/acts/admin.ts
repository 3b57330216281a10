/** Actions of admins, each on its own customers, whose values nobody else changes. */
import type { Client } from '../client.ts';
import { gone } from '../facts.ts';
import { act } from './act.ts';

const newUser = (me: Client) => ({
  firstName: 'Made',
  lastName: `By ${me.n}`,
  companyName: me.word('Firm'),
  email: `${me.word('made').replace(/\W/g, '-')}@example.com`,
  password: 'correct horse',
  seats: 2,
  trialDays: 14,
});
const alive = (me: Client, kind: string): string | undefined =>
  me.pick(
    (me.facts.known().find(([known]) => known === kind)?.[1] ?? []).filter(
      (id) => me.facts.candidates(kind, id)[0] !== gone,
    ),
  );
const idOf = ({ _id }: { _id: string }): string => _id;

const note = (name: string, value: (me: Client) => string) => async (me: Client) => {
  const id = alive(me, 'note');
  if (!id) return false;
  const [userId = '', noteId = ''] = id.split(' ');
  const now = value(me);
  const json = now === gone ? undefined : { text: now };
  return me.change(name, { params: { id: userId, noteId }, json }, { kind: 'note', id, value: now });
};

/** Ends a session or token of one of the admin's users. */
const endAccess =
  (list: string, name: string, word: string, make: (me: Client, token: string) => Promise<unknown>) =>
  async (me: Client) => {
    const person = newUser(me);
    const made = await me.call('POST /api/admin/user', { json: person });
    if (made?.status !== 201) return made;
    const id = idOf(made.body);
    me.facts.told('user', id, person.companyName);
    const { email, password } = person;
    const signedIn = await me.call('POST /api/auth/login', { json: { email, password }, token: null });
    if (signedIn?.status !== 200) return signedIn;
    await make(me, signedIn.body.token);
    const rows = await me.call(list, { params: { id } });
    const row = rows?.status === 200 ? rows.body[0] : undefined;
    return row ? me.call(name, { params: { id, [word]: row.id } }) : rows;
  };

const template = async (me: Client) => {
  const [id, userId] = [alive(me, 'campaign'), me.pick(me.customers)];
  if (!id || !userId) return false;
  const path = 'POST /api/admin/campaigns/{id}/apply';
  const dry = await me.call(path, { params: { id }, json: { userIds: [userId], dryRun: true } });
  const after = dry?.status === 200 && dry.body.accounts[0]?.after.prompt;
  if (!after) return dry;
  const json = { userIds: [userId], dryRun: false, seen: dry.body.seen };
  const applied = await me.change(
    path,
    { params: { id }, json },
    { kind: 'template', id: userId, value: after },
  );
  if (applied?.status !== 200 || me.random() < 0.6) return applied;
  const before = applied.body.accounts[0].before.prompt;
  const run = { id: applied.body.runId };
  return me.change(
    'POST /api/admin/campaign-runs/{id}/undo',
    { params: run },
    { kind: 'template', id: userId, value: before },
  );
};

const plan = () => ({ name: 'Soaked', type: 'standard', trialDays: 14, features: [] });

export const adminActs = [
  act('admin', 0.5, 'POST /api/admin/user', (me) => {
    const json = newUser(me);
    return me.change('POST /api/admin/user', { json }, { kind: 'user', id: idOf, value: json.companyName });
  }),
  act('admin', 1, 'PUT /api/admin/user/{id}', async (me) => {
    const id = alive(me, 'user');
    const companyName = me.word('Firm');
    return id
      ? me.change(
          'PUT /api/admin/user/{id}',
          { params: { id }, json: { companyName } },
          { kind: 'user', id, value: companyName },
        )
      : false;
  }),
  act('admin', 0.3, 'DELETE /api/admin/user/{id}', async (me) => {
    const id = alive(me, 'user');
    return id
      ? me.change('DELETE /api/admin/user/{id}', { params: { id } }, { kind: 'user', id, value: gone })
      : false;
  }),
  act('admin', 0.5, 'POST /api/admin/user/{id}/preview', async (me) => {
    const id = alive(me, 'user');
    return id
      ? me.call('POST /api/admin/user/{id}/preview', {
          params: { id },
          json: { subscriptionEndsAt: '2099-01-31T00:00:00Z' },
        })
      : false;
  }),
  act('admin', 0.5, 'PUT /api/admin/notifications/seen', (me) => {
    const until = new Date(me.world.now() - 1000).toISOString();
    return me.change(
      'PUT /api/admin/notifications/seen',
      { json: { until } },
      { kind: 'seen', id: 'mine', value: until },
    );
  }),
  act('admin', 0.3, 'PUT /api/admin/switch', (me) =>
    me.call('PUT /api/admin/switch', { json: { stopped: false } }),
  ),

  act('admin', 0.4, 'POST /api/admin/campaigns', (me) => {
    const name = me.word('Campaign');
    const json = { name, template: { prompt: me.word('Template') } };
    return me.change('POST /api/admin/campaigns', { json }, { kind: 'campaign', id: idOf, value: name });
  }),
  act('admin', 0.4, 'PUT /api/admin/campaigns/{id}', async (me) => {
    const id = alive(me, 'campaign');
    const name = me.word('Campaign');
    if (!id) return false;
    const json = { name, template: { prompt: me.word('Template') } };
    return me.change(
      'PUT /api/admin/campaigns/{id}',
      { params: { id }, json },
      { kind: 'campaign', id, value: name },
    );
  }),
  act('admin', 0.2, 'DELETE /api/admin/campaigns/{id}', async (me) => {
    const id = alive(me, 'campaign');
    return id
      ? me.change(
          'DELETE /api/admin/campaigns/{id}',
          { params: { id } },
          { kind: 'campaign', id, value: gone },
        )
      : false;
  }),
  act(
    'admin',
    0.6,
    ['POST /api/admin/campaigns/{id}/apply', 'POST /api/admin/campaign-runs/{id}/undo'],
    template,
  ),

  act('admin', 1, 'POST /api/admin/users/{id}/notes', async (me) => {
    const id = me.pick(me.customers);
    const text = me.word('Note');
    if (!id) return false;
    const change = { kind: 'note', id: (made: { id: string }) => `${id} ${made.id}`, value: text };
    return me.change('POST /api/admin/users/{id}/notes', { params: { id }, json: { text } }, change);
  }),
  act(
    'admin',
    0.6,
    'PUT /api/admin/users/{id}/notes/{noteId}',
    note('PUT /api/admin/users/{id}/notes/{noteId}', (me) => me.word('Note')),
  ),
  act(
    'admin',
    0.4,
    'DELETE /api/admin/users/{id}/notes/{noteId}',
    note('DELETE /api/admin/users/{id}/notes/{noteId}', () => gone),
  ),
  act('admin', 0.4, ['POST /api/admin/users/{id}/views', 'DELETE /api/admin/views/{id}'], async (me) => {
    const id = me.pick(me.customers);
    if (!id) return false;
    const begun = await me.call('POST /api/admin/users/{id}/views', {
      params: { id },
      json: { reason: me.word('Ticket') },
    });
    if (begun?.status !== 201) return begun;
    me.facts.told('view', begun.body.token, 'there');
    await me.call('GET /api/comment', { token: begun.body.token });
    if (me.random() < 0.3) return true;
    return me.change(
      'DELETE /api/admin/views/{id}',
      { params: { id: begun.body.id } },
      { kind: 'view', id: begun.body.token, value: gone },
    );
  }),
  act(
    'admin',
    0.15,
    'DELETE /api/admin/users/{id}/sessions/{sessionId}',
    endAccess(
      'GET /api/admin/users/{id}/sessions',
      'DELETE /api/admin/users/{id}/sessions/{sessionId}',
      'sessionId',
      async () => {},
    ),
  ),
  act(
    'admin',
    0.15,
    'DELETE /api/admin/users/{id}/tokens/{tokenId}',
    endAccess(
      'GET /api/admin/users/{id}/tokens',
      'DELETE /api/admin/users/{id}/tokens/{tokenId}',
      'tokenId',
      (me, token) => me.call('POST /api/tokens', { token, json: { name: 'made', scope: 'read' } }),
    ),
  ),

  act('admin', 0.3, 'POST /api/admin/plan', (me) => {
    const price = 10 + Math.floor(me.random() * 90);
    return me.change(
      'POST /api/admin/plan',
      { json: { ...plan(), price } },
      { kind: 'plan', id: idOf, value: String(price) },
    );
  }),
  act('admin', 0.3, 'PUT /api/admin/plan/{id}', async (me) => {
    const id = alive(me, 'plan');
    const price = 10 + Math.floor(me.random() * 90);
    if (!id) return false;
    const json = { price, archived: true };
    return me.change(
      'PUT /api/admin/plan/{id}',
      { params: { id }, json },
      { kind: 'plan', id, value: String(price) },
    );
  }),
  act('admin', 0.2, 'PUT /api/admin/plans/order', async (me) => {
    const plans = await me.call('GET /api/admin/plans');
    if (plans?.status !== 200) return plans;
    return me.call('PUT /api/admin/plans/order', { json: { ids: plans.body.map(idOf).reverse() } });
  }),
  act('admin', 0.1, 'POST /api/admin/billing/reconcile', (me) =>
    me.call('POST /api/admin/billing/reconcile', { json: { dryRun: true } }),
  ),
];
