import { sandboxKey } from './context.ts';
import { imageKeys } from './images/authorize.ts';
import { sandboxModel } from './writer/routes.ts';

/** The environment that points a server at a sandbox. Providers that it does not emulate are left out. */
export const environment = (url: string, smtpUrl: string): Record<string, string> => ({
  UNIPILE_DSN: url,
  UNIPILE_API_KEY: sandboxKey,
  OPENAI_BASE_URL: `${url}/openai/v1`,
  OPENAI_API_KEY: sandboxKey,
  OPENAI_MODEL: sandboxModel,
  IMAGEKIT_PUBLIC_KEY: imageKeys.publicKey,
  IMAGEKIT_PRIVATE_KEY: imageKeys.privateKey,
  IMAGEKIT_UPLOAD_URL: `${url}/api/v1/files/upload`,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'chimein@example.com',
});
