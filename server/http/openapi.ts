import { type RouteConfig, z } from '@hono/zod-openapi';
import { workspaceHeader } from '../identity/people/workspace.ts';
import { type Access, scopeOf } from './auth.ts';
import { type AddressBudget, isByAddress, type PersonalBudget } from './budgets.ts';
import { operationIds } from './docs/operationIds.ts';
import {
  addressRateHeaders,
  type ErrorResponse,
  errorResponses,
  largeWithoutToken,
  noWorkspace,
  ownerOnly,
  ownWorkspaceOnly,
  rateHeaders,
  viewOnly,
} from './failures.ts';
import { IdempotencyHeaders, type Once } from './idempotency.ts';
import type { Proof } from './proof.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A call of the API. Without a `role`, anyone may make it. */
export type Declaration = Partial<Access> & {
  /** Overrides the tag of `routes`. */
  tag?: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** A body that the handler reads itself. */
  rawBody?: z.ZodType;
  /** JSON or a text. Without it, a call answers 204. */
  answer?: z.ZodType | TextAnswer;
  answerDescription?: string;
  status?: 201;
  /** Counts each valid call in this budget. Answers then have the `RateLimit` headers. */
  limited?: PersonalBudget | AddressBudget;
  /** The verb counts the call in its budget, because some of its calls are free. */
  isCountedByVerb?: true;
  /** Supports `Idempotency-Key`. */
  once?: Once;
  /** The requests that need a recent proof of identity. */
  proof?: Proof;
  /** The errors of the call's own rules. Those of its token, body and query are added. */
  errors?: readonly ErrorResponse[];
};

/** `example` is the text, or a part of it. `holds` is the schema of each part that is JSON. */
export type TextAnswer = {
  type: `text/${string}`;
  description: string;
  example: string;
  holds?: z.ZodType;
};

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'x-auth-token',
    description: 'The token of a session. A personal access token is accepted here too',
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token. `x-token-scope` of a call is the least scope that it needs: `read`, `review` or `write`',
  },
} as const;

const afterProof =
  'session that has not proved itself for 10 minutes answers 428: `POST /api/auth/proof`, then repeat the call.';
export const asksForProof = (proof: Proof): string =>
  proof === true
    ? `A ${afterProof}`
    : `${proof.when.replace(/^./, (first) => first.toUpperCase())}, a ${afterProof}`;

/** Refuses every parameter, by name. */
const NoQuery = z.strictObject({});
/** For calls of others, who may add parameters. */
export const AnyQuery = z.object({});

