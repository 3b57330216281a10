import { z } from '@hono/zod-openapi';
import type { Context, HonoRequest } from 'hono';
import type { JsonText } from '../../db/json.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { type createApi, invalidInput, operation } from './api.ts';
import { admit, requireRole } from './auth.ts';
import type { Refusal } from './failures.ts';
import type { Admits } from './guard.ts';
import { contentRange, listQuery, type Page, parseList } from './list.ts';

type Api = ReturnType<typeof createApi>;
type Look = {
  path: string;
  tag: string;
  summary: string;
  role: Admits['role'];
  refuses?: readonly Refusal[];
};
/** A value, or the text of it that SQLite wrote. */
type Said<Value> = Value | JsonText<Value>;

/**
 * Mounts a call that only looks: a GET for a role, whose query is read by `Query` and answered by `verb`.
 *
 * This is the quick way through the server, for what is asked all the time. One function does it all, and without a promise where
 * the verb needs none: then the answer is on its way before the next request is looked at. Through middlewares, each of which awaits
 * the next, the way costs more than all that is done on it. The order is theirs: who asks, what they ask, what there is.
 */
export function read<Query extends z.ZodObject, Answer extends z.ZodType<object>>(
  api: Api,
  deps: Deps,
  look: Look & { query: Query },
  Answer: Answer,
  verb: (actor: Actor, query: z.infer<Query>) => Said<z.infer<Answer>> | Promise<Said<z.infer<Answer>>>,
): void {
  const query = kept((req) => valid(look.query, req));
  mount(api, deps, look, Answer, (c, actor) => {
    const said = verb(actor, query(c.req));
    return said instanceof Promise ? said.then((late) => json(textOf(late))) : json(textOf(said));
  });
}

/** The same for a list of `resource`, by the query that every list takes. */
export function readList<
  const Sorts extends readonly [string, ...string[]],
  Filter extends z.ZodObject,
  Row extends z.ZodType<object>,
>(
  api: Api,
  deps: Deps,
  look: Look & {
    resource: string;
    sorts: Sorts;
    filter: Filter;
    /** Whether the list begins with the least where no sort is asked for. */
    ascending?: boolean;
  },
  Row: Row,
  verb: (
    actor: Actor,
    page: Page<Sorts[number], z.infer<Filter>>,
  ) => Listed<z.infer<Row>> | Promise<Listed<z.infer<Row>>>,
): void {
  const { resource, sorts, filter, ascending = false } = look;
  const schema = listQuery(sorts, filter);
  const page = kept((req) => parseList(valid(schema, req), sorts, filter, { ascending }));
  mount(api, deps, { ...look, query: schema }, z.array(Row), (c, actor) => {
    const asked = page(c.req);
    const listed = (found: Listed<z.infer<Row>>) => {
      const [said, count] = 'page' in found ? [found.page, found.count] : [found.rows, found.rows.length];
      return json(textOf(said), { 'content-range': contentRange(resource, asked, count, found.total) });
    };
    const found = verb(actor, asked);
    return found instanceof Promise ? found.then(listed) : listed(found);
  });
}

/** The rows of a page, or the page as SQLite wrote it and how many they are; and how many there are in all. */
type Listed<Row> = { total: number } & ({ rows: Row[] } | { page: JsonText<Row[]>; count: number });

function mount(
  api: Api,
  deps: Deps,
  { path, tag, summary, role, query, refuses }: Look & { query: z.ZodObject },
  Answer: z.ZodType,
  answer: (c: Context, actor: Actor) => Response | Promise<Response>,
): void {
  const documented = {
    path,
    tag,
    summary,
    request: { query },
    middleware: requireRole(deps, role),
    ...(refuses && { refuses }),
  };
  api.openAPIRegistry.registerPath(operation({ method: 'get', ...documented }, 200, Answer));
  api.get(path, (c) => answer(c, admit(deps, { role, session: false }, c.req)));
}

/** Most texts of queries that are kept for a call, and the longest of them. */
const mostKept = 500;
const longestKept = 500;

/** What the text of a query says never changes, so what the latest ones say is kept. A fault is found anew each time. */
function kept<Input>(parse: (req: HonoRequest) => Input): (req: HonoRequest) => Input {
  const known = new Map<string, Input>();
  return (req) => {
    const start = req.url.indexOf('?');
    const text = start === -1 ? '' : req.url.slice(start);
    const found = known.get(text);
    if (found !== undefined) return found;
    const input = frozen(parse(req));
    if (known.size >= mostKept) known.clear();
    if (text.length <= longestKept) known.set(text, input);
    return input;
  };
}

/** Nobody may change what the next request is answered by. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** @throws {AppError} invalid_input */
function valid<Query extends z.ZodObject>(Query: Query, req: HonoRequest): z.infer<Query> {
  const named = Object.entries(req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  const parsed = Query.safeParse(Object.fromEntries(named));
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

const textOf = <Value extends object>(said: Said<Value>): string =>
  typeof said === 'string' ? said : JSON.stringify(said);

/** The context's own way goes by `Headers`, which take longer to make than the rest of the answer. */
const json = (text: string, headers?: Record<string, string>): Response =>
  new Response(text, { headers: { 'content-type': 'application/json', ...headers } });
