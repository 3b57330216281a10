/** Prices and caps of the language model. The caps are far above what a soak can spend. */
import { act } from './act.ts';

const price = { model: 'sandbox-writer', input: 0.25, cached: 0.025, output: 2 };
const caps = { installation: 100_000, customer: 10_000 };

export const costActs = [
  act('admin', 0.1, 'POST /api/admin/model-price', (me) =>
    me.call('POST /api/admin/model-price', { json: price }),
  ),
  act('admin', 0.2, 'PUT /api/admin/cost-caps', (me) => me.call('PUT /api/admin/cost-caps', { json: caps })),
  act('admin', 0.2, 'PUT /api/admin/users/{id}/cost-cap', (me) => {
    const id = me.pick(me.customers);
    const json = { cap: me.pick(['default', 'none'] as const) };
    return id
      ? me.call('PUT /api/admin/users/{id}/cost-cap', { params: { id }, json })
      : Promise.resolve(false);
  }),
];
