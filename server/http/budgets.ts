import { auditCharsPerDay } from '../../db/history/audit.ts';
import { hour, minute, second } from '../durations.ts';

/** The limit of a call, and the subject that it is counted for. */
export type Budget = {
  /** The prefix of the counter's name. The user, account, e-mail or address follows it. */
  subject: string;
  limit: number;
  windowMs: number;
  /**
   * The name in the `RateLimit` headers. Null for counts by e-mail, which would tell a stranger about the
   * calls of others.
   */
  policy: string | null;
  /** For docs/limits.md: the counted calls and their subject. */
  what: string;
  per:
    | 'person'
    | 'account'
    | 'token'
    | 'address'
    | 'e-mail'
    | 'e-mail and address'
    | 'profile'
    | 'installation';
};

const hourly = <Per extends 'person' | 'account' = 'person'>(
  policy: string,
  subject: string,
  limit: number,
  what: string,
  per: Per = 'person' as Per,
) => ({ subject, limit, windowMs: hour, policy, what, per });

const fromAddress = (
  policy: string,
  subject: string,
  { limit, windowMs }: Pick<Budget, 'limit' | 'windowMs'>,
  what: string,
) => ({ subject, limit, windowMs, policy, what, per: 'address' as const });

const perEmail = (
  subject: string,
  { limit, windowMs }: Pick<Budget, 'limit' | 'windowMs'>,
  what: string,
  per: 'e-mail' | 'e-mail and address' = 'e-mail',
) => ({ subject, limit, windowMs, policy: null, what, per });

/** Calls that guess a secret: an address gets as many as sign-ins. */
const guesses = { limit: 100, windowMs: 15 * minute };
/** Calls that cost an e-mail or a row: an address gets as many as registrations. */
const favours = { limit: 60, windowMs: hour };

/**
 * All rate limits. A route names its own as `limited`; verbs count those that depend on more than the call.
 */
