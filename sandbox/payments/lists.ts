import { z } from 'zod';
import type { Books } from './books.ts';
import { text, timeRange, whole } from './form.ts';
import { invalidParameter } from './problems.ts';
import type { Kind, Kinds } from './types.ts';

export const listFields = {
  limit: whole.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: timeRange.optional(),
};
const page = z.object(listFields);
type Page = z.infer<typeof page>;

function within(created: number, range: Page['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/**
 * Newest first, between `starting_after` and `ending_before` (docs.stripe.com/api/pagination). Reads no more
 * than the page needs.
 */
export function pageOf<T extends { id: string; created: number }>(
  all: Iterable<T>,
  { limit = 10, starting_after, ending_before, created }: Page,
  wanted: (thing: T) => boolean = () => true,
) {
  if (limit < 1 || limit > 100) {
    throw invalidParameter(
      `Invalid integer: ${limit}: must be from 1 to 100.`,
      'limit',
      'parameter_invalid_integer',
    );
  }
  let begun = starting_after === undefined;
  let ended = ending_before === undefined;
  const fitting: T[] = [];
  for (const thing of all) {
    if (thing.id === ending_before) {
      ended = true;
      break;
    }
    if (begun && within(thing.created, created) && wanted(thing)) fitting.push(thing);
    if (thing.id === starting_after) begun = true;
    if (ending_before === undefined && fitting.length > limit) break;
  }
  const unknown = begun ? ending_before : starting_after;
  if (!begun || !ended) {
    const param = begun ? 'ending_before' : 'starting_after';
    throw invalidParameter(`No such object: '${unknown}'`, param, 'resource_missing');
  }
  const data = ending_before === undefined ? fitting.slice(0, limit) : fitting.slice(-limit);
  return { data, has_more: fitting.length > limit };
}

/** `wanted` narrows the list. */
export function listAnswer<K extends Kind>(
  books: Books,
  kind: K,
  query: Page & { customer?: string },
  url: string,
  wanted: (thing: Kinds[K]) => boolean = () => true,
) {
  const { data, has_more } = pageOf(books.store.each(kind, query.customer), query, wanted);
  return books.format.list(
    data.map((thing) => books.wire(kind, thing)),
    url,
    has_more,
  );
}
