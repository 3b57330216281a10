/** Generated requests: most of them valid but for one detail. */
import fc from 'fast-check';
import { type Row, table } from '../permissions/table.ts';
import { fieldName, number, pick, rawBodies, text, value, write } from './values.ts';

/** A request whose `{words}` are not yet filled in. */
export type Draft = {
  row: Row;
  as: 'whoMay' | 'user' | 'admin' | 'visitor' | 'garbage';
  method: string;
  /** With its query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** The paths of all parts of a value, itself included. */
function places(value: unknown, at: string[] = []): string[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => places(part, [...at, key]))
      : [];
  return [at, ...inner];
}

/** A copy with the part at a path changed; undefined removes it. */
function changed(value: unknown, [key, ...rest]: string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const part = changed(copy[key], rest, change);
  if (part === undefined && !Array.isArray(copy)) delete copy[key];
  else
    Object.defineProperty(copy, key, { value: part, enumerable: true, configurable: true, writable: true });
  return copy;
}

const withField = (old: unknown, key: string, added: unknown) =>
  Object.defineProperty({ ...(old as object) }, key, { value: added, enumerable: true });

const oneWrong = (right: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...places(right)), value, fieldName, fc.nat({ max: 9 }))
    .map(([at, bad, key, how]) =>
      changed(right, at, (old) => {
        if (how === 0) return undefined;
        if (how === 1) return [old];
        if (how === 2) return withField(old, key, bad);
        if (how === 3 && Array.isArray(old)) return Array.from({ length: 200 }, () => old[0] ?? bad);
        if (how <= 5 && typeof old === 'string' && typeof bad === 'string') return old + bad;
        return bad;
      }),
    );

const bodyOf = (row: Row): fc.Arbitrary<string | null> =>
  row.method === 'GET'
    ? fc.constant(null)
    : pick<string | null>(
        [3, fc.constant(row.body ? write(row.body) : null)],
        [12, oneWrong(row.body ?? {}).map(write)],
        [2, fc.jsonValue().map(write)],
        [1, fc.constantFrom(...rawBodies)],
        [1, fc.string({ unit: 'binary', maxLength: 80 })],
      );

const fields = [
  'createdAt',
  'name',
  'email',
  'status',
  'posterName',
  'seats',
  'subscriptionEndsAt',
  'password',
  '__proto__',
];
const listPart: Record<string, fc.Arbitrary<unknown>> = {
  sort: pick<unknown>(
    [4, fc.tuple(fc.constantFrom(...fields), fc.constantFrom('ASC', 'DESC', 'asc', ''))],
    [1, fc.array(value, { maxLength: 3 })],
  ),
  range: pick<unknown>(
    [3, fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 99 }))],
    [2, fc.tuple(number, number)],
    [1, fc.array(value)],
  ),
  filter: pick<unknown>(
    [2, fc.record({ q: text })],
    [1, fc.record({ createdAt_gte: text, createdAt_lte: fc.constant('2026-01-01T00:00:00Z') })],
    [1, fc.record({ status: fc.constantFrom('Trial', 'Connected', 'paid', ''), running: value })],
    [1, fc.dictionary(fieldName, value, { maxKeys: 3 })],
    [1, value],
  ),
};
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const rawQueries = [
  'sort=%',
  'filter=%zz',
  'range=%c0%af',
  '&&==',
  'sort',
  'sort=1&sort=2',
  '%00=%00',
  'filter[q]=a',
  `q=${'a'.repeat(4000)}`,
];
const rightQuery = ({ query }: Row) => Object.entries(query ?? {}).map(([key, part]) => `${key}=${part}`);
const asQuery = (parts: string[]) => (parts.length ? `?${parts.join('&')}` : '');
const queryOf = (row: Row): fc.Arbitrary<string> => {
  const right = rightQuery(row);
  const list = fc
    .record(listPart, { requiredKeys: [] })
    .map((parts) => Object.entries(parts).map(([key, part]) => `${key}=${encoded(write(part))}`));
  const own = right.length
    ? fc
        .tuple(fc.constantFrom(...Object.keys(row.query ?? {})), text)
        .map(([key, part]) => [`${key}=${encoded(part)}`])
    : list;
  return pick<string[]>(
    [6, fc.constant(right)],
    [row.method === 'GET' ? 10 : 1, own],
    [1, fc.tuple(fieldName, text).map(([key, part]) => [...right, `${encoded(key)}=${encoded(part)}`])],
    [1, fc.constantFrom(...rawQueries).map((raw) => [...right, raw])],
  ).map(asQuery);
};

