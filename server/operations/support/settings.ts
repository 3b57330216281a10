import { settingNames } from '../../config.ts';
import { createMask } from '../../redaction.ts';

/** A key may have been put into the wrong setting. */
const mask = createMask([]);

/** Settings without secrets or personal data. */
const harmless = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'ROLE',
  'SHUTDOWN_DELAY',
  'DATABASE_WAIT',
  'DATABASE_POOL',
  'DATABASE_STATEMENT_TIMEOUT',
  'DATABASE_LOCK_TIMEOUT',
  'DATABASE_IDLE_TIMEOUT',
  'SANDBOX_PORT',
  'SANDBOX_SMTP_PORT',
  'TRUST_PROXY',
  'REQUIRE_ADMIN_2FA',
  'WEBHOOKS_TO_PRIVATE_ADDRESSES',
  'LOG_LEVEL',
  'AUTOMATION_CLOCK_RATE',
  'READ_LIMIT_SEARCH_ROWS',
  'READ_LIMIT_PROFILES',
  'READ_LIMIT_OTHERS',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP_DAYS',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_KEEP_MONTHS',
  'OPENAI_MODEL',
  'OPENAI_JUDGE_MODEL',
  'OPENAI_MAX_TOKENS',
  'OPENAI_BRIEF_TOKENS',
  'OPENAI_REASONING_EFFORT',
];
/** Shown as their origin only. */
const addresses = [
  'PUBLIC_URL',
  'UNIPILE_DSN',
  'STRIPE_API_BASE',
  'OPENAI_BASE_URL',
  'IMAGEKIT_UPLOAD_URL',
  'SMTP_URL',
];

/**
 * Every setting: its value if it is harmless, else whether it is set. A new setting is hidden until it is
 * listed here.
 */
export const supportSettings = (variables: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(settingNames.map((name) => [name, shown(name, variables[name])]));

function shown(name: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'not set';
  if (harmless.includes(name)) return mask(value);
  const url = addresses.includes(name) ? URL.parse(/:\/\//.test(value) ? value : `https://${value}`) : null;
  return url ? `set: ${url.protocol}//${url.host}` : 'set';
}
