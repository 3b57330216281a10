import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { sentenceOfFault } from '../texts/faults.ts';
import { say } from '../texts/say.ts';
import type { Sentence } from '../texts/sentence.ts';
import type { Answer } from './answer.ts';
import { isByAddress } from './budgets.ts';
import {
  addressRateHeaders,
  largeWithoutToken,
  type Refusal,
  rateHeaders,
  refusalsOf,
  viewOnly,
} from './failures.ts';
import { type Admits, guardAmong } from './guard.ts';
import { budgetAmong } from './limited.ts';

export type ApiEnv = { Variables: { actor: Actor }; Bindings: { outgoing?: Answer } };

type Options = Pick<NonNullable<ConstructorParameters<typeof OpenAPIHono>[0]>, 'router'>;

/** A group of routes whose input is checked against its schemas before a handler sees it. */
export const createApi = (options: Options = {}) =>
  new OpenAPIHono<ApiEnv>({
    ...options,
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
  });

/** zod's issues as ours: a dotted path and a sentence each; an unknown field is named by its own path. */
export function invalidInput(found: readonly z.core.$ZodIssue[]): AppError {
  const issues = found.flatMap((issue): (Sentence & { path: string })[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(cut).map((key) => ({
          path: [...issue.path, key].join('.'),
          ...say('calls.unknownField', { quote: key }),
        }))
      : [{ path: issue.path.join('.'), ...sentenceOfFault(issue.message) }],
  );
  return new AppError('invalid_input', issues[0] ?? say('calls.inputNotValid'), {
    issues: issues.slice(0, mostIssues),
  });
}

/** An answer is no longer than a person reads, however much is wrong with what was sent. */
const mostIssues = 100;
const cut = (key: string): string => (key.length > 100 ? `${key.slice(0, 100).toWellFormed()}…` : key);

type Operation = Pick<RouteConfig, 'method' | 'path' | 'request' | 'middleware' | 'description'> & {
  tag: string;
  summary: string;
  /** What this call refuses by its own rules. What its token, body and query may be refused for is known from them. */
  refuses?: readonly Refusal[];
};

/**
 * One operation of the contract: what it takes, and what it answers on success with status `status`.
 * The same schemas validate the call and make the OpenAPI document.
 */
export function operation<
  const O extends Operation,
  Answer extends z.ZodType,
  const Status extends 200 | 201,
>(route: O, status: Status, answer: Answer, description = 'Done') {
  const success = {
    description,
    ...answerHeaders(route),
    content: { 'application/json': { schema: answer } },
  };
  return createRoute({
    ...described(route),
    responses: { [status]: success, ...refusals(route) } as {
      [key in Status]: { description: string; content: { 'application/json': { schema: Answer } } };
    },
  });
}

/** An operation that answers 204: it takes something away, and there is nothing to say about it. */
export function removal<const O extends Operation>(route: O) {
  return createRoute({
    ...described(route),
    responses: { 204: { description: 'Done', ...answerHeaders(route) }, ...refusals(route) } as {
      204: { description: string };
    },
  });
}

/** An operation that answers a text of another type than JSON; `example` is how it looks, or a part of it. */
export function textAnswer<const O extends Operation, const Type extends `text/${string}`>(
  route: O,
  type: Type,
  description: string,
  example: string,
) {
  const content = { [type]: { schema: z.string(), example } } as {
    [key in Type]: { schema: z.ZodString; example: string };
  };
  return createRoute({
    ...described(route),
    responses: { 200: { description, content }, ...refusals(route) } as {
      200: { description: string; content: { [key in Type]: { schema: z.ZodString } } };
    },
  });
}

/** An operation that answers server-sent events without an end; `example` is how one looks on the wire. */
export const eventStream = <const O extends Operation>(route: O, description: string, example: string) =>
  textAnswer(route, 'text/event-stream', description, example);

/** The route as the document has it: named, and saying whose token it asks for. */
function described<const O extends Operation>(route: O): Omit<O, 'tag' | 'refuses'> & { tags: [string] } {
  const { tag, refuses: _, ...rest } = route;
  const admits = guardAmong(route.middleware);
  return {
    ...rest,
    tags: [tag],
    operationId: operationId(route),
    // An empty list says that a public call needs none; without it, tools warn of one that was forgotten.
    security: admits ? [{ [tokenScheme]: [] }] : [],
    description: [route.description, admits && whoMay(admits)].filter(Boolean).join('\n\n'),
  };
}

/** The name of the security scheme: the token in its header. */
export const tokenScheme = 'token';

/** What the document says of a call that the step-up guards. */
export const asksForProof =
  'A session that has not proved itself for 10 minutes answers 428: `POST /api/auth/proof`, then repeat the call.';

function whoMay({ role, session, proof }: Admits): string {
  const who = { user: 'For customers.', admin: 'For admins.', any: 'For every signed-in user.' }[role];
  return [who, session && 'Personal access tokens are not accepted.', proof && asksForProof]
    .filter(Boolean)
    .join(' ');
}

/** `POST /api/auth/login` as `postAuthLogin`, `DELETE /api/tokens/{id}` as `deleteTokensById`. */
function operationId({ method, path }: Operation): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function refusals(route: Operation) {
  const { method, path, request = {} } = route;
  const readsJson =
    path.startsWith('/api/') && (method === 'post' || method === 'put' || request.body !== undefined);
  const once = takes(request.headers, 'Idempotency-Key');
  const validates = once || [request.body, request.query, request.params].some(Boolean);
  const admits = guardAmong(route.middleware);
  const told = toldOfBudget(route);
  // Who looks at what a customer sees is no admin there.
  const notForViewers = admits && admits.role !== 'admin' && (method !== 'get' || admits.owner);
  return refusalsOf([
    ...(admits ? ([401, 403] as const) : []),
    ...(admits?.proof ? ([428] as const) : []),
    ...(notForViewers ? [viewOnly] : []),
    ...(readsJson ? [400 as const, admits ? (413 as const) : largeWithoutToken, 415 as const] : []),
    ...(validates ? ([422] as const) : []),
    ...(once ? ([409] as const) : []),
    ...(told ? [{ rateHeaders: told }] : []),
    ...(route.refuses ?? []),
  ]);
}

/** What the headers of a call's answer say. */
function answerHeaders(route: Operation) {
  const headers = { ...listHeaders(route), ...toldOfBudget(route) };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** The headers that tell what is left of a call's budget; undefined where it has none. */
function toldOfBudget({ middleware }: Operation) {
  const what = budgetAmong(middleware);
  return what && (isByAddress(what) ? addressRateHeaders : rateHeaders);
}

/** A list says in a header which of its rows these are. */
function listHeaders({ request }: Operation) {
  if (!takes(request?.query, 'range')) return {};
  const description =
    'Which rows these are, of how many: `{resource} 0-24/319`, or `{resource} */0` for none';
  return { 'Content-Range': { schema: { type: 'string' as const }, description, required: true } };
}

const takes = (schema: unknown, name: string): boolean =>
  schema instanceof z.ZodObject && name in schema.shape;

/** A required JSON body of this schema. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});
