import type { Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ProblemType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** The fields of `error` beside the message. */
export type ProblemBody = {
  type: ProblemType;
  code?: string;
  decline_code?: string;
  param?: string;
  setup_intent?: unknown;
  payment_intent?: unknown;
  payment_method?: unknown;
};

/** docs.stripe.com/api/errors */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: ProblemBody;
  /** Set if its changes are kept: a declined payment leaves its attempt. Others roll everything back. */
  keep = false;
  /** Whether the call was executed, so that its idempotency key stores the answer. */
  executed = true;
  constructor(status: ContentfulStatusCode, message: string, body: ProblemBody) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (
  message: string,
  details: Omit<ProblemBody, 'type'> = {},
  status: ContentfulStatusCode = 400,
): Refused => new Refused(status, message, { type: 'invalid_request_error', ...details });

/** An invalid parameter: nothing was executed, so no idempotency key stores the answer. */
export function invalidParameter(message: string, param: string, code?: string): Refused {
  const problem = invalid(message, { ...(code && { code }), param });
  problem.executed = false;
  return problem;
}

/** 404 for an id in the path, 400 for one in a parameter. */
export const missing = (noun: string, id: string, param = 'id', status: 400 | 404 = 404): Refused =>
  invalid(`No such ${noun}: '${id}'`, { code: 'resource_missing', param }, status);

export const cardProblem = (message: string, body: Omit<ProblemBody, 'type'>): Refused =>
  new Refused(402, message, { type: 'card_error', ...body });

const documented = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

export const problemBody = (message: string, body: ProblemBody) => ({
  error: { ...(body.code && { doc_url: documented(body.code) }), message, ...body },
});

export const answerProblem = (c: HonoContext, problem: Refused) =>
  c.json(problemBody(problem.message, problem.body), problem.status);

/** For faults without a body. */
export function typicalStripeError(status: number) {
  if (status === 429) {
    return problemBody('Request rate limit exceeded.', { type: 'invalid_request_error', code: 'rate_limit' });
  }
  if (status === 402) {
    return problemBody('Your card was declined.', {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  }
  if (status === 409) {
    return problemBody(
      'This object cannot be accessed right now because another request is currently accessing it.',
      {
        type: 'invalid_request_error',
        code: 'lock_timeout',
      },
    );
  }
  if (status >= 500) return problemBody('An unknown error occurred.', { type: 'api_error' });
  return problemBody('Your request was refused.', { type: 'invalid_request_error' });
}
