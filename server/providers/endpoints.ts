import type { Config, ProviderName } from '../config.ts';
import type { createWriter } from './writer.ts';

export type Endpoints = ReturnType<typeof readEndpoints>;
type WriterEndpoint = Pick<
  Parameters<typeof createWriter>[0],
  'baseUrl' | 'apiKey' | 'model' | 'maxTokens' | 'reasoningEffort'
>;

const stripe = 'https://api.stripe.com';
const elsewhere = (base: string | undefined) => (base === undefined || base === stripe ? null : base);

/**
 * The address and key of each provider, from the environment or the sandbox. Read on demand, so that a
 * missing one only affects its users.
 * @param sandbox the sandbox's environment; empty without a sandbox
 */
export function readEndpoints(config: Config, sandbox: Record<string, string>) {
  const readerOf = (provider: ProviderName) => {
    const found: Record<string, unknown> = config.providers[provider] === 'live' ? config : sandbox;
    return (key: keyof Config & string): string => {
      const value = found[key];
      if (typeof value !== 'string')
        throw new Error(`${key} is not set, and there is no sandbox to stand in`);
      return value;
    };
  };
  return {
    get network() {
      const value = readerOf('network');
      return { dsn: value('UNIPILE_DSN'), apiKey: value('UNIPILE_API_KEY') };
    },
    get writer(): WriterEndpoint {
      const value = readerOf('writer');
      return {
        baseUrl: value('OPENAI_BASE_URL'),
        apiKey: value('OPENAI_API_KEY'),
        model: value('OPENAI_MODEL'),
        maxTokens: config.OPENAI_MAX_TOKENS,
        reasoningEffort: config.OPENAI_REASONING_EFFORT,
      };
    },
    /** Null: no judge. */
    get judge(): WriterEndpoint | null {
      const model = config.OPENAI_JUDGE_MODEL;
      if (model === 'off') return null;
      const { writer } = this;
      // The sandbox has only one model. Another model may reject the writer's reasoning effort.
      if (model === undefined || model === writer.model || config.providers.writer === 'sandbox')
        return writer;
      return { ...writer, model, reasoningEffort: undefined };
    },
    get images() {
      const value = readerOf('images');
      return {
        publicKey: value('IMAGEKIT_PUBLIC_KEY'),
        privateKey: value('IMAGEKIT_PRIVATE_KEY'),
        uploadUrl: value('IMAGEKIT_UPLOAD_URL'),
      };
    },
    get payments() {
      const value = readerOf('payments');
      return {
        secretKey: value('STRIPE_SECRET_KEY'),
        publishableKey: value('STRIPE_PUBLISHABLE_KEY'),
        webhookSecret: value('STRIPE_WEBHOOK_SECRET'),
        /** Null: Stripe's own. */
        apiBase:
          config.providers.payments === 'live' ? elsewhere(config.STRIPE_API_BASE) : value('STRIPE_API_BASE'),
      };
    },
    get mail() {
      const value = readerOf('mail');
      return { smtpUrl: value('SMTP_URL'), from: value('MAIL_FROM') };
    },
  };
}
