import type { Config } from './config.ts';

/** Settings whose values are never shown. */
export const secretSettings = [
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'UNIPILE_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'IMAGEKIT_PRIVATE_KEY',
  'SMTP_URL',
] as const satisfies readonly (keyof Config)[];

const slash = String.raw`(?:[/\\]|%2f)`;
/** Our paths that end in a secret or an e-mail address, in the spellings of servers and proxies. */
export const secretPath = [
  'webhooks/network',
  'reset-password',
  'invitation',
  'unsubscribe',
  'opt-outs?',
  'auth/cli-login',
  'otp/send-otp',
]
  // Only one slash in front. With `+`, a path of many slashes would take quadratic time.
  .map((path) => `${slash}${path.replace('/', `${slash}+`)}${slash}+`)
  .join('|');

/** Patterns of our own and providers' secrets; `$1` may be shown. */
const shapes = [
  /\b(chi_)[\w-]{20,}/g,
  /\b(eyJ)[\w-]+\.[\w-]+\.[\w-]+/g,
  /\b((?:sk|rk)_(?:live|test)_)\w+/g,
  /\b(sk-)[\w-]{16,}/g,
  /\b(whsec_)[\w+/=]+/g,
  /\b(Bearer |Basic )[\w+/=.~-]{8,}/g,
  new RegExp(String.raw`(${secretPath}|[?&](?:secret|request)=)[\w.~%@+-]+`, 'gi'),
];
const hidden = '[secret]';
/** A shorter secret, such as the sandbox's, occurs as a word in many texts. */
const shortest = 8;

export function secretsOf(config: Config): string[] {
  const database = config.databaseUrl === null ? null : new URL(config.databaseUrl);
  const smtp = config.SMTP_URL === undefined ? null : new URL(config.SMTP_URL);
  const named = secretSettings.map((name) => config[name]).filter((value) => value !== undefined);
  return [
    ...named,
    config.authSecret,
    config.webhookSecret,
    ...(config.earlierWebhookSecret ? [config.earlierWebhookSecret] : []),
    smtp?.password ?? '',
    decodeURIComponent(smtp?.password ?? ''),
    database?.password ?? '',
    decodeURIComponent(database?.password ?? ''),
  ].filter((secret) => secret !== '');
}

/** Masks these secrets, and everything that looks like one: plain, in JSON, in URLs and in base64. */
export function createMask(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(
    secrets
      .filter((secret) => secret.length >= shortest)
      .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        Buffer.from(`${secret}:`).toString('base64'),
      ]),
  );
  // Longest first, because a secret may contain a shorter one.
  const known = [...forms].sort((a, b) => b.length - a.length);
  return (text) => {
    const without = known.reduce((left, secret) => left.replaceAll(secret, hidden), text);
    return shapes.reduce((left, shape) => left.replace(shape, `$1${hidden}`), without);
  };
}
