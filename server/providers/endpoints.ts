import type { Config } from '../config.ts';

export type Endpoints = ReturnType<typeof readEndpoints>;

const stripe = 'https://api.stripe.com';
const elsewhere = (base: string | undefined) => (base === undefined || base === stripe ? null : base);

/**
 * Where each provider is and with which key: the environment's, or the sandbox's for a provider that is unset.
 * @param sandbox the environment that the sandbox answers; empty where nothing runs in it
 */
export function readEndpoints(config: Config, sandbox: Record<string, string>) {
  const value = (live: boolean, key: keyof Config & string): string => {
    const found = live ? config[key] : sandbox[key];
    if (typeof found !== 'string') throw new Error(`${key} is not set, and there is no sandbox to stand in`);
    return found;
  };
  const network = config.providers.network === 'live';
  const writer = config.providers.writer === 'live';
  const images = config.providers.images === 'live';
  const mail = config.providers.mail === 'live';
  const payments = config.providers.payments === 'live';
  return {
    network: { dsn: value(network, 'UNIPILE_DSN'), apiKey: value(network, 'UNIPILE_API_KEY') },
    writer: {
      baseUrl: value(writer, 'OPENAI_BASE_URL'),
      apiKey: value(writer, 'OPENAI_API_KEY'),
      model: value(writer, 'OPENAI_MODEL'),
    },
    images: {
      publicKey: value(images, 'IMAGEKIT_PUBLIC_KEY'),
      privateKey: value(images, 'IMAGEKIT_PRIVATE_KEY'),
      uploadUrl: value(images, 'IMAGEKIT_UPLOAD_URL'),
    },
    payments: {
      secretKey: value(payments, 'STRIPE_SECRET_KEY'),
      publishableKey: value(payments, 'STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: value(payments, 'STRIPE_WEBHOOK_SECRET'),
      /** Null: Stripe's own. */
      apiBase: payments ? elsewhere(config.STRIPE_API_BASE) : value(false, 'STRIPE_API_BASE'),
    },
    mail: { smtpUrl: value(mail, 'SMTP_URL'), from: value(mail, 'MAIL_FROM') },
  };
}
