import { type Restored, restore } from '../../../db/files/restore.ts';
import { anySealed } from '../../../db/messaging/webhookEndpoints.ts';
import { takePrecautions } from '../../../db/operations/restores.ts';
import type { StoredTiming } from '../../../db/schema/index.ts';
import { windowAt } from '../../automation/decide/hours.ts';
import { type Clock, iso } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { farewell } from '../../messaging/mail/mailer.ts';
import { webhookSecrets } from '../../messaging/webhooks/secrets.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { storedText } from '../../texts/stored.ts';
import { text } from '../../texts/text.ts';
import { secretFits } from '../secretCanary.ts';
import { stampOf } from './keep.ts';

type Hours = Parameters<typeof windowAt>[0];

export type Choices = {
  /** Set if no server has run since the backup, so that no work can be repeated. */
  asIs: boolean;
  keepTokens: boolean;
};
export type Outcome = Restored & {
  /** Items set aside; null for a backup restored as it is. */
  precautions: { mails: number; tokens: number } | null;
  /** Whether the AUTH_SECRET set here is that of the backup. */
  secretsFit: boolean;
};

/**
 * Replaces the database with a backup, and keeps it from repeating work that it no longer knows of.
 * @throws {DatabaseProblem}
 */
export async function restoreBackup(
  { config, clock }: { config: Pick<Config, 'databasePath' | 'authSecret'>; clock: Clock },
  file: string,
  { asIs, keepTokens }: Choices,
): Promise<Outcome> {
  const at = clock.now();
  let precautions: Outcome['precautions'] = null;
  let secretsFit = true;
  const restored = await restore(config.databasePath, file, stampOf(at), async (db, { knownUntil }) => {
    const sealed = await anySealed(db);
    const opens = sealed === undefined || webhookSecrets(config.authSecret).canRead(sealed);
    secretsFit = opens && (await secretFits(db, config));
    if (asIs) return;
    const hoursEnd = (timing: StoredTiming) => windowAt(timing as Hours, at)?.closesAt ?? null;
    const reason = restoredReason(knownUntil);
    precautions = await takePrecautions(db, {
      at,
      knownUntil,
      reason: reason.message,
      reasonText: storedText(reason),
      keepTokens,
      farewell,
      hoursEnd,
    });
  });
  return { ...restored, precautions, secretsFit };
}

/** Customers read it, each in their language. */
export const restoredReason = (knownUntil: number): Sentence =>
  text('operations.restored', { time: { at: iso(knownUntil), zone: null, form: 'moment' } });
