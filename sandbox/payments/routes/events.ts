import { Hono } from 'hono';
import { z } from 'zod';
import type { Calls } from '../call.ts';
import { flag, mergedMetadata, metadata, text } from '../form.ts';
import { randomLetters } from '../ids.ts';
import { listAnswer, listFields } from '../lists.ts';
import { invalid } from '../problems.ts';

const eventQuery = z.strictObject({
  ...listFields,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});
const address = z
  .string()
  .refine((url) => /^https?:/i.test(url) && URL.canParse(url), 'must be an http(s) URL');
const endpointFields = {
  description: z.string().optional(),
  metadata: metadata.optional(),
};
const endpointBody = z.strictObject({
  ...endpointFields,
  url: address,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
});
const endpointChange = z.strictObject({
  ...endpointFields,
  url: address.optional(),
  enabled_events: z.array(text).min(1).optional(),
  disabled: flag.optional(),
});

/** `product.*` fits every event of products. */
const fits = (type: string, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

/** `/v1/events` */
export function eventRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  app.get(
    '/',
    call(eventQuery, (query) => {
      const types = query.types ?? (query.type === undefined ? undefined : [query.type]);
      const wanted = ({ type }: { type: string }) =>
        types === undefined || types.some((each) => fits(type, each));
      return listAnswer(books, 'event', query, '/v1/events', wanted);
    }),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => books.wire('event', books.need('event', c.req.param('id') ?? ''))),
  );
  return app;
}

/** `/v1/webhook_endpoints`: the server's own exists from the start. */
export function webhookEndpointRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('webhook_endpoint', id ?? '');
  app.post(
    '/',
    call(endpointBody, ({ url, enabled_events, api_version = null, metadata: names }) => {
      if (books.store.all('webhook_endpoint').length >= 16) {
        throw invalid('You have reached the maximum of 16 test webhook endpoints.');
      }
      const secret = `whsec_${randomLetters(32)}`;
      const added = books.add('webhook_endpoint', {
        api_version,
        url,
        enabled_events,
        secret,
        status: 'enabled',
        metadata: mergedMetadata({}, names),
      });
      return { ...books.wire('webhook_endpoint', added), secret };
    }),
  );
  app.get(
    '/',
    call(z.strictObject(listFields), (query) =>
      listAnswer(books, 'webhook_endpoint', query, '/v1/webhook_endpoints'),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => books.wire('webhook_endpoint', found(c.req.param('id')))),
  );
  app.post(
    '/:id',
    call(endpointChange, ({ url, enabled_events, disabled, metadata: names }, c) => {
      const old = found(c.req.param('id'));
      const status = disabled === undefined ? old.status : disabled ? 'disabled' : 'enabled';
      const rest = { url: url ?? old.url, enabled_events: enabled_events ?? old.enabled_events };
      const changed = { ...old, ...rest, status, metadata: mergedMetadata(old.metadata, names) } as const;
      return books.wire('webhook_endpoint', books.save('webhook_endpoint', changed));
    }),
  );
  app.delete(
    '/:id',
    call(z.strictObject({}), (_, c) => {
      const { id } = found(c.req.param('id'));
      books.store.remove(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    }),
  );
  return app;
}
