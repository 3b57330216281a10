import { findUser } from '../../../db/identity/users.ts';
import { type ProviderName, providerNeeds } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import type { CheckName, Finding } from '../schemas.ts';
import { checkBackups } from './backups.ts';
import { type Asker, type Check, type DoctorNeeds, FailedCheck } from './failedCheck.ts';
import { checkImages } from './images.ts';
import { checkClock, checkDatabase, checkDemo, checkDisk } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkNetwork } from './network.ts';
import { checkPayments } from './payments.ts';
import { checkProxy, checkPublicUrl } from './proxy.ts';
import { checkRefusals } from './refusals.ts';
import { checkNetworkWebhooks, checkPaymentsWebhooks } from './webhooks.ts';
import { checkWriter } from './writer.ts';

const checks: Record<CheckName, Check> = {
  network: checkNetwork,
  writer: checkWriter,
  images: checkImages,
  payments: checkPayments,
  mail: checkMail,
  refusals: checkRefusals,
  'public-url': checkPublicUrl,
  proxy: checkProxy,
  'network-webhooks': checkNetworkWebhooks,
  'payments-webhooks': checkPaymentsWebhooks,
  clock: checkClock,
  disk: checkDisk,
  database: checkDatabase,
  backups: checkBackups,
  demo: checkDemo,
};

export const providerOf: Partial<Record<CheckName, ProviderName>> = {
  network: 'network',
  'network-webhooks': 'network',
  writer: 'writer',
  images: 'images',
  payments: 'payments',
  'payments-webhooks': 'payments',
  clock: 'payments',
  mail: 'mail',
};
const settings: Partial<Record<ProviderName, { address: string; key: string }>> = {
  network: { address: 'UNIPILE_DSN', key: 'UNIPILE_API_KEY' },
  writer: { address: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY' },
  images: { address: 'IMAGEKIT_UPLOAD_URL', key: 'IMAGEKIT_PRIVATE_KEY' },
  payments: { address: 'STRIPE_API_BASE', key: 'STRIPE_SECRET_KEY' },
};

/**
 * Runs one check with real calls.
 * @param asker gets the test e-mail; null only signs in to the mail server
 */
export async function check(needs: DoctorNeeds, name: CheckName, asker: Asker | null): Promise<Finding> {
  const began = performance.now();
  const found = (ok: boolean, sentence: Sentence, fix: Sentence | null): Finding => ({
    name,
    ok,
    said: sentence.message,
    saidText: sentence.text,
    fix: fix?.message ?? null,
    fixText: fix?.text,
    ms: Math.round(performance.now() - began),
  });
  const provider = providerOf[name];
  const isUnset = provider !== undefined && needs.config.providers[provider] === 'sandbox';
  if (isUnset && needs.config.production) {
    return found(
      false,
      text('doctor.notSetUp'),
      text('doctor.setNames', { names: andList(providerNeeds[provider]) }),
    );
  }
  try {
    return found(true, await checks[name](needs, asker), null);
  } catch (error) {
    if (error instanceof FailedCheck) return found(false, error.sentence, error.fix);
    return found(false, saidBy(error), fixOf(provider, error));
  }
}

/** The test e-mail goes to the requesting admin. */
export async function checkNow(deps: Deps, actor: Actor, name: CheckName): Promise<Finding> {
  return check(deps, name, (await findUser(deps.db, actor.userId)) ?? null);
}

const saidBy = (error: unknown): Sentence =>
  error instanceof AppError
    ? error.sentence
    : unnamed(error instanceof Error ? error.message : String(error));

const andList = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

function fixOf(provider: ProviderName | undefined, error: unknown): Sentence {
  const quote = error instanceof ProviderFault ? error.detail.slice(0, 200) : '';
  if (error instanceof ProviderFault && error.hint)
    return text('doctor.hintWithAnswer', { hint: error.hint, quote });
  const { address, key } = (provider && settings[provider]) ?? {};
  if (!(error instanceof ProviderFault) || !address) return text('doctor.checkLog');
  if (error.kind === 'key') return text('doctor.setValidKey', { key: key ?? '', quote: error.detail });
  if (error.kind === 'rate') return text('doctor.waitForRateLimit');
  return quote
    ? text('doctor.checkAddressBecause', { address, quote })
    : text('doctor.checkAddress', { address });
}