const rawSegments = [
  '%',
  '%zz',
  '%00',
  '%2f',
  '%2e%2e',
  '%c0%af',
  '%e0%a4%a',
  '%ff',
  '{x}',
  ':id',
  '*',
  '~',
  ';a=b',
];
const renamed = ({ path, params }: Row) =>
  path.replace(/\{(\w+)\}/g, (all, word: string) => (params?.[word] ? `{${params[word]}}` : all));
const pathOf = (row: Row): fc.Arbitrary<string> => {
  const path = renamed(row);
  const segment = pick<string>([2, fc.constantFrom(...rawSegments)], [3, text.map(encoded)]);
  const other = path.includes('{') ? segment.map((part) => path.replace(/\{\w+\}/, part)) : fc.constant(path);
  return pick<string>([8, fc.constant(path)], [6, other], [1, segment.map((part) => `${path}/${part}`)]);
};

const header = fc.constantFrom(
  ['idempotency-key', 'a'.repeat(300)],
  ['idempotency-key', 'one and the same'],
  ['idempotency-key', ''],
  ['last-event-id', '-1'],
  ['last-event-id', '99999999999999999999'],
  ['accept', 'application/xml'],
  ['accept-encoding', 'br;q=nonsense'],
  ['origin', 'null'],
  ['range', 'bytes=5-1'],
  ['if-none-match', '*'],
  ['x-forwarded-for', '::::'],
  ['content-encoding', 'gzip'],
  ['x-request-id', 'a\u00ffb'.repeat(200)],
  ['user-agent', '\u00fe'.repeat(3000)],
  ['stripe-signature', 't=1,v1=zz'],
  ['host', 'a b'],
  ['host', '[::1'],
  ['host', ''],
  ['cookie', '=;;='],
) as fc.Arbitrary<[string, string]>;
const contentType = pick<string>(
  [30, fc.constant('application/json')],
  [
    1,
    fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-7',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
    ),
  ],
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');

const draftOf = (row: Row): fc.Arbitrary<Draft> =>
  fc
    .record({
      as: pick<Draft['as']>(
        [10, fc.constant('whoMay')],
        [3, fc.constantFrom('user', 'admin', 'visitor', 'garbage')],
      ),
      method: pick<string>([20, fc.constant(row.method)], [1, method]),
      path: pathOf(row),
      query: queryOf(row),
      headers: pick<[string, string][]>(
        [5, fc.constant([])],
        [1, fc.array(header, { minLength: 1, maxLength: 2 })],
      ),
      contentType,
      body: bodyOf(row),
    })
    .map(({ path, query, headers, contentType: type, ...rest }) => ({
      ...rest,
      row,
      // Node rejects more than 16 kB of path and headers.
      path: (path + query).slice(0, 8000),
      headers: {
        ...(rest.body === null ? {} : { 'content-type': type }),
        ...row.headers,
        ...Object.fromEntries(headers),
      },
    }));

const rows = table.flatMap((area) => area.rows);
// Creating the arbitraries takes longer than sending their requests.
const drafts = new Map(rows.map((row) => [row, draftOf(row)]));

export const draftOfAny = (isWanted: (row: Row) => boolean): fc.Arbitrary<Draft> =>
  fc.constantFrom(...rows.filter(isWanted)).chain((row) => drafts.get(row) ?? draftOf(row));

/** The row's request, with nothing wrong. */
export const rightDraft = (row: Row): Draft => ({
  row,
  as: 'whoMay',
  method: row.method,
  path: renamed(row) + asQuery(rightQuery(row)),
  headers: { ...(row.body && { 'content-type': 'application/json' }), ...row.headers },
  body: row.body ? write(row.body) : null,
});

/** Invalid tokens that fit into a header. */
export const garbageTokens = [
  'null',
  'undefined',
  'Bearer abc',
  'a.b.c',
  '..',
  'e30.e30.',
  'eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.',
  'eyJhbGciOiJIUzI1NiJ9.bm90IGpzb24.AAAA',
  '\u00ff\u00fe',
  'chimein_',
  '%00',
  'a'.repeat(8000),
];
