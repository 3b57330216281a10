/**
 * Every call of the API with its status for each role. permissions.test.ts runs every cell, docs/permissions.md is
 * generated from it, and tests/api/properties varies its bodies.
 */

export const people = {
  visitor: 'Visitor',
  unverified: 'Unverified',
  user: 'User',
  other: 'On another’s',
  expired: 'Expired',
  none: 'None',
  admin: 'Admin',
  readToken: 'Read token',
  writeToken: 'Write token',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
} as const;
export type Who = keyof typeof people;

/** null: the call names nothing that could belong to another user, or no workspace. */
export type Expected = Record<Who, number | null>;

/** `{word}` in the path or body stands for a thing that `things.ts` makes; `params` renames the path's words. */
export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** A thing from `things.ts` that the call needs but does not name. */
  needs?: string;
  /** Distinguishes this row from others of the same call. */
  note?: string;
  expected: Expected;
};

const everybody = (status: number): Expected => ({
  visitor: status,
  unverified: status,
  user: status,
  other: null,
  expired: status,
  none: status,
  admin: status,
  readToken: status,
  writeToken: status,
  reviewer: null,
  viewer: null,
});
/** Any signed-in user. */
const either = (status = 200): Expected => ({
  ...everybody(status),
  visitor: 401,
  unverified: 403,
  reviewer: status,
  viewer: status,
});
/** Members may make none of these calls, unless the row says so. */
const customers = (status = 200): Expected => ({ ...either(status), admin: 403, reviewer: 409, viewer: 409 });
/** Calls that cost money. */
const subscribers = (status = 200): Expected => ({ ...customers(status), expired: 402, none: 402 });
const admins = (status = 200): Expected => ({ ...either(403), admin: status });
const writes = { readToken: 403 };
const session = { readToken: 403, writeToken: 403 };
const members = { reviewer: 200, viewer: 200 };
const reviewers = { reviewer: 200, viewer: 409 };

const settings = {
  timing: {
    fromTime: '09:00',
    toTime: '17:00',
    timezone: 'Europe/London',
    timeBetweenComments: [1, 4, 10],
    activeDays: ['Monday', 'Friday'],
  },
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
  dailySearchComments: 5,
  dailyMonitorComments: 5,
  prompt: 'Be kind',
};
const salesPlan = {
  name: 'Team',
  type: 'standard',
  price: 39,
  trialDays: 14,
  features: [{ name: 'Drafts', included: true }],
};
const profile = { firstName: 'Mara', lastName: 'Winter', companyName: 'Winter Ltd', email: '{email}' };

