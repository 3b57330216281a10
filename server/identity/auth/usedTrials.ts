import { claimTrial, keepUsedTrial, type UsedTrial, usedTrialAt } from '../../../db/identity/usedTrials.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../http/seal.ts';

const keptMs = 365 * 24 * 60 * 60_000;
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address leads to: what follows a plus sign, and dots at Gmail, make no other. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/\+.*$/, '');
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

type Needs = Pick<Deps, 'config' | 'db' | 'clock'>;

const hashOf = ({ config }: Needs, email: string): string =>
  createSeal(config.authSecret, 'trials').hash(mailboxOf(email));

/** When an address began a trial within the last year; null where it has had none. */
export const formerTrialAt = (deps: Needs, email: string): Promise<number | null> =>
  usedTrialAt(deps.db, hashOf(deps, email), deps.clock.now());

/** For a year from now on, the address of this person gets no other trial. */
export async function rememberTrial(deps: Needs, user: UserRow): Promise<void> {
  const trial = trialOf(deps, user);
  if (trial) await transaction(deps.db, (tx) => keepUsedTrial(tx, trial));
}

/** Lets the trial of a person whose address was just proved begin, unless the address has had one. */
export async function beginTrial(deps: Needs, user: UserRow): Promise<void> {
  const trial = trialOf(deps, user);
  if (trial) await claimTrial(deps.db, user.id, trial, deps.clock.now());
}

const trialOf = (deps: Needs, { email, trialStartedAt }: UserRow): UsedTrial | null =>
  trialStartedAt === null
    ? null
    : {
        emailHash: hashOf(deps, email),
        startedAt: trialStartedAt,
        keptUntil: deps.clock.now() + keptMs,
      };