export function operation(method: Method, path: string, tag: string, call: Declaration) {
  const { role, summary, params, query = NoQuery } = call;
  const body = method === 'put' && params ? withId(call.body) : (call.body ?? call.rawBody);
  const headers = headersOf(call);
  const takesTokens = role && !call.session;
  return {
    method,
    path,
    tags: [call.tag ?? tag],
    summary,
    description: [call.description, whoMay(call)].filter(Boolean).join('\n\n'),
    operationId: operationIds[`${method.toUpperCase()} ${path}`] ?? `${method} ${path}`,
    ...(call.limited && { 'x-rate-limit': call.limited }),
    // An empty list marks a public call; tools warn about a missing one.
    security: role ? securityOf(call) : [],
    ...(takesTokens && { 'x-token-scope': scopeOf(call, method) }),
    request: {
      ...(params && { params }),
      query,
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: { ...success(call), ...errorResponses(commonErrors(method, path, call)) },
  } satisfies RouteConfig;
}

/** A client that changes a row and sends it back has the `id` in its body, too. */
const withId = (body: z.ZodType | undefined): z.ZodType | undefined =>
  body instanceof z.ZodObject ? takesId(body) : body;

export const takesId = <Body extends z.ZodObject>(body: Body) =>
  body.safeExtend({ id: z.string().max(100).optional().describe('If given, the ID in the path') }).meta({
    ...body.meta(),
    id: `${body.meta()?.id}WithId`,
  });

const securityOf = ({ session }: Declaration): Record<string, string[]>[] =>
  session ? [{ session: [] }] : [{ session: [] }, { personalToken: [] }];

const WorkspaceHeader = z.object({
  [workspaceHeader]: z
    .string()
    .optional()
    .describe('The owner of the workspace, as in `GET /api/workspaces`. Without it, your own'),
});

function headersOf({ once, headers: own, workspace }: Declaration): z.ZodObject | undefined {
  const headers = once ? IdempotencyHeaders : own;
  if (!workspace) return headers;
  return headers ? headers.extend(WorkspaceHeader.shape) : WorkspaceHeader;
}

type HeaderDescriptions = Record<string, { description: string; required: boolean }>;

function success(call: Declaration): RouteConfig['responses'] {
  const { answer, answerDescription: description = 'Done', status = 200 } = call;
  const named = { ...listHeaders(call), ...rateHeadersOf(call) };
  const headers = Object.keys(named).length > 0 ? { headers: named as HeaderDescriptions } : {};
  if (!answer) return { 204: { description, ...headers } };
  if (answer instanceof z.ZodType)
    return { [status]: { description, ...headers, content: { 'application/json': { schema: answer } } } };
  const { type, example, holds } = answer;
  const contentSchema = holds && { $ref: `#/components/schemas/${holds.meta()?.id}` };
  const schema = contentSchema
    ? { type: 'string' as const, contentMediaType: type, contentSchema }
    : z.string();
  return { 200: { description: answer.description, content: { [type]: { schema, example } } } };
}

function whoMay({ role, session, proof, workspace }: Declaration): string {
  if (!role) return 'For everyone, without a token.';
  const who = { user: 'For customers.', admin: 'For admins.', any: 'For every signed-in user.' }[role];
  const members =
    workspace &&
    `In the workspace of another owner for ${workspace === 'viewer' ? 'all members' : 'reviewers'}.`;
  return [who, members, session && 'Personal access tokens are not accepted.', proof && asksForProof(proof)]
    .filter(Boolean)
    .join(' ');
}

/** The errors that follow from the call's access and input. */
function commonErrors(method: Method, path: string, call: Declaration) {
  const { role, once, params, query } = call;
  const body = call.body ?? call.rawBody;
  const readsJson = path.startsWith('/api/') && (method === 'post' || method === 'put' || body !== undefined);
  const rateHeaders = rateHeadersOf(call);
  return [
    ...(role ? ([401, 403, 429] as const) : []),
    ...(call.proof ? ([428] as const) : []),
    ...(role === 'user' ? [call.workspace === 'viewer' ? ownWorkspaceOnly : ownerOnly] : []),
    ...(call.workspace ? [noWorkspace] : []),
    // An impersonated session has the customer's role, so it never reaches a call for admins.
    ...(role && role !== 'admin' && (method !== 'get' || call.owner) ? [viewOnly] : []),
    ...(readsJson ? [400 as const, role ? (413 as const) : largeWithoutToken, 415 as const] : []),
    ...(once || body || params || query !== AnyQuery ? ([422] as const) : []),
    ...(once ? ([409] as const) : []),
    ...(rateHeaders ? [{ rateHeaders }] : []),
    ...(call.errors ?? []),
  ];
}

const rateHeadersOf = ({ limited }: Declaration) =>
  limited && (isByAddress(limited) ? addressRateHeaders : rateHeaders);

function listHeaders({ query }: Declaration) {
  if (!query || !('range' in query.shape)) return {};
  const description =
    'Which rows these are, of how many: `{resource} 0-24/319`, or `{resource} */0` for none';
  const schema = { type: 'string' as const };
  const next = 'The next page, if there is one: `</api/comment?range=…>; rel="next"`';
  return {
    'Content-Range': { schema, description, required: true },
    Link: { schema, description: next, required: false },
  };
}
