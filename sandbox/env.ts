import { sandboxKey } from './context.ts';
import { imageKeys } from './images/authorize.ts';
import { webhookSecret } from './payments/books.ts';
import { publishableKey, secretKey } from './payments/call.ts';
import { sandboxModel } from './writer/routes.ts';

/** Omits providers that the sandbox does not emulate. */
export const environment = (url: string, smtpUrl: string): Record<string, string> => ({
  UNIPILE_DSN: url,
  UNIPILE_API_KEY: sandboxKey,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
  OPENAI_BASE_URL: `${url}/openai/v1`,
  OPENAI_API_KEY: sandboxKey,
  OPENAI_MODEL: sandboxModel,
  IMAGEKIT_PUBLIC_KEY: imageKeys.publicKey,
  IMAGEKIT_PRIVATE_KEY: imageKeys.privateKey,
  IMAGEKIT_UPLOAD_URL: `${url}/api/v1/files/upload`,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'chimein@example.com',
});
