import { randomBytes } from 'node:crypto';
import {
  accountToRead,
  decideOptOut,
  decideWaiting,
  findOptOut,
  insertOptOut,
  type OptOutRow,
  takeLook,
  waitingFor,
} from '../../../db/automation/optOuts.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import { transaction } from '../../../db/transaction.ts';
import { parseProfileUrl } from '../../accounts/settings/limits.ts';
import { invalidProfile, leadsToNetwork } from '../../accounts/settings/sources.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { attemptOptOutLook } from '../../identity/auth/attempts.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { text } from '../../texts/text.ts';
import { providerDay } from '../network/readBudget.ts';
import { profileIdentity } from '../rules/optedOut.ts';
import type { OptOutInput, OptOutRequest } from './schemas.ts';

const mostLooks = 5;
const unverifiedFor = day;
/** Without vowels and look-alike characters, so that a code is never a word and is easy to type. */
const letters = '23456789bcdfghjkmnpqrstvwxz';

/** @throws {AppError} invalid_profile_url */
export function identityOf(deps: Pick<Deps, 'config'>, profileUrl: string): string {
  const who = parseProfileUrl(profileUrl);
  if (!who || !leadsToNetwork(deps.config, profileUrl)) throw invalidProfile();
  return profileIdentity(who);
}

export function whoIs(profile: string): { kind: 'person' | 'company'; identifier: string } {
  const [kind, identifier = ''] = profile.split(/:(.*)/s);
  return { kind: kind === 'company' ? 'company' : 'person', identifier };
}

export function addressOf(profile: string): string {
  const { kind, identifier } = whoIs(profile);
  const path = kind === 'company' ? 'company' : 'in';
  return `https://www.linkedin.com/${path}/${encodeURIComponent(identifier)}`;
}

/**
 * Stores an author's request. The answer does not reveal whether the profile exists or has opted out.
 * @throws {AppError} invalid_profile_url
 */
export async function requestOptOut(deps: Deps, { profileUrl }: OptOutInput): Promise<OptOutRequest> {
  const profile = identityOf(deps, profileUrl);
  const now = deps.clock.now();
  const row: OptOutRow = {
    id: randomBytes(16).toString('base64url'),
    profile,
    providerId: null,
    state: 'unverified',
    code: `chimein-${Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')}`,
    looks: 0,
    createdAt: now,
    decidedAt: null,
    expiresAt: now + unverifiedFor,
  };
  await transaction(deps.db, (tx) => insertOptOut(tx, row));
  return toRequest(row);
}

/** @throws {AppError} not_found */
export const readOptOut = async (deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<OptOutRequest> =>
  toRequest(await find(deps, id));

/**
 * Looks for the code in the profile's headline and About section; a refused call is not counted. If no
 * account may read the profile, an admin decides.
 * @throws {AppError} not_found, conflict without a check left, invalid_profile_url, too_many_attempts
 */
export async function checkOptOut(deps: Deps, id: string, { address }: Client): Promise<OptOutRequest> {
  const row = await find(deps, id);
  if (row.state !== 'unverified') return toRequest(row);
  const who = whoIs(row.profile);
  if (who.kind === 'company') return askAdmin(deps, id);
  if (row.looks >= mostLooks) throw checksUsed();
  const accountId = await findReader(deps);
  if (accountId === undefined) return askAdmin(deps, id);
  await attemptOptOutLook(deps, { profile: row.profile, address });
  if (!(await takeLook(deps.db, id, mostLooks))) throw checksUsed();
  try {
    const { providerId, headline, about = '' } = await deps.network.readProfile(accountId, who);
    const isShown = row.code !== null && `${headline}\n${about}`.toLowerCase().includes(row.code);
    if (isShown) await activate(deps, row, providerId);
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (['gone', 'invalid', 'refused'].includes(fault.kind)) throw invalidProfile();
    deps.log.info({ accountId, kind: fault.kind }, 'a profile could not be read for an opt-out');
    return askAdmin(deps, id);
  }
  return readOptOut(deps, id);
}

const checksUsed = () => new AppError('conflict', text('automation.optOutChecksUsed'));

/** Leaves the decision to an admin. @throws {AppError} not_found */
export async function askAdmin(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<OptOutRequest> {
  await find(deps, id);
  const at = deps.clock.now();
  const waiting = { state: 'waiting', decidedAt: at, expiresAt: at + waitingFor } as const;
  await transaction(deps.db, (tx) => decideOptOut(tx, id, ['unverified'], waiting));
  return readOptOut(deps, id);
}

async function activate(deps: Deps, { id, profile }: OptOutRow, providerId: string): Promise<void> {
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const decision = { state: 'active', providerId, decidedAt: at, expiresAt: null } as const;
    if (!(await decideOptOut(tx, id, ['unverified', 'waiting'], decision))) return;
    await decideWaiting(tx, profile, decision);
    // Stores nothing about the author but the profile.
    await writeAudit(tx, {
      at,
      actorId: `opt-out:${profile}`,
      action: 'opt_out.verify',
      subject: `opt-out:${profile}`,
      details: { profile },
    });
  });
}

/**
 * The operator's account if one is set. Otherwise the account with the fewest profiles read today, while half
 * of its budget is left for its customer.
 */
function findReader({ db, config, engineClock }: Deps): Promise<string | undefined> {
  const only = config.OPT_OUT_ACCOUNT;
  const limit = config.READ_LIMIT_PROFILES;
  const most = only === undefined ? Math.floor(limit / 2) : limit;
  return accountToRead(db, { only, day: providerDay(engineClock.now()).day, most });
}

async function find({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<OptOutRow> {
  const row = await findOptOut(db, id);
  // An admin's entry has no code and can't be read as a request.
  if (!row?.code || (row.expiresAt !== null && row.expiresAt <= clock.now())) throw notFound('request');
  return row;
}

const toRequest = ({ id, profile, state, code, looks, expiresAt }: OptOutRow): OptOutRequest => ({
  id,
  profileUrl: addressOf(profile),
  state,
  code: code ?? '',
  checksLeft: state === 'unverified' && whoIs(profile).kind === 'person' ? Math.max(0, mostLooks - looks) : 0,
  expiresAt: expiresAt === null ? null : iso(expiresAt),
});