export const table: { area: string; rows: Row[] }[] = [
  {
    area: 'Signing in',
    rows: [
      {
        method: 'POST',
        path: '/api/auth/register',
        body: { ...profile, email: '{newEmail}', password: 'correct horse' },
        expected: everybody(201),
      },
      {
        method: 'POST',
        path: '/api/auth/login',
        body: { email: '{email}', password: '{password}' },
        expected: everybody(200),
      },
      { method: 'GET', path: '/api/otp/send-otp/{email}', expected: everybody(200) },
      {
        method: 'POST',
        path: '/api/otp/verify-otp',
        body: { otp: '{otp}', email: '{email}' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/otp/forgot-password',
        body: { email: '{email}' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/otp/check-reset-link',
        body: { token: '{resetToken}' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/otp/reset-password',
        body: { password: 'another horse', token: '{resetToken}' },
        expected: everybody(200),
      },
      { method: 'POST', path: '/api/auth/update', body: profile, expected: { ...either(), ...session } },
      { method: 'POST', path: '/api/auth/logout', expected: { ...either(), ...session } },
      { method: 'POST', path: '/api/auth/logout-everywhere', expected: { ...either(), ...session } },
    ],
  },
  {
    area: 'The second factor',
    rows: [
      {
        method: 'POST',
        path: '/api/auth/challenge',
        body: { id: '{challengeId}', recoveryCode: '{recoveryCode}' },
        expected: everybody(200),
      },
      { method: 'POST', path: '/api/auth/proof/options', expected: { ...either(), ...session } },
      {
        method: 'POST',
        path: '/api/auth/proof',
        body: { password: '{password}' },
        expected: { ...either(), ...session },
      },
      { method: 'GET', path: '/api/auth/factors', expected: { ...either(), ...session } },
      { method: 'POST', path: '/api/auth/passkeys/options', expected: { ...either(), ...session } },
      {
        method: 'POST',
        path: '/api/auth/passkeys',
        body: {
          name: 'Laptop',
          response: {
            id: '{credentialId}',
            rawId: '{credentialId}',
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON: '{clientData}', attestationObject: '{attestation}' },
          },
        },
        expected: { ...either(201), ...session },
      },
      {
        method: 'DELETE',
        path: '/api/auth/passkeys/{id}',
        params: { id: 'passkeyId' },
        expected: { ...either(204), other: 404, ...session },
      },
      { method: 'POST', path: '/api/auth/totp', expected: { ...either(), ...session } },
      {
        method: 'POST',
        path: '/api/auth/totp/confirm',
        body: { code: '{totpCode}' },
        expected: { ...either(), ...session },
      },
      { method: 'DELETE', path: '/api/auth/totp', needs: 'totp', expected: { ...either(204), ...session } },
      {
        method: 'POST',
        path: '/api/auth/recovery-codes',
        needs: 'totp',
        expected: { ...either(), ...session },
      },
      {
        method: 'POST',
        path: '/api/auth/cli-login',
        body: { challengeId: '{challengeId}' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/auth/cli-login/{id}',
        params: { id: 'cliLoginId' },
        body: { challengeId: '{challengeId}' },
        expected: everybody(200),
      },
      {
        method: 'GET',
        path: '/api/auth/cli-login/{id}',
        params: { id: 'cliLoginId' },
        expected: { ...either(), other: 404, ...session },
      },
      {
        method: 'POST',
        path: '/api/auth/cli-login/{id}/confirm',
        params: { id: 'cliLoginId' },
        body: { code: '{cliLoginCode}' },
        expected: { ...either(), other: 404, ...session },
      },
    ],
  },
  {
    area: 'The person who calls',
    rows: [
      { method: 'GET', path: '/api/me', expected: either() },
      { method: 'PUT', path: '/api/me', body: { language: 'en' }, expected: { ...either(), ...writes } },
      { method: 'GET', path: '/api/me/export', expected: { ...either(), ...session } },
      {
        method: 'DELETE',
        path: '/api/me',
        body: { password: '{password}' },
        expected: { ...either(204), ...session },
      },
      { method: 'GET', path: '/api/support-visits', expected: customers() },
      { method: 'GET', path: '/auth', note: 'to upload a photo', expected: { ...either(), ...writes } },
    ],
  },
  {
    area: 'Sessions and personal access tokens',
    rows: [
      { method: 'GET', path: '/api/sessions', expected: { ...either(), ...session } },
      {
        method: 'DELETE',
        path: '/api/sessions/{id}',
        params: { id: 'sessionId' },
        expected: { ...either(204), ...session, other: 404 },
      },
      { method: 'GET', path: '/api/tokens', expected: either() },
      {
        method: 'POST',
        path: '/api/tokens',
        body: { name: 'nightly', scope: 'read' },
        expected: { ...either(201), ...session },
      },
      {
        method: 'DELETE',
        path: '/api/tokens/{id}',
        params: { id: 'tokenId' },
        expected: { ...either(204), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'LinkedIn accounts',
    rows: [
      { method: 'GET', path: '/api/linkedinaccount', expected: { ...customers(), ...members } },
      {
        method: 'POST',
        path: '/api/linkedinaccount/createAuthLink',
        body: {},
        note: 'a new one',
        expected: { ...subscribers(), ...writes },
      },
      {
        method: 'POST',
        path: '/api/linkedinaccount/createAuthLink',
        body: { accountId: '{accountId}' },
        note: 'log in again',
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      {
        method: 'DELETE',
        path: '/api/linkedinaccount/{accountId}',
        expected: { ...customers(204), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Settings',
    rows: [
      {
        method: 'GET',
        path: '/api/settings',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), other: 404 },
      },
      {
        method: 'POST',
        path: '/api/settings',
        body: { accountId: '{accountId}', payload: settings },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      {
        method: 'GET',
        path: '/api/settings/sources',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), other: 404 },
      },
      {
        method: 'POST',
        path: '/api/settings/validate',
        body: { accountId: '{accountId}', profileUrl: 'https://www.linkedin.com/in/ada-okafor' },
        expected: { ...customers(), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Automation and comments',
    rows: [
      {
        method: 'POST',
        path: '/api/automation/start',
        body: { accountId: '{accountId}' },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/automation/stop',
        body: { accountId: '{accountId}' },
        expected: { ...customers(), ...writes, other: 404 },
      },
      {
        method: 'GET',
        path: '/api/automation/plan',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), other: 404 },
      },
      { method: 'GET', path: '/api/automation/reads', needs: 'accountId', expected: customers() },
      { method: 'GET', path: '/api/automation/switch', expected: customers() },
      {
        method: 'PUT',
        path: '/api/automation/switch',
        body: { stopped: true },
        expected: { ...customers(), ...writes },
      },
      { method: 'GET', path: '/api/first-steps', expected: customers() },
      {
        method: 'PUT',
        path: '/api/first-steps',
        body: { folded: true },
        expected: { ...customers(), ...writes },
      },
      { method: 'GET', path: '/api/digest', expected: customers() },
      {
        method: 'PUT',
        path: '/api/digest',
        body: { timeZone: 'Europe/Berlin' },
        expected: { ...customers(), ...writes },
      },
      {
        method: 'POST',
        path: '/unsubscribe/{token}',
        params: { token: 'unsubscribeToken' },
        expected: everybody(204),
      },
      {
        method: 'POST',
        path: '/api/automation/preview',
        body: { accountId: '{accountId}', postUrl: '{postUrl}' },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      { method: 'GET', path: '/api/automation/events', expected: { ...customers(), ...members } },
      { method: 'GET', path: '/api/comment', expected: { ...customers(), ...members } },
      {
        method: 'GET',
        path: '/api/comment/days',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), ...members, other: 404 },
      },
      {
        method: 'GET',
        path: '/api/comment-receipts/{id}',
        params: { id: 'commentId' },
        expected: { ...customers(), ...members, other: 404 },
      },
      { method: 'GET', path: '/api/exports/comments.csv', expected: customers() },
      { method: 'GET', path: '/api/exports/comments.json', expected: customers() },
      { method: 'GET', path: '/api/automation/posts', expected: customers() },
    ],
  },
  {
    area: 'People',
    rows: [
      { method: 'GET', path: '/api/people', expected: customers() },
      {
        method: 'POST',
        path: '/api/people',
        body: { email: '{newEmail}', role: 'reviewer' },
        expected: { ...customers(201), ...session },
      },
      {
        method: 'PUT',
        path: '/api/people/{id}',
        params: { id: 'memberId' },
        body: { role: 'viewer' },
        expected: { ...customers(), ...session, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/people/{id}/resend',
        params: { id: 'invitedId' },
        expected: { ...customers(), ...session, other: 404 },
      },
      {
        method: 'DELETE',
        path: '/api/people/{id}',
        params: { id: 'memberId' },
        expected: { ...customers(204), ...session, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/invitations/check',
        body: { token: '{invitationToken}' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/invitations/register',
        body: { token: '{invitationToken}', firstName: 'Lea', lastName: 'Sommer', password: 'correct horse' },
        expected: everybody(201),
      },
      {
        method: 'POST',
        path: '/api/invitations/accept',
        body: { token: '{ownInvitationToken}' },
        expected: { ...either(), ...session, admin: 409 },
      },
      { method: 'GET', path: '/api/workspaces', expected: either() },
      {
        method: 'DELETE',
        path: '/api/workspaces/{id}',
        params: { id: 'joinedWorkspaceId' },
        expected: { ...either(204), ...session, other: 404 },
      },
    ],
  },
  {
    area: 'Results',
    rows: [
      {
        method: 'GET',
        path: '/api/results',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), ...members, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/results/retire',
        body: { accountId: '{searchingId}', kind: 'search', source: settings.searchUrls[0] },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/results/restore',
        body: { accountId: '{accountId}', kind: 'search', source: settings.searchUrls[0], position: 0 },
        expected: { ...subscribers(204), ...writes, other: 404 },
      },
      { method: 'GET', path: '/api/replies', expected: { ...customers(), ...members } },
      {
        method: 'GET',
        path: '/api/replies/{id}',
        params: { id: 'replyId' },
        expected: { ...customers(), ...members, other: 404 },
      },
      {
        method: 'PUT',
        path: '/api/replies/{id}',
        params: { id: 'replyId' },
        body: { handled: true },
        expected: { ...customers(), ...writes, ...reviewers, other: 404 },
      },
      { method: 'GET', path: '/api/exports/results.csv', expected: customers() },
      { method: 'GET', path: '/api/exports/results.json', expected: customers() },
    ],
  },
  {
    area: 'Drafts',
    rows: [
      { method: 'GET', path: '/api/drafts', expected: { ...customers(), ...members } },
      {
        method: 'POST',
        path: '/api/approvals',
        body: { ids: ['{draftId}'] },
        note: 'another’s is said to be missing',
        expected: { ...subscribers(), ...writes, ...reviewers, other: 200 },
      },
      {
        method: 'GET',
        path: '/api/drafts/{id}',
        params: { id: 'draftId' },
        expected: { ...customers(), ...members, other: 404 },
      },
      {
        method: 'PUT',
        path: '/api/drafts/{id}',
        params: { id: 'draftId' },
        body: { comment: 'Which of the three was hardest?' },
        expected: { ...customers(), ...writes, ...reviewers, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/drafts/{id}/approve',
        params: { id: 'draftId' },
        body: {},
        expected: { ...subscribers(), ...writes, ...reviewers, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/drafts/{id}/hold',
        params: { id: 'draftId' },
        expected: { ...customers(), ...writes, ...reviewers, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/drafts/{id}/discard',
        params: { id: 'draftId' },
        expected: { ...customers(), ...writes, ...reviewers, other: 404 },
      },
      {
        method: 'GET',
        path: '/api/autonomy',
        query: { accountId: '{accountId}' },
        expected: { ...customers(), ...members, other: 404 },
      },
      {
        method: 'PUT',
        path: '/api/autonomy',
        body: { accountId: '{accountId}', allowed: true },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/autonomy/reset',
        body: { accountId: '{searchingId}', kind: 'search', source: settings.searchUrls[0] },
        expected: { ...customers(), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Prompt bench',
    rows: [
      { method: 'GET', path: '/api/prompt-bench/posts', expected: customers() },
      {
        method: 'POST',
        path: '/api/prompt-bench/posts',
        body: { accountId: '{accountId}', postUrl: '{postUrl}' },
        expected: { ...customers(201), ...writes, other: 404 },
      },
      {
        method: 'DELETE',
        path: '/api/prompt-bench/posts/{id}',
        params: { id: 'benchPostId' },
        expected: { ...customers(204), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/prompt-bench/run',
        body: { accountId: '{accountId}', prompt: 'Ask one question.', postIds: ['{benchPostId}'] },
        expected: { ...subscribers(), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Billing',
    rows: [
      { method: 'GET', path: '/api/subscription/plans', expected: customers() },
      { method: 'GET', path: '/api/subscription', expected: customers() },
      { method: 'GET', path: '/api/subscription/config', expected: customers() },
      {
        method: 'POST',
        path: '/api/subscription/preview',
        body: { priceId: '{priceId}', seats: 3 },
        expected: { ...customers(), ...writes },
      },
      {
        method: 'POST',
        path: '/api/subscription/create',
        body: { priceId: '{priceId}', seats: 3 },
        needs: 'cardId',
        expected: { ...customers(201), ...writes },
      },
      {
        method: 'PUT',
        path: '/api/subscription/update',
        body: { seats: 4 },
        needs: 'subscription',
        expected: { ...customers(), ...writes },
      },
      {
        method: 'POST',
        path: '/api/subscription/confirmation',
        body: {},
        expected: { ...customers(), ...writes },
      },
      { method: 'DELETE', path: '/api/subscription/confirmation', expected: { ...customers(), ...writes } },
      {
        method: 'POST',
        path: '/api/subscription/cancel',
        body: { cancelAtPeriodEnd: true },
        needs: 'subscription',
        expected: { ...customers(), ...writes },
      },
      {
        method: 'POST',
        path: '/api/subscription/reactivate',
        body: {},
        needs: 'subscription',
        expected: { ...customers(), ...writes },
      },
      {
        method: 'GET',
        path: '/api/subscription/invoices',
        query: { page: '1', limit: '10' },
        expected: customers(),
      },
      { method: 'GET', path: '/api/subscription/payment-methods', expected: customers() },
      {
        method: 'POST',
        path: '/api/subscription/setup-intent',
        body: {},
        expected: { ...customers(), ...writes },
      },
      {
        method: 'POST',
        path: '/api/subscription/payment-methods',
        body: { paymentMethodId: 'pm_card_visa' },
        expected: { ...customers(), ...writes },
      },
      {
        method: 'PUT',
        path: '/api/subscription/payment-methods/default',
        body: { paymentMethodId: '{cardId}' },
        expected: { ...customers(), ...writes, other: 404 },
      },
      {
        method: 'DELETE',
        path: '/api/subscription/payment-methods/{id}',
        params: { id: 'cardId' },
        expected: { ...customers(204), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Webhooks of the customer',
    rows: [
      { method: 'GET', path: '/api/webhooks', expected: customers() },
      {
        method: 'POST',
        path: '/api/webhooks',
        body: { url: 'http://127.0.0.1:9/hook', events: ['comment.posted', 'limit.reached'] },
        expected: { ...customers(201), ...writes },
      },
      {
        method: 'PUT',
        path: '/api/webhooks/{id}',
        params: { id: 'webhookId' },
        body: { enabled: false },
        expected: { ...customers(), ...writes, other: 404 },
      },
      {
        method: 'DELETE',
        path: '/api/webhooks/{id}',
        params: { id: 'webhookId' },
        expected: { ...customers(204), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/webhooks/{id}/secret',
        params: { id: 'webhookId' },
        expected: { ...customers(), ...writes, other: 404 },
      },
      {
        method: 'POST',
        path: '/api/webhooks/{id}/test',
        params: { id: 'webhookId' },
        expected: { ...customers(), ...writes, other: 404 },
      },
      { method: 'GET', path: '/api/webhook-messages', expected: customers() },
      {
        method: 'POST',
        path: '/api/webhook-messages/{id}/replay',
        params: { id: 'webhookMessageId' },
        expected: { ...customers(), ...writes, other: 404 },
      },
    ],
  },
  {
    area: 'Administration',
    rows: [
      { method: 'GET', path: '/api/admin/users', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/user',
        body: { ...profile, email: '{newEmail}', password: 'correct horse', seats: 2, trialDays: 14 },
        expected: admins(201),
      },
      {
        method: 'PUT',
        path: '/api/admin/user/{id}',
        params: { id: 'userId' },
        body: { ...profile, email: '{newEmail}', password: '', seats: 2, trialDays: 14 },
        expected: admins(),
      },
      {
        method: 'PUT',
        path: '/api/admin/user/{id}',
        params: { id: 'userId' },
        body: { subscriptionEndsAt: '2027-01-31T00:00:00Z' },
        note: 'the billing date',
        expected: admins(),
      },
      { method: 'DELETE', path: '/api/admin/user/{id}', params: { id: 'userId' }, expected: admins(204) },
      {
        method: 'DELETE',
        path: '/api/admin/user/{id}/second-factor',
        params: { id: 'idWithApp' },
        expected: admins(204),
      },
      {
        method: 'POST',
        path: '/api/admin/user/{id}/preview',
        params: { id: 'userId' },
        body: { subscriptionEndsAt: '2027-01-31T00:00:00Z' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/notifications', expected: admins() },
      {
        method: 'PUT',
        path: '/api/admin/notifications/seen',
        body: { until: '2026-03-02T09:00:00Z' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/campaigns', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/campaigns',
        body: { name: 'Spring', template: { dailySearchComments: 5 } },
        expected: admins(201),
      },
      { method: 'GET', path: '/api/admin/campaigns/{id}', params: { id: 'campaignId' }, expected: admins() },
      {
        method: 'PUT',
        path: '/api/admin/campaigns/{id}',
        params: { id: 'campaignId' },
        body: { name: 'Summer', template: { prompt: 'Ask one question.' } },
        expected: admins(),
      },
      {
        method: 'DELETE',
        path: '/api/admin/campaigns/{id}',
        params: { id: 'campaignId' },
        expected: admins(204),
      },
      {
        method: 'POST',
        path: '/api/admin/campaigns/{id}/apply',
        params: { id: 'campaignId' },
        body: { userIds: ['{userId}'], dryRun: true },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/campaigns/{id}/runs',
        params: { id: 'campaignId' },
        expected: admins(),
      },
      {
        method: 'POST',
        path: '/api/admin/campaign-runs/{id}/undo',
        params: { id: 'campaignRunId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/exports/users.csv',
        query: { filter: '{"role":"user"}' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/switch', expected: admins() },
      {
        method: 'PUT',
        path: '/api/admin/switch',
        body: { stopped: false },
        note: 'to let everybody go on',
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/billing/differences', query: { limit: '5' }, expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/billing/reconcile',
        body: { dryRun: true },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/user/{id}', params: { id: 'customerId' }, expected: admins() },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/accounts',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/settings',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/comments',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/subscription',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/invoices',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/sessions',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/tokens',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/audit',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'GET',
        path: '/api/admin/users/{id}/notes',
        params: { id: 'customerId' },
        expected: admins(),
      },
      {
        method: 'DELETE',
        path: '/api/admin/users/{id}/sessions/{sessionId}',
        params: { id: 'customerId', sessionId: 'customerSessionId' },
        expected: admins(204),
      },
      {
        method: 'DELETE',
        path: '/api/admin/users/{id}/tokens/{tokenId}',
        params: { id: 'customerId', tokenId: 'customerTokenId' },
        expected: admins(204),
      },
      {
        method: 'POST',
        path: '/api/admin/users/{id}/notes',
        params: { id: 'customerId' },
        body: { text: 'Asked for an invoice.' },
        expected: admins(201),
      },
      {
        method: 'PUT',
        path: '/api/admin/users/{id}/notes/{noteId}',
        params: { id: 'customerId' },
        body: { text: 'Asked for two invoices.' },
        expected: admins(),
      },
      {
        method: 'DELETE',
        path: '/api/admin/users/{id}/notes/{noteId}',
        params: { id: 'customerId' },
        expected: admins(204),
      },
      {
        method: 'POST',
        path: '/api/admin/users/{id}/views',
        params: { id: 'customerId' },
        body: { reason: 'Ticket 4711' },
        expected: admins(201),
      },
      { method: 'DELETE', path: '/api/admin/views/{id}', params: { id: 'viewId' }, expected: admins(204) },
      { method: 'GET', path: '/api/admin/audit', expected: admins() },
      { method: 'GET', path: '/api/admin/audit-actions', expected: admins() },
      { method: 'GET', path: '/api/admin/exports/audit.json', expected: admins() },
      { method: 'GET', path: '/api/admin/exports/audit.csv', expected: admins() },
    ],
  },
  {
    area: 'Operations',
    rows: [
      { method: 'GET', path: '/api/admin/operations', expected: admins() },
      { method: 'GET', path: '/api/admin/operations/activity', query: { hours: '24' }, expected: admins() },
      { method: 'GET', path: '/api/admin/operations/reads', expected: admins() },
      { method: 'POST', path: '/api/admin/operations/checks', body: { name: 'disk' }, expected: admins() },
      { method: 'GET', path: '/api/admin/received-webhooks', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/received-webhooks/{id}/replay',
        params: { id: 'noticeId' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/sent-webhooks', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/sent-webhooks/{id}/replay',
        params: { id: 'webhookMessageId' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/dead-letters', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/dead-letters/{id}/replay',
        params: { id: 'deadLetterId' },
        expected: admins(),
      },
      { method: 'GET', path: '/api/admin/mails', expected: admins() },
      { method: 'POST', path: '/api/admin/mails/{id}/send', params: { id: 'mailId' }, expected: admins() },
    ],
  },
  {
    area: 'Plans',
    rows: [
      { method: 'GET', path: '/api/admin/plans', expected: admins() },
      { method: 'PUT', path: '/api/admin/plans/order', body: { ids: ['{everyPlanId}'] }, expected: admins() },
      { method: 'POST', path: '/api/admin/plan', body: salesPlan, expected: admins(201) },
      { method: 'GET', path: '/api/admin/plan/{id}', params: { id: 'planId' }, expected: admins() },
      {
        method: 'PUT',
        path: '/api/admin/plan/{id}',
        params: { id: 'planId' },
        body: { price: 45, archived: true },
        expected: admins(),
      },
    ],
  },
  {
    area: 'Costs of the language model',
    rows: [
      { method: 'GET', path: '/api/admin/costs', expected: admins() },
      { method: 'GET', path: '/api/admin/exports/costs.csv', expected: admins() },
      { method: 'GET', path: '/api/admin/model-prices', needs: 'modelPriceId', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/model-price',
        body: { model: 'gpt-none', input: 0.25, output: 2 },
        expected: admins(201),
      },
      { method: 'GET', path: '/api/admin/cost-caps', expected: admins() },
      {
        method: 'PUT',
        path: '/api/admin/cost-caps',
        needs: 'modelPriceId',
        body: { installation: 500, customer: 5 },
        expected: admins(),
      },
      {
        method: 'PUT',
        path: '/api/admin/users/{id}/cost-cap',
        params: { id: 'customerId' },
        needs: 'modelPriceId',
        body: { cap: 20 },
        expected: admins(),
      },
    ],
  },
  {
    area: 'Opt-out of authors',
    rows: [
      {
        method: 'POST',
        path: '/api/opt-outs',
        body: { profileUrl: 'https://www.linkedin.com/in/ada-okafor' },
        expected: everybody(201),
      },
      { method: 'GET', path: '/api/opt-outs/{id}', params: { id: 'optOutId' }, expected: everybody(200) },
      {
        method: 'POST',
        path: '/api/opt-outs/{id}/check',
        params: { id: 'optOutId' },
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/api/opt-outs/{id}/review',
        params: { id: 'optOutId' },
        expected: everybody(200),
      },
      { method: 'GET', path: '/api/admin/opt-outs', needs: 'optOutId', expected: admins() },
      {
        method: 'POST',
        path: '/api/admin/opt-out',
        body: { profileUrl: 'https://www.linkedin.com/in/ada-okafor' },
        expected: admins(201),
      },
      {
        method: 'POST',
        path: '/api/admin/opt-out/{id}/accept',
        params: { id: 'optOutId' },
        expected: admins(),
      },
      {
        method: 'POST',
        path: '/api/admin/opt-out/{id}/reject',
        params: { id: 'optOutId' },
        expected: admins(),
      },
      {
        method: 'DELETE',
        path: '/api/admin/opt-out/{id}',
        params: { id: 'activeOptOutId' },
        expected: admins(204),
      },
    ],
  },
  {
    area: 'About the server',
    rows: [
      { method: 'GET', path: '/livez', expected: everybody(200) },
      { method: 'GET', path: '/readyz', expected: everybody(200) },
      { method: 'GET', path: '/api/health', expected: everybody(200) },
      { method: 'GET', path: '/api/health/caller', note: 'the doctor alone', expected: everybody(404) },
      {
        method: 'GET',
        path: '/metrics',
        note: 'from this machine, or with `METRICS_TOKEN`',
        expected: everybody(200),
      },
      {
        method: 'GET',
        path: '/metrics',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        note: 'from elsewhere',
        expected: everybody(404),
      },
      { method: 'GET', path: '/api/openapi.json', expected: everybody(200) },
      { method: 'GET', path: '/api/docs', expected: everybody(200) },
      { method: 'GET', path: '/api/docs/{file}', params: { file: 'viewerFile' }, expected: everybody(200) },
    ],
  },
  {
    area: 'Notices from the providers',
    rows: [
      {
        method: 'POST',
        path: '/webhooks/network',
        query: { secret: '{webhookSecret}' },
        body: { AccountStatus: { account_id: '{accountId}', message: 'OK' } },
        note: 'with our secret',
        expected: everybody(200),
      },
      {
        method: 'POST',
        path: '/webhooks/network',
        body: { AccountStatus: { account_id: '{accountId}', message: 'OK' } },
        note: 'without it',
        expected: everybody(404),
      },
      {
        method: 'POST',
        path: '/webhooks/stripe',
        body: { id: 'evt_1', type: 'customer.updated', created: 1, data: {} },
        note: 'without its signature',
        expected: everybody(400),
      },
    ],
  },
];
