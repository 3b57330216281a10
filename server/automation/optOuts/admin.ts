import {
  activeOptOut,
  decideOptOut,
  decideWaiting,
  findOptOut,
  insertOptOut,
  listOptOuts as listRows,
  type OptOutRow,
  removeOptOuts,
} from '../../../db/automation/optOuts.ts';
import { type AuditEntry, writeAudit } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import { type Page, wirePage } from '../../http/list.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import { text } from '../../texts/text.ts';
import { addressOf, identityOf } from './requests.ts';
import type { OptOut, OptOutFilter, OptOutInput, optOutSorts } from './schemas.ts';

const rejectedFor = 30 * day;

export const listOptOuts = (
  { db }: Pick<Deps, 'db'>,
  page: Page<(typeof optOutSorts)[number], OptOutFilter>,
): Promise<{ rows: OptOut[]; total: number }> => wirePage(listRows(db, page), toOptOut);

/** Idempotent. @throws {AppError} invalid_profile_url */
export async function addOptOut(
  deps: Deps,
  actor: Actor,
  { profileUrl }: OptOutInput,
  client: Client,
): Promise<OptOut> {
  const profile = identityOf(deps, profileUrl);
  const at = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const known = await activeOptOut(tx, profile);
    if (known) return toOptOut(known);
    const row: OptOutRow = {
      id: newId(at),
      profile,
      providerId: null,
      state: 'active',
      code: null,
      looks: 0,
      createdAt: at,
      decidedAt: at,
      expiresAt: null,
    };
    await insertOptOut(tx, row);
    await writeAudit(tx, noteOf(actor, 'add', row, client, at));
    return toOptOut(row);
  });
}

/**
 * Decides all waiting requests of the profile. Idempotent.
 * @throws {AppError} not_found, conflict if the other decision was made
 */
export async function decide(
  deps: Deps,
  actor: Actor,
  id: string,
  verdict: 'accept' | 'reject',
  client: Client,
): Promise<OptOut> {
  const at = deps.clock.now();
  const state = verdict === 'accept' ? 'active' : 'rejected';
  const expiresAt = verdict === 'accept' ? null : at + rejectedFor;
  return transaction(deps.db, async (tx) => {
    const row = await findOptOut(tx, id);
    if (!row) throw notFound('optOut');
    if (row.state === state) return toOptOut(row);
    const decision = { state, decidedAt: at, expiresAt } as const;
    if (!(await decideOptOut(tx, id, ['unverified', 'waiting'], decision)))
      throw new AppError('conflict', text('automation.optOutDecided'));
    await decideWaiting(tx, row.profile, decision);
    await writeAudit(tx, noteOf(actor, verdict, row, client, at));
    return toOptOut({ ...row, ...decision });
  });
}

/** Accounts may comment on the profile's posts again. @throws {AppError} not_found */
export async function removeOptOut(deps: Deps, actor: Actor, id: string, client: Client): Promise<void> {
  const at = deps.clock.now();
  const removed = await transaction(deps.db, async (tx) => {
    const row = await findOptOut(tx, id);
    return row && (await removeOptOuts(tx, row.profile, noteOf(actor, 'remove', row, client, at)));
  });
  if (!removed) throw notFound('optOut');
}

const noteOf = (
  actor: Actor,
  verb: 'accept' | 'add' | 'reject' | 'remove',
  { profile }: OptOutRow,
  client: Client,
  at: number,
): AuditEntry => ({
  ...changeBy(actor.userId, `opt_out.${verb}`, client),
  at,
  subject: `opt-out:${profile}`,
  details: { profile },
});

const toOptOut = ({ id, profile, state, code, createdAt, decidedAt }: OptOutRow): OptOut => ({
  id,
  profileUrl: addressOf(profile),
  state,
  code,
  createdAt: iso(createdAt),
  // For a waiting request, the stored time is when it began to wait.
  decidedAt: decidedAt === null || state === 'waiting' ? null : iso(decidedAt),
});