export const budgets = {
  settingsSave: hourly('settings-save', 'settings:account', 60, 'Saves of settings', 'account'),
  profileValidation: hourly('profile-validation', 'validation:user', 300, 'Validations of profiles'),
  // Two for each of 20 seats, because a sign-in may fail once.
  authLink: hourly('auth-link', 'authlink:user', 40, 'Links to connect an account'),
  webhookSend: hourly('webhook-send', 'webhooks:user', 30, 'Tests and replays of webhooks'),
  setupIntent: hourly('setup-intent', 'setup:user', 10, 'Setup intents for a card'),
  card: hourly('card', 'card:user', 10, 'Cards added, or made the default'),
  cardRemoval: hourly('card-removal', 'uncard:user', 20, 'Cards removed'),
  planChange: hourly('plan-change', 'plan:user', 20, 'Changes of the plan or the seats'),
  // The page requests a preview for each plan and number of seats.
  planPreview: hourly('plan-preview', 'price:user', 120, 'Previews of a price'),
  // The page asks before and after the bank.
  confirmation: hourly('confirmation', 'confirmation:user', 40, 'Confirmations of a payment'),
  preview: hourly('preview', 'preview:user', 60, 'Previews of a comment'),
  promptBench: hourly('prompt-bench', 'bench:user', 20, 'Runs of the prompt bench'),
  benchPost: hourly('bench-post', 'benchpost:user', 40, 'Posts kept for the prompt bench'),
  voiceRead: hourly('voice-read', 'voice:account', 6, 'Reads of own comments', 'account'),
  imageUpload: hourly('image-upload', 'images:user', 60, 'Photos uploaded'),
  mcpCall: {
    subject: 'mcp:token',
    limit: 600,
    windowMs: hour,
    policy: 'mcp-call',
    what: 'Requests to `/mcp`',
    per: 'token',
  },
  invitation: hourly('invitation', 'invitation:user', 20, 'Invitations sent, or sent again'),
  failedSignIn: perEmail(
    'login:guesser',
    { limit: 10, windowMs: 15 * minute },
    'Failed sign-ins',
    'e-mail and address',
  ),
  failedSignInOfAll: perEmail(
    'login:email',
    { limit: 100, windowMs: 15 * minute },
    'Failed sign-ins; addresses from which the person signed in before are not refused',
  ),
  wrongFactor: perEmail(
    'factor:guesser',
    { limit: 10, windowMs: hour },
    'Wrong answers to the second factor',
    'e-mail and address',
  ),
  wrongFactorOfAll: perEmail(
    'factor:email',
    { limit: 20, windowMs: hour },
    'Wrong answers to the second factor; addresses from which the person signed in before are not refused',
  ),
  code: perEmail('code:email', { limit: 5, windowMs: hour }, 'Codes mailed'),
  codeOfDay: perEmail('daycode:email', { limit: 20, windowMs: 24 * hour }, 'Codes mailed'),
  resetLink: perEmail('reset:email', { limit: 5, windowMs: hour }, 'Reset links mailed'),
  invitationTo: perEmail('invitation:email', { limit: 3, windowMs: hour }, 'Invitations mailed'),
  signInFrom: fromAddress('sign-in', 'login:address', guesses, 'Sign-ins'),
  codeGuessFrom: fromAddress('code-guess', 'codeguess:address', guesses, 'Codes entered'),
  resetFrom: fromAddress('password-reset', 'resetguess:address', guesses, 'Passwords set by a link'),
  invitationFrom: fromAddress(
    'invitation-link',
    'invitation:address',
    guesses,
    'Invitations read or accepted by a link',
  ),
  registrationFrom: fromAddress('registration', 'register:address', favours, 'Registrations'),
  codeFrom: fromAddress('code', 'code:address', favours, 'Codes asked for'),
  resetLinkFrom: fromAddress('reset-link', 'reset:address', favours, 'Reset links asked for'),
  oauthRegistrationFrom: fromAddress(
    'oauth-registration',
    'oauthregister:address',
    favours,
    'Registrations of an assistant, `POST /oauth/register`',
  ),
  oauthRequestFrom: fromAddress(
    'oauth-request',
    'oauthrequest:address',
    guesses,
    'Requests of an assistant to a person, `GET /oauth/authorize`',
  ),
  // A service with many customers sends all of them from a few addresses, each once an hour.
  oauthTokenFrom: fromAddress(
    'oauth-token',
    'oauthtoken:address',
    { limit: 3000, windowMs: hour },
    'Tokens of assistants issued, renewed or revoked, `POST /oauth/token` and `/oauth/revoke`',
  ),
  optOutFrom: fromAddress('opt-out', 'optout:address', { limit: 20, windowMs: hour }, 'Opt-outs asked for'),
  optOutCheckFrom: fromAddress(
    'opt-out-check',
    'optoutcheck:address',
    { limit: 5, windowMs: hour },
    'Checks of an opt-out',
  ),
  // Each check reads a profile through a customer's account.
  optOutProfile: {
    subject: 'optoutprofile',
    limit: 1,
    windowMs: minute,
    policy: null,
    what: 'Reads of one profile to verify opt-outs',
    per: 'profile',
  },
  optOutRead: {
    subject: 'optoutread',
    limit: 20,
    windowMs: hour,
    policy: null,
    what: 'Profiles read to verify opt-outs',
    per: 'installation',
  },
  // Below `optOutRead`, so that the rest stays free for addresses that come for the first time.
  optOutReadAgain: {
    subject: 'optoutagain',
    limit: 10,
    windowMs: hour,
    policy: null,
    what: 'Profiles read to verify opt-outs, for addresses with another check in the last 24 hours',
    per: 'installation',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
type Per<Whom extends Budget['per']> = {
  [Name in BudgetName]: (typeof budgets)[Name]['per'] extends Whom ? Name : never;
}[BudgetName];
/** A budget of a signed-in user, shown in the headers of their calls. */
export type PersonalBudget = Per<'person' | 'account'>;
/** A budget of a personal access token, shown in the headers of its calls. */
export type TokenBudget = Per<'token'>;
/** A budget of strangers, shown in the headers if their address is known. */
export type AddressBudget = Per<'address'>;

export const isByAddress = (budget: BudgetName): budget is AddressBudget => budgets[budget].per === 'address';

/** The requests of one person, with any session or token, at one server. */
export const atOnce = {
  running: 6,
  /** Of these, to `/mcp`. */
  mcp: 2,
  waiting: 30,
  waitMs: 10 * second,
  retryAfterSeconds: 5,
} as const;

/** The longest answer stored for an Idempotency-Key, in characters, and the total per user. */
export const mostKeptChars = 16 * 1024;
export const mostKeptCharsInAll = 1024 * 1024;

/**
 * The characters that one user may store on the server. Above the limit, less is stored but nothing is
 * rejected.
 */
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
