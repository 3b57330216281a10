import { type RouteConfig, z } from '@hono/zod-openapi';
import type { Access } from './auth.ts';
import { type AddressBudget, isByAddress, type PersonalBudget } from './budgets.ts';
import {
  addressRateHeaders,
  type ErrorResponse,
  errorResponses,
  largeWithoutToken,
  rateHeaders,
  viewOnly,
} from './failures.ts';
import { IdempotencyHeaders, type ReadAgain } from './idempotency.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A call of the API: what it takes, what it answers, who may make it and how often. Without a `role`, anyone may. */
export type Declaration = Partial<Access> & {
  /** The tag in the document, where it is not the one of the other calls. */
  tag?: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** The JSON body. */
  body?: z.ZodType;
  /** A body that the document describes and the handler reads by itself. */
  rawBody?: z.ZodType;
  /** The JSON that the call answers, or a text. A call without it answers 204. */
  answer?: z.ZodType | TextAnswer;
  answerDescription?: string;
  /** 201 for a call that creates something. */
  status?: 201;
  /** The budget that the verb counts the call in. Each answer then has the `RateLimit` headers. */
  limited?: PersonalBudget | AddressBudget;
  /** Heeds an `Idempotency-Key`; a function reads what to answer a repetition whose answer was not kept. */
  once?: true | ReadAgain;
  /** The errors of the call's own rules. Those of its token, body and query are added from them. */
  errors?: readonly ErrorResponse[];
};

/** A text of another type than JSON; `example` is how it looks, or a part of it. */
export type TextAnswer = { type: `text/${string}`; description: string; example: string };

/** The name of the security scheme: the token in its header. */
export const tokenScheme = 'token';

/** The text of the document for a call that needs a proof. */
export const asksForProof =
  'A session that has not proved itself for 10 minutes answers 428: `POST /api/auth/proof`, then repeat the call.';

/** A declaration as `createRoute` and the OpenAPI document take it. */
export function operation(method: Method, path: string, tag: string, call: Declaration) {
  const { role, summary, params, query } = call;
  const body = call.body ?? call.rawBody;
  const headers = call.once ? IdempotencyHeaders : call.headers;
  return {
    method,
    path,
    tags: [call.tag ?? tag],
    summary,
    description: [call.description, whoMay(call)].filter(Boolean).join('\n\n'),
    operationId: operationId(method, path),
    // An empty list says that a public call needs none; without it, tools warn of one that was forgotten.
    security: role ? [{ [tokenScheme]: [] }] : [],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: { ...success(call), ...errorResponses(commonErrors(method, path, call)) },
  } satisfies RouteConfig;
}

type HeaderDescriptions = Record<string, { description: string; required: boolean }>;

function success(call: Declaration): RouteConfig['responses'] {
  const { answer, answerDescription: description = 'Done', status = 200 } = call;
  const named = { ...listHeaders(call), ...rateHeadersOf(call) };
  const headers = Object.keys(named).length > 0 ? { headers: named as HeaderDescriptions } : {};
  if (!answer) return { 204: { description, ...headers } };
  if (answer instanceof z.ZodType)
    return { [status]: { description, ...headers, content: { 'application/json': { schema: answer } } } };
  const { type, example } = answer;
  return { 200: { description: answer.description, content: { [type]: { schema: z.string(), example } } } };
}

function whoMay({ role, session, proof }: Declaration): string {
  if (!role) return '';
  const who = { user: 'For customers.', admin: 'For admins.', any: 'For every signed-in user.' }[role];
  return [who, session && 'Personal access tokens are not accepted.', proof && asksForProof]
    .filter(Boolean)
    .join(' ');
}

/** `POST /api/auth/login` as `postAuthLogin`, `DELETE /api/tokens/{id}` as `deleteTokensById`. */
function operationId(method: Method, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The errors that follow from who may call, and from what the call takes, before its own. */
function commonErrors(method: Method, path: string, call: Declaration) {
  const { role, once, params, query } = call;
  const body = call.body ?? call.rawBody;
  const readsJson = path.startsWith('/api/') && (method === 'post' || method === 'put' || body !== undefined);
  const told = rateHeadersOf(call);
  return [
    ...(role ? ([401, 403] as const) : []),
    ...(call.proof ? ([428] as const) : []),
    // An admin who impersonates a customer is no admin there.
    ...(role && role !== 'admin' && (method !== 'get' || call.owner) ? [viewOnly] : []),
    ...(readsJson ? [400 as const, role ? (413 as const) : largeWithoutToken, 415 as const] : []),
    ...(once || body || query || params ? ([422] as const) : []),
    ...(once ? ([409] as const) : []),
    ...(told ? [{ rateHeaders: told }] : []),
    ...(call.errors ?? []),
  ];
}

/** The headers that tell the rest of a call's budget; undefined where it has none. */
const rateHeadersOf = ({ limited }: Declaration) =>
  limited && (isByAddress(limited) ? addressRateHeaders : rateHeaders);

/** A list says in a header which of its rows these are. */
function listHeaders({ query }: Declaration) {
  if (!query || !('range' in query.shape)) return {};
  const description =
    'Which rows these are, of how many: `{resource} 0-24/319`, or `{resource} */0` for none';
  return { 'Content-Range': { schema: { type: 'string' as const }, description, required: true } };
}
