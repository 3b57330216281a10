import type { Applied, ApplyInput, CampaignRun } from '../server/accounts/campaigns/schemas.ts';
import type { CreateAuthLinkInput } from '../server/accounts/schemas.ts';
import type { Sources, ValidatedProfile } from '../server/accounts/settings/schemas.ts';
import type { Autonomy } from '../server/automation/autonomy/schemas.ts';
import type { Automation, UserSwitch } from '../server/automation/controls/schemas.ts';
import type { DaySchedule } from '../server/automation/schedule/schemas.ts';
import type {
  BillingConfig,
  ChangeInput,
  Confirmation,
  PaymentMethods,
  Plan,
  Preview,
  Subscribed,
  SubscribeInput,
} from '../server/billing/schemas.ts';
import type { Comment, CommentDays, CommentTrace } from '../server/history/comments/schemas.ts';
import type { Notifications } from '../server/history/notifications/schemas.ts';
import type { Reply, ReplyThread } from '../server/history/replies/schemas.ts';
import type {
  AccountRead,
  Results,
  RetiredSource,
  SourceToRetire,
} from '../server/history/results/schemas.ts';
import type { EditPreview, EditUserInput } from '../server/identity/admin/schemas.ts';
import type { UpdateProfileInput } from '../server/identity/auth/schemas.ts';
import type { FirstSteps, FirstStepsInput } from '../server/identity/firstSteps/schemas.ts';
import type { UploadPermit } from '../server/identity/images/schemas.ts';
import type { Impersonation } from '../server/identity/impersonation/schemas.ts';
import type { CreatedToken, CreateTokenInput } from '../server/identity/tokens/schemas.ts';
import type { User } from '../server/identity/users/schemas.ts';
import type { Digest } from '../server/messaging/digest/schemas.ts';
import type { NewsMails, NewsMailsChange } from '../server/messaging/news/schemas.ts';
import { type ListParams, type Options, request, requestList } from './call.ts';

const get =
  <T>(path: string) =>
  (options?: Options) =>
    request<T>('GET', path, undefined, options);
const userPath = (id: string) => `/api/admin/users/${encodeURIComponent(id)}`;

