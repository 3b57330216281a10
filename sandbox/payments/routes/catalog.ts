import { Hono } from 'hono';
import { z } from 'zod';
import type { Calls } from '../call.ts';
import { flag, mergedMetadata, metadata, natural, positive, text, unsettable } from '../form.ts';
import { listAnswer, listFields } from '../lists.ts';
import { invalid } from '../problems.ts';
import type { Product } from '../types.ts';

const productFields = {
  description: unsettable(text).optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
};
const productBody = z.strictObject({ ...productFields, name: text, id: text.optional() });
const productChange = z.strictObject({
  ...productFields,
  name: text.optional(),
  default_price: text.optional(),
});
const productQuery = z.strictObject({
  ...listFields,
  active: flag.optional(),
  ids: z.array(text).optional(),
});

const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'must be a three-letter ISO currency code')
  .transform((code) => code.toLowerCase());
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: positive.optional(),
  usage_type: z.literal('licensed').optional(),
});
const priceFields = {
  nickname: unsettable(text).optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
};
const priceBody = z.strictObject({
  ...priceFields,
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  currency,
  unit_amount: natural,
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
  recurring: recurring.optional(),
  billing_scheme: z.literal('per_unit').optional(),
});
const priceChange = z.strictObject({
  ...priceFields,
  lookup_key: unsettable(text).optional(),
  transfer_lookup_key: flag.optional(),
});
const priceQuery = z.strictObject({
  ...listFields,
  active: flag.optional(),
  product: text.optional(),
  currency: currency.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: z.array(text).optional(),
});

const given = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** `/v1/products` */
export function productRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('product', id ?? '');
  const wire = (product: Product) => books.wire('product', product);
  app.post(
    '/',
    call(productBody, ({ id, name, description = null, active = true, metadata: names }) => {
      if (id !== undefined && books.find('product', id)) {
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      const state = { deleted: false, default_price: null, updated: books.now() };
      const details = {
        active,
        name,
        description,
        metadata: mergedMetadata({}, names),
        ...(id !== undefined && { id }),
      };
      return wire(books.add('product', { ...details, ...state }, 'product.created'));
    }),
  );
  app.get(
    '/',
    call(productQuery, (query) =>
      listAnswer(books, 'product', query, '/v1/products', (product) => {
        const named = query.ids === undefined || query.ids.includes(product.id);
        return !product.deleted && named && (query.active === undefined || product.active === query.active);
      }),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => wire(found(c.req.param('id')))),
  );
  app.post(
    '/:id',
    call(productChange, ({ metadata: names, ...input }, c) => {
      const product = found(c.req.param('id'));
      if (input.default_price !== undefined) books.need('price', input.default_price, 'default_price');
      const merged = mergedMetadata(product.metadata, names);
      return wire(
        books.save('product', { ...product, ...given(input), metadata: merged, updated: books.now() }),
      );
    }),
  );
  app.delete(
    '/:id',
    call(z.strictObject({}), (_, c) => {
      const product = found(c.req.param('id'));
      if (books.store.all('price').some((price) => price.product === product.id)) {
        throw invalid('This product cannot be deleted because it has one or more user-created prices.');
      }
      books.tell('product.deleted', 'product', product);
      return wire(books.save('product', { ...product, deleted: true }, ''));
    }),
  );
  return app;
}

/** `/v1/prices`: one-time or recurring. */
export function priceRoutes({ books, call }: Calls): Hono {
  const app = new Hono({ strict: false });
  const found = (id: string | undefined) => books.need('price', id ?? '', 'price', 404);

  /** A lookup key belongs to one price. Another can take it over on request. */
  function takeKey(key: string | null | undefined, transfer: boolean | undefined, own?: string): void {
    const holder =
      key && books.store.all('price').find((price) => price.lookup_key === key && price.id !== own);
    if (!holder) return;
    if (!transfer)
      throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    books.save('price', { ...holder, lookup_key: null });
  }

  app.post(
    '/',
    call(priceBody, ({ product, product_data, recurring: every, metadata: names, lookup_key, ...input }) => {
      if ((product === undefined) === (product_data === undefined)) {
        throw invalid('You must specify one of these two parameters: product, product_data.', {
          param: 'product',
        });
      }
      const owner = product_data
        ? books.add(
            'product',
            {
              ...{
                name: product_data.name,
                metadata: mergedMetadata({}, product_data.metadata),
                updated: books.now(),
              },
              ...{ deleted: false, active: true, description: null, default_price: null },
            },
            'product.created',
          )
        : books.need('product', product as string, 'product');
      takeKey(lookup_key, input.transfer_lookup_key);
      const price = books.add(
        'price',
        {
          active: input.active ?? true,
          currency: input.currency,
          unit_amount: input.unit_amount,
          product: owner.id,
          nickname: input.nickname ?? null,
          lookup_key: lookup_key ?? null,
          recurring: every ? { interval: every.interval, interval_count: every.interval_count ?? 1 } : null,
          metadata: mergedMetadata({}, names),
        },
        'price.created',
      );
      return books.wire('price', price);
    }),
  );
  app.get(
    '/',
    call(priceQuery, (query) =>
      listAnswer(books, 'price', query, '/v1/prices', (price) =>
        [
          query.active === undefined || price.active === query.active,
          query.product === undefined || price.product === query.product,
          query.currency === undefined || price.currency === query.currency,
          query.type === undefined || (query.type === 'recurring') === (price.recurring !== null),
          query.lookup_keys === undefined || query.lookup_keys.includes(price.lookup_key ?? ''),
        ].every(Boolean),
      ),
    ),
  );
  app.get(
    '/:id',
    call(z.strictObject({}), (_, c) => books.wire('price', found(c.req.param('id')))),
  );
  app.post(
    '/:id',
    call(priceChange, ({ metadata: names, transfer_lookup_key, ...input }, c) => {
      const price = found(c.req.param('id'));
      takeKey(input.lookup_key, transfer_lookup_key, price.id);
      const changed = { ...price, ...given(input), metadata: mergedMetadata(price.metadata, names) };
      return books.wire('price', books.save('price', changed));
    }),
  );
  return app;
}
