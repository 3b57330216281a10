import type { ErrorCode, Failure } from '../server/http/schemas.ts';
import { endsSession } from './endsSession.ts';
import { translated } from './i18n/translated.ts';
import { translate } from './i18n/useTranslate.ts';
import { demandFactor } from './security/enrolment.ts';
import { prove } from './security/proof.ts';
import { getSession, refuseToken } from './token.ts';
import { enterWorkspace, workspaceHeaders } from './workspace.ts';

/** No answer, no answer in time, and an answer that is not ours, such as a proxy's page. */
const localCodes = ['offline', 'timed_out', 'unreadable_answer'] as const;
type LocalCode = (typeof localCodes)[number];

/** `status` is 0 without an answer. The messages are in the language of the page. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | LocalCode;
  readonly issues: NonNullable<Failure['issues']>;

  constructor(status: number, code: ErrorCode | LocalCode, message: string, issues: Failure['issues'] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }

  get isFromServer(): boolean {
    return !localCodes.some((code) => code === this.code);
  }
}

export type Options = {
  signal?: AbortSignal | undefined;
  /** Sends an idempotency key. */
  once?: boolean;
  keepalive?: boolean;
  timeoutMs?: number;
};

async function call(url: string, init: RequestInit, { signal, timeoutMs = 30_000 }: Options) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw localError(0, timeout.aborted ? 'timed_out' : 'offline');
  }
}

async function parse(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw localError(response.status, 'unreadable_answer');
    return undefined;
  }
}

export const localError = (status: number, code: LocalCode) =>
  new ApiError(status, code, translate(`components.connection.${code}`));

function failure(status: number, { message, text, code, issues = [] }: Partial<Failure>): ApiError {
  if (typeof message !== 'string' || message === '') return localError(status, 'unreadable_answer');
  const issuesInLanguage = issues.map((issue) => ({ ...issue, message: translated(issue) }));
  return new ApiError(status, code ?? 'internal', translated({ message, text }), issuesInLanguage);
}

/**
 * A refused token ends the session. A call that needs a proof is repeated after it.
 * @throws {ApiError} proof_required if the user gives none
 */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  options: Options = {},
): Promise<{ status: number; headers: Headers; json: unknown }> {
  const { once = false, keepalive = false } = options;
  const token = getSession()?.token;
  const headers = new Headers({ accept: 'application/json', ...workspaceHeaders() });
  if (token) headers.set('x-auth-token', token);
  // ngrok answers a browser's first call with a warning page otherwise.
  if (method === 'GET') headers.set('ngrok-skip-browser-warning', 'true');
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (once) headers.set('idempotency-key', newKey());
  const init = { method, headers, keepalive, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await call(url, init, options);
  if (!response.ok) {
    const error = await refusal(response, token);
    if (error.code === 'second_factor_required') demandFactor();
    if (error.code !== 'proof_required') throw error;
    if (await prove()) return send(method, url, body, options);
    throw new ApiError(error.status, error.code, translate('components.unproved'));
  }
  return { status: response.status, headers: response.headers, json: await parse(response) };
}

/** Session errors end the session. */
export async function refusal(response: Response, token: string | undefined): Promise<ApiError> {
  const failed = ((await parse(response)) ?? {}) as Partial<Failure>;
  if (endsSession(response.status, failed.message)) refuseToken(token);
  // The user was removed from the workspace, or its owner's account is gone.
  if (failed.code === 'workspace_not_found' && 'x-workspace' in workspaceHeaders()) enterWorkspace(null);
  return failure(response.status, failed);
}

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  options?: Options,
): Promise<T> {
  return (await send(method, path, body, options)).json as T;
}

/** `randomUUID` needs a secure context, such as TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export type ListParams = {
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  range?: readonly [from: number, to: number];
  filter?: Record<string, unknown>;
};

/** The total is in `Content-Range`. */
export async function requestList<T>(path: string, params: ListParams = {}, options?: Options) {
  const query = new URLSearchParams();
  for (const key of ['sort', 'range', 'filter'] as const)
    if (params[key]) query.set(key, JSON.stringify(params[key]));
  const { headers, json } = await send('GET', query.size > 0 ? `${path}?${query}` : path, undefined, options);
  const rows = json as T[];
  const total = Number(headers.get('content-range')?.split('/')[1] ?? Number.NaN);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}
