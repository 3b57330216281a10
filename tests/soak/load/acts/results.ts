/** Sources that brought nothing, and replies to handle. */
import { act } from './act.ts';

export const resultActs = [
  // The saved settings stay as they were.
  act('customer', 0.2, ['POST /api/results/retire', 'POST /api/results/restore'], async (me) => {
    const accountId = me.pick(me.accountIds);
    if (!accountId) return false;
    const saved = await me.call('GET /api/settings', { query: { accountId } });
    const source = saved?.status === 200 && me.pick<string>(saved.body.searchUrls);
    if (!source) return saved;
    const json = { accountId, kind: 'search', source };
    const retired = await me.call('POST /api/results/retire', { json });
    return retired?.status === 200 ? me.call('POST /api/results/restore', { json: retired.body }) : retired;
  }),
  act('customer', 0.5, 'PUT /api/replies/{id}', async (me) => {
    const id = me.seen('GET /api/replies');
    const handled = me.random() < 0.7;
    if (!id) return false;
    return me.change(
      'PUT /api/replies/{id}',
      { params: { id }, json: { handled } },
      { kind: 'reply', id, value: handled ? 'handled' : 'open' },
    );
  }),
];
