import { Hono } from 'hono';
import { readCursor, readLimit, writeCursor } from '../cursor.ts';
import type { Network } from '../network.ts';
import { notFound } from '../problems.ts';
import type { Account } from '../types.ts';

/** `/accounts`. Works in every state of the account, as at the provider. */
export function accountRoutes(network: Network): Hono {
  const { store, format, connections } = network;
  const app = new Hono({ strict: false });
  const found = (id: string): Account => {
    const account = store.account(id);
    if (!account) throw notFound('account');
    return account;
  };

  app.get('/', (c) => {
    const given = c.req.query('cursor');
    const from = given ? readCursor(given, '') : null;
    const limit = from?.limit ?? readLimit(c.req.query('limit'), 100, 1, 250);
    const start = from?.seq ?? 0;
    const all = store.accounts().toSorted((a, b) => b.createdAt - a.createdAt);
    const hasMore = all.length > start + limit;
    return c.json({
      object: 'AccountList',
      items: all.slice(start, start + limit).map(format.account),
      cursor: hasMore
        ? writeCursor({ account: '', limit, list: 'accounts', at: 0, seq: start + limit })
        : null,
    });
  });
  app.get('/:id', (c) => c.json(format.account(found(c.req.param('id')))));
  app.post('/:id/restart', async (c) => {
    const restarted = await connections.restart(found(c.req.param('id')));
    return c.json({ object: restarted ? 'AccountRestarted' : 'AccountFailedToRestart' });
  });
  app.delete('/:id', async (c) => {
    await connections.disconnect(found(c.req.param('id')));
    return c.json({ object: 'AccountDeleted' });
  });
  return app;
}
