import { auditCharsPerDay } from '../../db/audit.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often one call may happen, and who or what the server counts it for. */
export type Budget = {
  /** What the counter is named by, together with the person, account, e-mail or address that it belongs to. */
  subject: string;
  limit: number;
  windowMs: number;
  /** The name in the `RateLimit` headers; null for what strangers call, which carries none. */
  policy: string | null;
  /** For docs/limits.md: what is counted, and for whom. */
  what: string;
  per: string;
};

const hourly = (policy: string, subject: string, limit: number, what: string, per = 'person') => ({
  subject,
  limit,
  windowMs: hour,
  policy,
  what,
  per,
});

/** The one table of what may happen how often. `docs/limits.md` is printed from it. */
export const budgets = {
  settingsSave: hourly('settings-save', 'settings:account', 60, 'Saves of settings', 'account'),
  profileValidation: hourly('profile-validation', 'validation:user', 300, 'Validations of profiles'),
  // Two for each of 20 seats: a sign-in may fail once.
  authLink: hourly('auth-link', 'authlink:user', 40, 'Links to connect an account'),
  webhookSend: hourly('webhook-send', 'webhooks:user', 30, 'Tests and replays of webhooks'),
  setupIntent: hourly('setup-intent', 'setup:user', 10, 'Setup intents for a card'),
  card: hourly('card', 'card:user', 10, 'Cards added, or made the default'),
  planChange: hourly('plan-change', 'plan:user', 20, 'Changes of the plan or the seats'),
  preview: hourly('preview', 'preview:user', 60, 'Previews of a comment'),
  promptBench: hourly('prompt-bench', 'bench:user', 20, 'Runs of the prompt bench'),
  imageUpload: hourly('image-upload', 'images:user', 60, 'Photos uploaded'),
  failedSignIn: {
    subject: 'login:guesser',
    limit: 10,
    windowMs: 15 * minute,
    policy: null,
    what: 'Failed sign-ins',
    per: 'e-mail and address',
  },
  failedSignInOfAll: {
    subject: 'login:email',
    limit: 100,
    windowMs: 15 * minute,
    policy: null,
    what: 'Failed sign-ins; addresses from which the person signed in before are not refused',
    per: 'e-mail',
  },
  code: {
    subject: 'code:email',
    limit: 5,
    windowMs: hour,
    policy: null,
    what: 'Codes mailed',
    per: 'e-mail',
  },
  resetLink: {
    subject: 'reset:email',
    limit: 5,
    windowMs: hour,
    policy: null,
    what: 'Reset links mailed',
    per: 'e-mail',
  },
  signInFrom: {
    subject: 'login:address',
    limit: 100,
    windowMs: 15 * minute,
    policy: null,
    what: 'Sign-ins',
    per: 'address',
  },
  registrationFrom: {
    subject: 'register:address',
    limit: 60,
    windowMs: hour,
    policy: null,
    what: 'Registrations',
    per: 'address',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
/** A budget of a signed-in person, whose calls tell what is left of it. */
export type PersonalBudget = {
  [Name in BudgetName]: (typeof budgets)[Name]['policy'] extends string ? Name : never;
}[BudgetName];

/** The calls of each of them, as the OpenAPI document names them. */
export const limitedCalls: Record<PersonalBudget, readonly string[]> = {
  settingsSave: ['POST /api/settings'],
  profileValidation: ['POST /api/settings/validate'],
  authLink: ['POST /api/linkedinaccount/createAuthLink'],
  webhookSend: ['POST /api/webhooks/{id}/test', 'POST /api/webhook-messages/{id}/replay'],
  setupIntent: ['POST /api/subscription/setup-intent'],
  card: ['POST /api/subscription/payment-methods', 'PUT /api/subscription/payment-methods/default'],
  planChange: [
    'POST /api/subscription/create',
    'PUT /api/subscription/update',
    'POST /api/subscription/cancel',
    'POST /api/subscription/reactivate',
  ],
  preview: ['POST /api/automation/preview'],
  promptBench: ['POST /api/prompt-bench/run'],
  imageUpload: ['GET /auth'],
};

/** The longest answer that is kept for an Idempotency-Key, and how many characters of them a person has kept at a time. */
export const mostKeptChars = 16 * 1024;
export const mostKeptCharsInAll = 1024 * 1024;

/** What one person may have the server keep, in characters. Nothing is refused over it: less is kept. */
export const shares = [
  {
    what: 'Details in the audit, per person and day',
    limit: auditCharsPerDay,
    over: 'a large change keeps the names of its fields and their SHA-256',
  },
  {
    what: 'One answer for an `Idempotency-Key`',
    limit: mostKeptChars,
    over: 'a repetition answers the same status, and the settings as they are or that it was done',
  },
  {
    what: 'All answers for the keys of a person within 24 hours',
    limit: mostKeptCharsInAll,
    over: 'the same',
  },
] as const;
