import { z } from 'zod';
import type { Page } from '../../db/page.ts';
import { AppError, invalid } from '../errors.ts';
import { text } from '../texts/text.ts';
import { invalidInput } from './api.ts';
import { ListQuery } from './schemas.ts';

/** The highest number of rows in a page, and the default. */
const mostRows = 1000;

export type { Page };

/** The rows of a page in the form of the API. */
export async function wirePage<Row, Wire>(
  page: Promise<{ rows: Row[]; total: number }>,
  toApi: (row: Row) => Wire,
): Promise<{ rows: Wire[]; total: number }> {
  const { rows, total } = await page;
  return { rows: rows.map((row) => toApi(row)), total };
}

const SortOf = (sorts: readonly string[], Filter: z.ZodType) =>
  z.tuple([z.enum(takesIds(Filter) ? [...sorts, 'id'] : sorts), z.enum(['ASC', 'DESC'])]);
const Range = z.tuple([z.int().min(0), z.int().min(0)]);

/** Whether react-admin reads the list as a resource. It may then be sorted by `id`, too. */
const takesIds = (Filter: z.ZodType): boolean => Filter instanceof z.ZodObject && 'id' in Filter.shape;

/** `parseList` validates the content, whose schemas the document shows (`withJsonParameters`). */
export function listQuery(sorts: readonly string[], Filter: z.ZodObject): typeof ListQuery {
  const { sort, range, filter } = ListQuery.shape;
  const fields = Object.keys(Filter.shape).join(', ');
  return ListQuery.extend({
    sort: sort
      .describe(`\`["field","ASC"]\` or \`"DESC"\`, by ${sorts.join(', ')}`)
      .meta({ 'x-json': z.toJSONSchema(SortOf(sorts, Filter)), example: JSON.stringify([sorts[0], 'DESC']) }),
    range: range.meta({ 'x-json': z.toJSONSchema(Range), example: '[0,24]' }),
    filter: filter
      .describe(fields ? `\`{"field":"value"}\`, by ${fields}` : '`{}`: it filters by nothing')
      .meta({ 'x-json': z.toJSONSchema(Filter, { io: 'input', unrepresentable: 'any' }), example: '{}' }),
  });
}

/**
 * Parses react-admin's simple-rest query: `sort=["field","ASC"]`, `range=[0,24]`, `filter={…}`. By default
 * the first of `sorts`, descending unless `ascending`.
 * @throws {AppError} invalid_input for another field, a bad range or text that is not JSON
 */
export function parseList<const Sorts extends readonly [string, ...string[]], Filter extends z.ZodType>(
  query: ListQuery,
  sorts: Sorts,
  Filter: Filter,
  { ascending = false } = {},
): Page<Sorts[number], z.infer<Filter>> {
  const sort = parsePart('sort', query.sort, SortOf(sorts, Filter));
  const range = parsePart('range', query.range, Range);
  if (range && range[1] < range[0]) throw invalid('range', text('calls.rangeReversed'));
  const filter = parsePart('filter', query.filter ?? '{}', Filter);
  return {
    sort: {
      field: sort && sort[0] !== 'id' ? sort[0] : sorts[0],
      descending: sort ? sort[1] === 'DESC' : !ascending,
    },
    offset: range?.[0] ?? 0,
    limit: range ? Math.min(range[1] - range[0] + 1, mostRows) : mostRows,
    filter: filter as z.infer<Filter>,
  };
}

function parsePart<Schema extends z.ZodType>(
  name: string,
  json: string | undefined,
  schema: Schema,
): z.infer<Schema> | undefined {
  if (json === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new AppError('invalid_input', text('calls.parameterInvalidJson', { quote: name }), {
      cause,
      issues: [{ path: name, ...text('calls.invalidJson') }],
    });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw invalidInput(
      parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }) as z.core.$ZodIssue),
    );
  }
  return parsed.data;
}

/** The address of the next page, for the `Link` header. Undefined on the last page. */
export function nextPage(
  address: string,
  { offset, limit }: { offset: number; limit: number },
  total: number,
): string | undefined {
  const from = offset + limit;
  if (from >= total) return undefined;
  const { pathname, searchParams } = new URL(address);
  searchParams.set('range', JSON.stringify([from, from + limit - 1]));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** The number in an ID, for a table with numbers as IDs; empty for any other text, which names no row. */
export const wholeNumber = (id: string): number[] => (/^\d{1,15}$/.test(id) ? [Number(id)] : []);

export function contentRange(
  resource: string,
  page: { offset: number },
  rows: number,
  total: number,
): string {
  const range = rows === 0 ? '*' : `${page.offset}-${page.offset + rows - 1}`;
  return `${resource} ${range}/${total}`;
}
