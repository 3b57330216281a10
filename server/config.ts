import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isPostgresUrl } from '../db/dialect/engine.ts';
import { addressFaults } from '../db/postgres/address.ts';
import { fileText, storedSecret } from './storedSecret.ts';

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65535);
const url = (what: string) =>
  z.url({ protocol: /^https?$/, error: `must be ${what}` }).transform((text) => text.replace(/\/$/, ''));
const text = z.string().min(1);
const count = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(1000);

const seconds = (least: number, most: number, byDefault: number) =>
  z.coerce
    .number('must be a number of seconds')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
    .default(byDefault);

const readLimit = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(100_000, 'must be at most 100000');
const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
const maxTokens = 'must be a whole number of tokens from 256 to 128000';
const briefTokens = 'must be a whole number from 200 to 20000';
/**
 * An unescaped `/`, `#` or `?` in a password ends the host: a part of the password becomes the host and the
 * rest is dropped.
 */
function isWholeSmtpUrl(value: string): boolean {
  if (/%(?![0-9a-f]{2})/i.test(value)) return false;
  const authority = /^\w+:\/\/([^/?#]*)/.exec(value)?.[1] ?? '';
  return value.lastIndexOf('@') <= value.indexOf('//') + 1 + authority.length;
}

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  PUBLIC_URL: url('the address people open, such as https://app.example.com').optional(),
  SHUTDOWN_DELAY: seconds(0, 60, 0),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text
    .refine(
      (value) => !/^[a-z]+:\/\//i.test(value) || value.startsWith('file://') || isPostgresUrl(value),
      'must be the path of a SQLite file or start with postgres://',
    )
    .refine((value) => !isPostgresUrl(value) || URL.canParse(value), 'must be a whole postgres:// address')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  DATABASE_WAIT: seconds(0, 3600, 0),
  DATABASE_POOL: count.refine((n) => n >= 2, 'must be at least 2').default(10),
  DATABASE_STATEMENT_TIMEOUT: seconds(1, 3600, 15),
  DATABASE_LOCK_TIMEOUT: seconds(1, 3600, 5),
  DATABASE_IDLE_TIMEOUT: seconds(1, 3600, 10),
  BACKUP_DIR: text.optional(),
  BACKUP_EVERY_HOURS: z.coerce
    .number('must be a number of hours, 0 for none')
    .min(0, 'must be a number of hours, 0 for none')
    .max(744)
    .optional(),
  BACKUP_KEEP_DAYS: count.default(7),
  BACKUP_KEEP_WEEKS: count.default(4),
  BACKUP_KEEP_MONTHS: count.default(6),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  TRUST_PROXY: text.optional(),
  REQUIRE_ADMIN_2FA: z.stringbool('must be true or false').optional(),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: z.stringbool('must be true or false').optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  AUTOMATION_CLOCK_RATE: z.coerce
    .number('must be a number')
    .min(1, 'must be at least 1')
    .max(100_000)
    .default(1),
  UNIPILE_DSN: text
    .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`).replace(/\/$/, ''))
    .optional(),
  UNIPILE_API_KEY: text.optional(),
  READ_LIMIT_SEARCH_ROWS: readLimit.default(900),
  READ_LIMIT_PROFILES: readLimit.default(90),
  READ_LIMIT_OTHERS: readLimit.default(90),
  OPT_OUT_ACCOUNT: text.optional(),
  RESULT_READS_HOURS: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: url('an address').optional(),
  OPENAI_BASE_URL: url('an address that ends before /chat/completions').optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_MODEL: text.optional(),
  OPENAI_JUDGE_MODEL: text.transform((name) => (/^off$/i.test(name) ? 'off' : name)).optional(),
  OPENAI_MAX_TOKENS: z.coerce
    .number(maxTokens)
    .int(maxTokens)
    .min(256, maxTokens)
    .max(128_000, maxTokens)
    .optional(),
  OPENAI_BRIEF_TOKENS: z.coerce
    .number(briefTokens)
    .int(briefTokens)
    .min(200, briefTokens)
    .max(20_000, briefTokens)
    .optional(),
  OPENAI_REASONING_EFFORT: z
    .enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`)
    .optional(),
  MODEL_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as USD')
    .default('USD'),
  IMAGEKIT_PUBLIC_KEY: text.optional(),
  IMAGEKIT_PRIVATE_KEY: text.optional(),
  IMAGEKIT_UPLOAD_URL: url('an address').optional(),
  SMTP_URL: text
    .regex(/^smtps?:\/\//i, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(isWholeSmtpUrl, {
      error:
        'percent-encode the user and the password, such as %40 for @, %2F for /, %23 for #, %3F for ? and %25 for %',
      abort: true,
    })
    .refine((value) => URL.canParse(value), 'must be an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: text.optional(),
});
type Environment = z.infer<typeof Environment>;
export const settingNames = Object.keys(Environment.shape);

