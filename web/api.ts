import type { Account, CreateAuthLinkInput } from '../server/accounts/schemas.ts';
import type { EditPreview, EditUserInput } from '../server/admin/schemas.ts';
import type { LoggedIn, LoginInput, RegisterInput, UpdateProfileInput } from '../server/auth/schemas.ts';
import type { DayPlan } from '../server/automation/planSchemas.ts';
import type { Automation, UserSwitch } from '../server/automation/schemas.ts';
import type {
  BillingConfig,
  ChangeInput,
  PaymentMethods,
  Plan,
  Preview,
  Subscribed,
  SubscribeInput,
} from '../server/billing/schemas.ts';
import type { Comment, CommentDays, CommentReceipt } from '../server/comments/schemas.ts';
import type { ErrorCode, Failure } from '../server/http/schemas.ts';
import type { UploadPermit } from '../server/images/schemas.ts';
import type { CreatedToken, CreateTokenInput } from '../server/tokens/schemas.ts';
import type { User } from '../server/users/schemas.ts';
import { takeEarly } from './early.ts';
import { translateSentence } from './i18n/sentences.ts';
import { translate } from './i18n/useTranslate.ts';
import { getSession, refuseToken } from './token.ts';

const timeoutMs = 30_000;

/** Beyond the server's codes: no answer, no answer in time, an answer that is not ours (a proxy's page). */
const localCodes = ['offline', 'timed_out', 'unreadable_answer'] as const;
type LocalCode = (typeof localCodes)[number];

/** `status` is 0 when the call got no answer. `message` and those of `issues` are fit to be shown, in the language of the page. */
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

  /** Whether the message comes from our server. */
  get isFromServer(): boolean {
    return !localCodes.some((code) => code === this.code);
  }
}

type Options = {
  signal?: AbortSignal | undefined;
  /** Sent with a key of its own, so that a network that repeats the call does nothing twice. */
  once?: boolean;
  /** Outlives the page that sends it. */
  keepalive?: boolean;
  /** For what takes longer than an answer should: writing. */
  patienceMs?: number;
};