export const api = {
  updateProfile: (input: UpdateProfileInput) =>
    request<{ token: string; pendingEmail: string | null }>('POST', '/api/auth/update', input),
  permitUpload: get<UploadPermit>('/auth'),
  logoutEverywhere: () => request<{ message: string }>('POST', '/api/auth/logout-everywhere'),
  createToken: (input: CreateTokenInput) =>
    request<CreatedToken>('POST', '/api/tokens', input, { once: true }),
  deleteMe: (password: string) => request<undefined>('DELETE', '/api/me', { password }),
  beginView: (userId: string, reason: string) =>
    request<Impersonation>('POST', `${userPath(userId)}/views`, { reason }),
  subscriptionOf: (userId: string, options?: Options) =>
    get<Subscribed>(`${userPath(userId)}/subscription`)(options),
  auditActions: get<{ actions: string[] }>('/api/admin/audit-actions'),
  saveLanguage: (language: User['language']) => request<User>('PUT', '/api/me', { language }),
  me: get<User>('/api/me'),
  createAuthLink: (input: CreateAuthLinkInput = {}) =>
    request<{ url: string }>('POST', '/api/linkedinaccount/createAuthLink', input),
  validateProfile: (accountId: string, profileUrl: string, options?: Options) =>
    request<ValidatedProfile>('POST', '/api/settings/validate', { accountId, profileUrl }, options),
  readSources: (accountId: string, options?: Options) =>
    get<Sources>(`/api/settings/sources?${new URLSearchParams({ accountId })}`)(options),
  readAutonomy: (accountId: string, options?: Options) =>
    request<Autonomy>('GET', `/api/autonomy?${new URLSearchParams({ accountId })}`, undefined, options),
  startAutomation: (accountId: string) => request<Automation>('POST', '/api/automation/start', { accountId }),
  stopAutomation: (accountId: string) => request<Automation>('POST', '/api/automation/stop', { accountId }),
  readFirstSteps: get<FirstSteps>('/api/first-steps'),
  putFirstSteps: (input: FirstStepsInput) => request<FirstSteps>('PUT', '/api/first-steps', input),
  readSchedule: (accountId: string, date: string, options?: Options) =>
    get<DaySchedule>(`/api/automation/plan?${new URLSearchParams({ accountId, date })}`)(options),
  readResults: (query: URLSearchParams, options?: Options) => get<Results>(`/api/results?${query}`)(options),
  readResultReads: get<AccountRead[]>('/api/results/reads'),
  retireSource: ({ accountId, kind, source }: SourceToRetire) =>
    request<RetiredSource>('POST', '/api/results/retire', { accountId, kind, source }),
  restoreSource: (source: RetiredSource) => request<undefined>('POST', '/api/results/restore', source),
  readReply: (id: string, options?: Options) => get<ReplyThread>(`/api/replies/${id}`)(options),
  changeReply: (id: string, handled: boolean) => request<Reply>('PUT', `/api/replies/${id}`, { handled }),
  notifications: get<Notifications>('/api/admin/notifications'),
  markSeen: (until: string) => request<Notifications>('PUT', '/api/admin/notifications/seen', { until }),
  applyCampaign: (id: string, input: ApplyInput) =>
    request<Applied>('POST', `/api/admin/campaigns/${encodeURIComponent(id)}/apply`, input),
  campaignRuns: (id: string, options?: Options) =>
    get<CampaignRun[]>(`/api/admin/campaigns/${encodeURIComponent(id)}/runs`)(options),
  undoCampaignRun: (id: string) =>
    request<CampaignRun>('POST', `/api/admin/campaign-runs/${encodeURIComponent(id)}/undo`),
  previewEdit: (userId: string, input: EditUserInput, options?: Options) =>
    request<EditPreview>('POST', `/api/admin/user/${encodeURIComponent(userId)}/preview`, input, options),
  readDigest: get<Digest>('/api/digest'),
  putDigest: (timeZone: string | null) => request<Digest>('PUT', '/api/digest', { timeZone }),
  readNewsMails: get<NewsMails>('/api/news-mails'),
  putNewsMails: (change: NewsMailsChange) => request<NewsMails>('PUT', '/api/news-mails', change),
  readSwitch: get<UserSwitch>('/api/automation/switch'),
  putSwitch: (stopped: boolean) => request<UserSwitch>('PUT', '/api/automation/switch', { stopped }),
  countDays: (accountId: string, options?: Options) =>
    get<CommentDays>(`/api/comment/days?${new URLSearchParams({ accountId })}`)(options),
  listComments: (query: ListParams = {}, options?: Options) =>
    requestList<Comment>('/api/comment', query, options),
  readTrace: (id: string, options?: Options) =>
    get<CommentTrace>(`/api/comment-receipts/${encodeURIComponent(id)}`)(options),
  disconnectAccount: (accountId: string) =>
    request<undefined>('DELETE', `/api/linkedinaccount/${encodeURIComponent(accountId)}`),
  listPlans: async (options?: Options) =>
    (await requestList<Plan>('/api/subscription/plans', { sort: ['position', 'ASC'] }, options)).rows,
  getSubscription: get<Subscribed>('/api/subscription'),
  billingConfig: get<BillingConfig>('/api/subscription/config'),
  previewSubscription: (input: ChangeInput, options?: Options) =>
    request<Preview>('POST', '/api/subscription/preview', input, options),
  subscribe: (input: SubscribeInput) =>
    request<Subscribed>('POST', '/api/subscription/create', input, { once: true }),
  updateSubscription: (input: ChangeInput) => request<Subscribed>('PUT', '/api/subscription/update', input),
  cancelSubscription: () =>
    request<Subscribed>('POST', '/api/subscription/cancel', { cancelAtPeriodEnd: true }),
  readConfirmation: () => request<Confirmation>('POST', '/api/subscription/confirmation', {}),
  cancelConfirmation: () => request<Subscribed>('DELETE', '/api/subscription/confirmation'),
  reactivateSubscription: () => request<Subscribed>('POST', '/api/subscription/reactivate', {}),
  listCards: get<PaymentMethods>('/api/subscription/payment-methods'),
  createSetupIntent: () =>
    request<{ clientSecret: string }>('POST', '/api/subscription/setup-intent', {}, { once: true }),
  addCard: (paymentMethodId: string) =>
    request<PaymentMethods>('POST', '/api/subscription/payment-methods', { paymentMethodId }, { once: true }),
  setDefaultCard: (paymentMethodId: string) =>
    request<PaymentMethods>('PUT', '/api/subscription/payment-methods/default', { paymentMethodId }),
  removeCard: (id: string) =>
    request<undefined>('DELETE', `/api/subscription/payment-methods/${encodeURIComponent(id)}`),
};
