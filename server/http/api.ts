import { createRoute, OpenAPIHono, type RouteConfig, type z } from '@hono/zod-openapi';
import type { Actor } from '../auth/authenticate.ts';
import { AppError } from '../errors.ts';
import { Failure } from './schemas.ts';

export type ApiEnv = { Variables: { actor: Actor; requestId: string } };

/** A group of routes whose input is checked against its schemas before a handler sees it. */
export const createApi = () =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
  });

/** zod's issues as ours: a dotted path and a sentence each; an unknown field is named by its own path. */
export function invalidInput(found: readonly z.core.$ZodIssue[]): AppError {
  const issues = found.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: `Unknown field '${key}'` }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
  return new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid', { issues });
}

type Operation = Pick<RouteConfig, 'method' | 'path' | 'request' | 'middleware'> & {
  tag: string;
  summary: string;
};

const failure = (description: string) => ({ description, content: { 'application/json': { schema: Failure } } });

/** What may go wrong with each call, beside what its own rules refuse. */
const failures = {
  400: failure('The body is not JSON'),
  401: failure('No token, or one that no longer counts'),
  402: failure('The subscription does not allow it'),
  403: failure('Not for this role'),
  404: failure('Not there, or not yours'),
  409: failure('It conflicts with the present state'),
  413: failure('The body is too large'),
  415: failure('The body is of the wrong type'),
  422: failure('The input is not valid'),
  429: failure('Too many attempts; Retry-After says when to come back'),
  502: failure('A provider failed'),
  503: failure('A provider is being waited for'),
};

/**
 * One operation of the contract: what it takes, and what it answers on success with status `status`.
 * The same schemas validate the call and make the OpenAPI document.
 */
export function operation<const O extends Operation, Answer extends z.ZodType, const Status extends 200 | 201>(
  route: O,
  status: Status,
  answer: Answer,
  description = 'Done',
) {
  const { tag, ...rest } = route;
  return createRoute({
    ...rest,
    tags: [tag],
    responses: {
      ...failures,
      [status]: { description, content: { 'application/json': { schema: answer } } },
    } as typeof failures & {
      [key in Status]: { description: string; content: { 'application/json': { schema: Answer } } };
    },
  });
}

/** An operation that answers 204: it takes something away, and there is nothing to say about it. */
export function removal<const O extends Operation>(route: O) {
  const { tag, ...rest } = route;
  return createRoute({
    ...rest,
    tags: [tag],
    responses: { ...failures, 204: { description: 'Done' } } as typeof failures & Gone,
  });
}
type Gone = { 204: { description: string } };

/** A required JSON body of this schema. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});
