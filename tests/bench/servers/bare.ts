import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** What a server of this kind can do at best: routes that answer given bytes and look at nothing. Its parent sends the answers. */
process.once('message', (answers: Record<string, string>) => {
  const app = new Hono();
  for (const [path, body] of Object.entries(answers)) {
    const value: unknown = JSON.parse(body);
    app.get(path, (c) =>
      process.env.BARE_TEXT
        ? c.body(body, 200, { 'content-type': 'application/json' })
        : c.json(value as object),
    );
  }
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.({ port }));
});