/** If all settings of a provider are unset, the sandbox replaces it, except in production. */
export const providerNeeds = {
  network: ['UNIPILE_DSN', 'UNIPILE_API_KEY'],
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  writer: ['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'],
  images: ['IMAGEKIT_PUBLIC_KEY', 'IMAGEKIT_PRIVATE_KEY', 'IMAGEKIT_UPLOAD_URL'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
} as const satisfies Record<string, readonly (keyof Environment)[]>;
export type ProviderName = keyof typeof providerNeeds;
const providerNames = Object.keys(providerNeeds) as ProviderName[];

/** The process's environment and the `.env` file beside it. */
export function environment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** One line per fault. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment, and the secret that the first start creates.
 * @param incomplete accepts missing providers in production, for the doctor
 * @throws {ConfigError} with one readable line per fault
 */
export function readConfig(variables: Record<string, string | undefined>, { incomplete = false } = {}) {
  // An empty value is how a .env file says "not set".
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const faults = [
    ...essentialFaults(env),
    ...databaseFaults(env, variables.PGHOST),
    ...providerNames.flatMap((name) => providerFaults(env, name, incomplete)),
  ];
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const providers = Object.fromEntries(
    providerNames.map((name) => [
      name,
      providerNeeds[name].every((key) => env[key] !== undefined) ? 'live' : 'sandbox',
    ]),
  ) as Record<ProviderName, 'live' | 'sandbox'>;
  const networkIsElsewhere =
    providers.network === 'live' && !isLoopback(new URL(env.UNIPILE_DSN ?? 'http://x').hostname);
  if (env.AUTOMATION_CLOCK_RATE !== 1 && (production || networkIsElsewhere)) {
    throw new ConfigError('AUTOMATION_CLOCK_RATE: must be 1 when the network is the real one');
  }
  const dataDir = resolve(env.DATA_DIR);
  // Behind a proxy on this machine, HOST is loopback although the server is public. PUBLIC_URL shows that.
  const onlyHere =
    !production &&
    isLoopback(env.HOST) &&
    (env.PUBLIC_URL === undefined || isLoopback(new URL(env.PUBLIC_URL).hostname));
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const authSecret = env.AUTH_SECRET ?? storedSecret(dataDir, 'auth-secret');
  const databaseUrl = env.DATABASE_URL && isPostgresUrl(env.DATABASE_URL) ? env.DATABASE_URL : null;
  return {
    ...env,
    production,
    dataDir,
    /** Postgres, with its password: never show or log it. Null for a SQLite file. */
    databaseUrl,
    /** The SQLite file. For Postgres only the database's name, for messages. */
    databasePath: databaseUrl
      ? nameOfDatabase(databaseUrl)
      : env.DATABASE_URL
        ? resolve(env.DATABASE_URL.replace(/^file:\/\//, ''))
        : join(dataDir, 'chimein.sqlite'),
    /** Only for Postgres. */
    databaseLimits: {
      pool: env.DATABASE_POOL,
      statementTimeout: env.DATABASE_STATEMENT_TIMEOUT,
      lockTimeout: env.DATABASE_LOCK_TIMEOUT,
      idleTimeout: env.DATABASE_IDLE_TIMEOUT,
    },
    backupDir: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')),
    // Developers' data needs no backup.
    backupEveryMs: databaseUrl ? 0 : (env.BACKUP_EVERY_HOURS ?? (production ? 24 : 0)) * 3_600_000,
    backupKeep: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS, months: env.BACKUP_KEEP_MONTHS },
    sandboxPort: env.SANDBOX_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1),
    sandboxSmtpPort: env.SANDBOX_SMTP_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 2),
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`,
    authSecret,
    /** Admins need a second factor in production, unless only this machine reaches the server. */
    requireAdminFactor:
      env.REQUIRE_ADMIN_2FA ??
      (production && env.PUBLIC_URL !== undefined && !isLoopback(new URL(env.PUBLIC_URL).hostname)),
    /** The same on every server with one AUTH_SECRET. */
    webhookSecret: Buffer.from(hkdfSync('sha256', authSecret, '', 'network webhook', 32)).toString(
      'base64url',
    ),
    /**
     * Earlier versions stored it in a file. The network sends it until a start has registered the webhook
     * again.
     */
    earlierWebhookSecret: fileText(join(dataDir, 'network-webhook-secret')),
    /** Whether only this machine reaches the server, so that it may be a demo. */
    onlyHere,
    // Someone who tries the product runs the receiving server on the same machine.
    webhooksToPrivate: env.WEBHOOKS_TO_PRIVATE_ADDRESSES ?? (providers.network === 'sandbox' && onlyHere),
    providers,
    /** Whether the network is a sandbox on this machine, in this process or another. */
    networkIsLocal: !networkIsElsewhere,
  };
}

/** Without a verified certificate, a man in the middle could answer in place of Postgres. */
function databaseFaults({ NODE_ENV, DATABASE_URL }: Environment, defaultHost: string | undefined): string[] {
  if (DATABASE_URL === undefined || !isPostgresUrl(DATABASE_URL)) return [];
  return addressFaults(DATABASE_URL, { production: NODE_ENV === 'production', defaultHost }).map(
    (fault) => `DATABASE_URL: ${fault}`,
  );
}

/** Production requires these settings, because customers would notice their substitutes. */
function essentialFaults({ NODE_ENV, PUBLIC_URL, AUTH_SECRET }: Environment): string[] {
  if (NODE_ENV !== 'production') return [];
  const faults: string[] = [];
  if (PUBLIC_URL === undefined)
    faults.push('PUBLIC_URL: must be set in production, to the address people open');
  else if (!PUBLIC_URL.startsWith('https://') && !isLoopback(new URL(PUBLIC_URL).hostname))
    faults.push('PUBLIC_URL: must begin with https:// in production, or passwords travel in the open');
  if (AUTH_SECRET === undefined)
    faults.push('AUTH_SECRET: must be set in production; make one with: openssl rand -base64 48');
  return faults;
}

/** A provider is set up completely or not at all, or the sandbox might pass for it. */
function providerFaults(env: Environment, name: ProviderName, incomplete: boolean): string[] {
  const missing = providerNeeds[name].filter((key) => env[key] === undefined);
  const set = providerNeeds[name].find((key) => env[key] !== undefined);
  if (set !== undefined) return missing.map((key) => `${key}: must be set, because ${set} is`);
  if (env.NODE_ENV !== 'production' || incomplete) return [];
  return missing.map((key) => `${key}: must be set in production, where no sandbox stands in`);
}

const nameOfDatabase = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '::1' || hostname === '[::1]' || /^127\./.test(hostname);
