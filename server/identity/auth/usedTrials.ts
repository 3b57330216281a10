import { claimTrial, keepUsedTrial, type UsedTrial, usedTrialAt } from '../../../db/identity/usedTrials.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { createSeal } from '../../http/seal.ts';

const keptMs = 365 * day;
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: a plus tag, and dots at Gmail, make no other. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/\+.*$/, '');
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

type Needs = Pick<Deps, 'config' | 'clock'>;

const hashOf = ({ config }: Pick<Deps, 'config'>, email: string): string =>
  createSeal(config.authSecret, 'trials').hash(mailboxOf(email));

/** When the address began a trial within the last year; null if it has had none. */
export const formerTrialAt = (deps: Needs & Pick<Deps, 'db'>, email: string): Promise<number | null> =>
  usedTrialAt(deps.db, hashOf(deps, email), deps.clock.now());

/** Bars the user's address from another trial for a year. */
export async function rememberTrial(deps: Needs, tx: Tx, user: UserRow): Promise<void> {
  const trial = trialOf(deps, user);
  if (trial) await keepUsedTrial(tx, trial);
}

/** Starts the trial of a newly verified address, unless it has had one. */
export async function beginTrial(deps: Needs, tx: Tx, user: UserRow): Promise<void> {
  const trial = trialOf(deps, user);
  if (trial) await claimTrial(tx, user.id, trial, deps.clock.now());
}

const trialOf = (deps: Needs, { email, trialStartedAt }: UserRow): UsedTrial | null =>
  trialStartedAt === null
    ? null
    : {
        emailHash: hashOf(deps, email),
        startedAt: trialStartedAt,
        keptUntil: deps.clock.now() + keptMs,
      };