async function call(url: string, init: RequestInit, signal?: AbortSignal, patienceMs = timeoutMs): Promise<Response> {
  const timeout = AbortSignal.timeout(patienceMs);
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

function failure(status: number, { message, code, issues = [] }: Partial<Failure>): ApiError {
  if (typeof message !== 'string' || message === '') return localError(status, 'unreadable_answer');
  const translated = issues.map((issue) => ({ ...issue, message: translateSentence(issue.message) }));
  return new ApiError(status, code ?? 'internal', translateSentence(message), translated);
}

/** One call with the session's token. A refused token ends the session, whoever asked. */
export async function send(method: string, url: string, body?: unknown, options: Options = {}) {
  const { signal, once = false, keepalive = false, patienceMs } = options;
  const token = getSession()?.token;
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('x-auth-token', token);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (once) headers.set('idempotency-key', newKey());
  const init = { method, headers, keepalive, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = (method === 'GET' && (await takeEarly(url))) || (await call(url, init, signal, patienceMs));
  if (!response.ok) throw await refusal(response, token);
  return { status: response.status, headers: response.headers, json: await parse(response) };
}

/** What an answer that is no success says. One that is about the session ends it. */
export async function refusal(response: Response, token: string | undefined): Promise<ApiError> {
  const said = ((await parse(response)) ?? {}) as Partial<Failure>;
  if (response.status === 401 || response.status === 403 || /expired/i.test(said.message ?? '')) refuseToken(token);
  return failure(response.status, said);
}

async function request<T>(method: string, path: string, body?: unknown, options?: Options): Promise<T> {
  return (await send(method, path, body, options)).json as T;
}

/** Not `randomUUID`, which browsers keep from pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type ListParams = {
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Both ends included. */
  range?: readonly [from: number, to: number];
  filter?: Record<string, unknown>;
};
export type Listed<T> = { rows: T[]; total: number };

/** The rows, and how many there are in all by `Content-Range`. */
async function requestList<T>(path: string, params: ListParams = {}, options?: Options): Promise<Listed<T>> {
  const query = new URLSearchParams();
  for (const key of ['sort', 'range', 'filter'] as const) if (params[key]) query.set(key, JSON.stringify(params[key]));
  const { headers, json } = await send('GET', query.size > 0 ? `${path}?${query}` : path, undefined, options);
  const rows = json as T[];
  const total = Number(headers.get('content-range')?.split('/')[1] ?? Number.NaN);
  return { rows, total: Number.isFinite(total) ? total : rows.length };
}

export const api = {
  login: (input: LoginInput) => request<LoggedIn>('POST', '/api/auth/login', input),
  register: (input: RegisterInput) => request<{ token: string; email: string }>('POST', '/api/auth/register', input),
  sendOtp: (email: string) => request<{ message: string }>('GET', `/api/otp/send-otp/${encodeURIComponent(email)}`),
  verifyOtp: (input: { email: string; otp: string }) => request<{ verified: true }>('POST', '/api/otp/verify-otp', input),
  forgotPassword: (email: string) => request<{ message: string }>('POST', '/api/otp/forgot-password', { email }),
  resetPassword: (input: { password: string; token: string }) =>
    request<{ message: string }>('POST', '/api/otp/reset-password', input),
  updateProfile: (input: UpdateProfileInput) =>
    request<{ token: string; pendingEmail: string | null }>('POST', '/api/auth/update', input),
  permitUpload: (options?: Options) => request<UploadPermit>('GET', '/auth', undefined, options),
  logoutEverywhere: () => request<{ message: string }>('POST', '/api/auth/logout-everywhere'),
  createToken: (input: CreateTokenInput) => request<CreatedToken>('POST', '/api/tokens', input, { once: true }),
  deleteMe: (password: string) => request<undefined>('DELETE', '/api/me', { password }),
  me: (options?: Options) => request<User>('GET', '/api/me', undefined, options),
  listAccounts: (options?: Options) => request<Account[]>('GET', '/api/linkedinaccount', undefined, options),
  createAuthLink: (input: CreateAuthLinkInput = {}) =>
    request<{ url: string }>('POST', '/api/linkedinaccount/createAuthLink', input),
  validateProfile: (accountId: string, profileUrl: string, options?: Options) =>
    request<{ valid: true; profile: { name: string; url: string; imageUrl: string } }>(
      'POST',
      '/api/settings/validate',
      { accountId, profileUrl },
      options,
    ),
  startAutomation: (accountId: string) => request<Automation>('POST', '/api/automation/start', { accountId }),
  stopAutomation: (accountId: string) => request<Automation>('POST', '/api/automation/stop', { accountId }),
  readPlan: (accountId: string, date: string, options?: Options) =>
    request<DayPlan>('GET', `/api/automation/plan?${new URLSearchParams({ accountId, date })}`, undefined, options),
  previewEdit: (userId: string, input: EditUserInput, options?: Options) =>
    request<EditPreview>('POST', `/api/admin/user/${encodeURIComponent(userId)}/preview`, input, options),
  readSwitch: (options?: Options) => request<UserSwitch>('GET', '/api/automation/switch', undefined, options),
  putSwitch: (stopped: boolean) => request<UserSwitch>('PUT', '/api/automation/switch', { stopped }),
  countDays: (accountId: string, options?: Options) =>
    request<CommentDays>('GET', `/api/comment/days?${new URLSearchParams({ accountId })}`, undefined, options),
  listComments: (query: ListParams = {}, options?: Options) => requestList<Comment>('/api/comment', query, options),
  readReceipt: (id: string, options?: Options) =>
    request<CommentReceipt>('GET', `/api/comment-receipts/${encodeURIComponent(id)}`, undefined, options),
  disconnectAccount: (accountId: string) => request<undefined>('DELETE', `/api/linkedinaccount/${encodeURIComponent(accountId)}`),
  listPlans: async (options?: Options) =>
    (await requestList<Plan>('/api/subscription/plans', { sort: ['position', 'ASC'] }, options)).rows,
  getSubscription: (options?: Options) => request<Subscribed>('GET', '/api/subscription', undefined, options),
  billingConfig: (options?: Options) => request<BillingConfig>('GET', '/api/subscription/config', undefined, options),
  previewSubscription: (input: ChangeInput, options?: Options) =>
    request<Preview>('POST', '/api/subscription/preview', input, options),
  subscribe: (input: SubscribeInput) => request<Subscribed>('POST', '/api/subscription/create', input, { once: true }),
  updateSubscription: (input: ChangeInput) => request<Subscribed>('PUT', '/api/subscription/update', input),
  cancelSubscription: () => request<Subscribed>('POST', '/api/subscription/cancel', { cancelAtPeriodEnd: true }),
  reactivateSubscription: () => request<Subscribed>('POST', '/api/subscription/reactivate', {}),
  listCards: (options?: Options) => request<PaymentMethods>('GET', '/api/subscription/payment-methods', undefined, options),
  createSetupIntent: () => request<{ clientSecret: string }>('POST', '/api/subscription/setup-intent', {}, { once: true }),
  addCard: (paymentMethodId: string) =>
    request<PaymentMethods>('POST', '/api/subscription/payment-methods', { paymentMethodId }, { once: true }),
  setDefaultCard: (paymentMethodId: string) =>
    request<PaymentMethods>('PUT', '/api/subscription/payment-methods/default', { paymentMethodId }),
  removeCard: (id: string) => request<undefined>('DELETE', `/api/subscription/payment-methods/${encodeURIComponent(id)}`),
};
