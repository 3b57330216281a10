import { createRoute, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Actor, SessionActor } from '../identity/auth/authenticate.ts';
import type { ReviewerWorkspace, Workspace } from '../identity/people/workspace.ts';
import { jsonInSlices } from '../slices.ts';
import type { NameKey } from '../texts/faults.ts';
import { type ApiEnv, createApi } from './api.ts';
import { authorizeCall, requireAccess } from './auth.ts';
import { dropId, refuseNul } from './body.ts';
import { type Client, clientOf } from './client.ts';
import { noSuch } from './failures.ts';
import { idempotent } from './idempotency.ts';
import { inPlace } from './inPlace.ts';
import { countCall, limited } from './limited.ts';
import { contentRange, listQuery, nextPage, type Page, parseList } from './list.ts';
import { type Declaration, type Method, operation } from './openapi.ts';
import { type Proof, requireProof } from './proof.ts';

/** Rejects unknown fields: a misspelled `session` would leave a call open. */
type Exact<D, Shape> = D & { [Name in Exclude<keyof D, keyof Shape>]: never };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Input<D extends Declaration> = {
  actor: D extends { role: string } ? (D extends { session: true } ? SessionActor : Actor) : undefined;
  workspace: D extends { workspace: 'reviewer' }
    ? ReviewerWorkspace
    : D extends { workspace: 'viewer' }
      ? Workspace
      : undefined;
  params: Parsed<D['params']>;
  query: Parsed<D['query']>;
  headers: Parsed<D['headers']>;
  body: Parsed<D['body']>;
  client: Client;
  c: Context<ApiEnv>;
};
/** `asks` gets the input of its own call. */
type Proved<D extends Declaration> = { proof?: Proof<Pick<Input<D>, 'params' | 'body'> & { actor: Actor }> };
type Output<D extends Declaration> =
  | (D extends { answer: infer Answer } ? (Answer extends z.ZodType ? z.input<Answer> : never) : unknown)
  | Response;
type Handler<D extends Declaration> = (input: Input<D>) => Output<D> | Promise<Output<D>>;

/**
 * Sorted by the first of `sorts` by default, descending unless `ascending`. With `one`, the filter has `id`,
 * and a second call answers one row: with it, a list is a resource of react-admin.
 */
type ListDeclaration = Omit<Declaration, 'query' | 'answer' | 'proof'> & {
  resource: string;
  sorts: readonly [string, ...string[]];
  filter: z.ZodObject;
  row: z.ZodType;
  ascending?: boolean;
  /** `param` names the ID in the path, if it is not `id`. */
  one?: { noun: NameKey; summary: string; param?: string };
};
type ListInput<D extends ListDeclaration> = Omit<Input<D>, 'query'> & {
  page: Page<D['sorts'][number], z.output<D['filter']>>;
};
type Rows<Row> = { rows: Row[]; total: number };

/** Declares calls under a tag of the OpenAPI document. One declaration guards, validates and documents. */
export function routes(deps: Deps, tag: string) {
  const app = createApi();

  const declare =
    (method: Method) =>
    <const D extends Declaration>(
      path: string,
      declaration: Exact<D, Declaration> & Proved<D>,
      handle: Handler<D>,
    ) => {
      const route = operation(method, path, tag, declaration);
      const { body, ...request } = route.request;
      if (declaration.rawBody) app.openAPIRegistry.registerPath(route);
      app.openapi(
        createRoute({
          ...route,
          ...(declaration.rawBody && { request, hide: true }),
          middleware: middlewareOf(deps, declaration),
        }),
        async (c) => {
          refuseNul(c);
          if (declaration.limited && !declaration.isCountedByVerb)
            await countCall(deps, declaration.limited, c);
          const sent = c.req.valid('json' as never) as object | undefined;
          const params: Record<string, string> = c.req.param();
          if (method === 'put' && sent) dropId(sent, Object.values(params).at(-1));
          const answer = await handle({
            actor: c.get('actor'),
            workspace: c.get('workspace'),
            params: c.req.valid('param' as never),
            query: c.req.valid('query' as never),
            headers: c.req.valid('header' as never),
            body: sent,
            client: clientOf(c, deps.config),
            c,
          } as unknown as Input<D>);
          if (answer instanceof Response) return answer;
          if (!declaration.answer) return c.body(null, 204);
          return c.json(answer as object, declaration.status ?? 200);
        },
      );
    };
  const get = declare('get');

  return {
    app,
    get,
    post: declare('post'),
    put: declare('put'),
    /** Answers 204 if the declaration has no `answer`. */
    delete: declare('delete'),
    /** A GET that answers a page of rows, and their range in `Content-Range`. */
    list<const D extends ListDeclaration>(
      path: string,
      list: Exact<D, ListDeclaration>,
      listRows: (input: ListInput<D>) => Rows<z.input<D['row']>> | Promise<Rows<z.input<D['row']>>>,
    ): void {
      const { resource, sorts, filter, row, ascending = false, one, ...call } = list;
      const declaration: Omit<Declaration, 'proof'> = {
        ...call,
        query: listQuery(sorts, filter),
        answer: z.array(row),
      };
      get(path, declaration, async (input) => {
        const page = parseList(input.query ?? {}, sorts, filter, { ascending });
        const { rows, total } = await listRows({ ...input, page } as unknown as ListInput<D>);
        input.c.header('Content-Range', contentRange(resource, page, rows.length, total));
        input.c.header('Link', nextPage(input.c.req.url, page, total));
        return input.c.body(await jsonInSlices(rows), 200, { 'Content-Type': 'application/json' });
      });
      if (!one) return;
      const { noun, summary, param = 'id' } = one;
      const { description: _, ...access } = call;
      const params = z.object({ [param]: z.string().max(100) });
      const errors = [...(call.errors ?? []), noSuch(noun)];
      get(`${path}/{${param}}`, { ...access, summary, params, answer: row, errors }, async (input) => {
        const ids = JSON.stringify({ id: [(input.params as Record<string, string>)[param]] });
        const page = parseList({ filter: ids }, sorts, filter, { ascending });
        const { rows } = await listRows({ ...input, page } as unknown as ListInput<D>);
        if (!rows[0]) throw notFound(noun);
        return rows[0] as never;
      });
    },
  };
}

function middlewareOf(deps: Deps, declaration: Declaration) {
  const {
    role,
    scope,
    confirmedScope,
    session,
    owner,
    proof,
    workspace,
    limited: budget,
    once,
  } = declaration;
  const access = role && { role, scope, confirmedScope, session, owner, workspace };
  return [
    ...(access ? [requireAccess(deps, access)] : []),
    // Outside of `inPlace`, so that its 429 shows the budget too.
    ...(budget ? [limited(deps, budget)] : []),
    ...(access ? [inPlace(deps, (c) => authorizeCall(deps, access, c))] : []),
    ...(proof ? [requireProof(deps, declaration)] : []),
    ...(once ? [idempotent(deps, once)] : []),
  ] satisfies MiddlewareHandler<ApiEnv>[];
}
