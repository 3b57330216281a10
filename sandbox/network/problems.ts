import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An RFC 7807 body whose `type` is `errors/…`. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly type: string;
  readonly title: string;
  constructor(status: ContentfulStatusCode, type: string, title: string, detail?: string) {
    super(detail ?? title);
    this.status = status;
    this.type = type;
    this.title = title;
  }
}

export const answerProblem = (c: HonoContext, problem: Problem) =>
  c.json(
    {
      status: problem.status,
      type: `errors/${problem.type}`,
      title: problem.title,
      detail: problem.message,
      instance: c.req.path,
    },
    problem.status,
  );

export const missingParameter = (name: string) =>
  new Problem(400, 'missing_parameters', 'Missing parameters', `${name} is required.`);
export const invalidParameter = (detail: string) =>
  new Problem(400, 'invalid_parameters', 'Invalid parameters', detail);
export const notFound = (noun: string) =>
  new Problem(404, 'resource_not_found', 'Resource not found', `The ${noun} was not found.`);

/** For faults without a body. */
export const typicalProblem = (status: number) => {
  const types: Record<number, [string, string]> = {
    400: ['invalid_parameters', 'Invalid parameters'],
    401: ['disconnected_account', 'Disconnected account'],
    403: ['account_restricted', 'Account restricted'],
    404: ['resource_not_found', 'Resource not found'],
    422: ['unprocessable_entity', 'Unprocessable entity'],
    429: ['too_many_requests', 'Too many requests'],
    500: ['unexpected_error', 'Unexpected error'],
    501: ['feature_not_implemented', 'Feature not implemented'],
    503: ['service_unavailable', 'Service unavailable'],
    504: ['request_timeout', 'Request timeout'],
  };
  const [type, title] = types[status] ?? ['provider_error', 'Provider error'];
  return { status, type: `errors/${type}`, title };
};
