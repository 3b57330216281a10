import type { Sentence } from '../texts/sentence.ts';
import { text } from '../texts/text.ts';
import { type FaultKind, ProviderFault } from './fault.ts';
import type { ProviderAnswer } from './http.ts';

/** Unipile's `type`s that are more precise than the status (its OpenAPI document, "errors/…"). */
const kinds: Record<string, keyof typeof sentences> = {
  missing_credentials: 'key',
  insufficient_privileges: 'key',
  disconnected_account: 'account',
  expired_credentials: 'account',
  invalid_credentials: 'account',
  disconnected_feature: 'account',
  // Recruiter's limit: it closes one route, not the account.
  multiple_sessions: 'refused',
  checkpoint_error: 'account',
  account_restricted: 'account',
  session_mismatch: 'account',
  unknown_authentication_context: 'account',
  action_required: 'account',
  resource_not_found: 'gone',
  invalid_resource_identifier: 'gone',
  invalid_recipient: 'gone',
  invalid_post: 'gone',
  limit_exceeded: 'day_limit',
  too_many_requests: 'rate',
};

const byStatus: Record<number, keyof typeof sentences> = {
  401: 'account',
  403: 'refused',
  404: 'gone',
  // The account's own proxy, a late answer, or a login in progress.
  407: 'unavailable',
  408: 'unavailable',
  422: 'refused',
  425: 'unavailable',
  429: 'rate',
};

const provider = text('names.linkedin');
export const sentences: Record<Exclude<FaultKind, 'cap'>, Sentence> = {
  key: text('providers.notSetUp', { provider }),
  down: text('providers.silent', { provider }),
  account: text('providers.accountSignedOut'),
  rate: text('providers.asksPause', { provider }),
  day_limit: text('providers.commentLimit'),
  budget: text('providers.readLimit'),
  gone: text('providers.linkedinGone'),
  refused: text('providers.linkedinForbids'),
  unavailable: text('providers.unclear', { provider }),
  invalid: text('providers.refusedRequest', { provider }),
};

/** The `type` of an error decides; if it is unknown, its status. */
export function toFault(answer: ProviderAnswer): ProviderFault {
  const type =
    typeof answer.body === 'object' && answer.body !== null && 'type' in answer.body
      ? String(answer.body.type)
      : '';
  const kind =
    kinds[type.replace(/^errors\//, '')] ??
    byStatus[answer.status] ??
    (answer.status >= 500 ? 'unavailable' : 'invalid');
  return new ProviderFault(kind, sentences[kind], {
    detail: `${answer.status} ${type}`,
    ...(answer.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: answer.retryAfterSeconds }),
  });
}
