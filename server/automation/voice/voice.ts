import { type AccountRow, findAccount } from '../../../db/accounts/accounts.ts';
import {
  deleteVoice,
  findVoice,
  lockVoice,
  saveVoice,
  type VoiceRow,
  writtenHere,
} from '../../../db/accounts/voices.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { ownedAccount, visibleAccount } from '../../accounts/ownedAccount.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import type { AuditAction } from '../../history/audit/schemas.ts';
import type { Client } from '../../http/client.ts';
import { type Actor, isImpersonating } from '../../identity/auth/authenticate.ts';
import type { Workspace } from '../../identity/people/workspace.ts';
import { ownChange } from '../../identity/users/audit.ts';
import { requireSubscription } from '../../identity/users/subscription.ts';
import type { MemberComment } from '../../providers/networkComments.ts';
import { text } from '../../texts/text.ts';
import { habitsOf } from './habits.ts';
import { voiceLimits } from './limits.ts';
import { chooseSamples, cleanSample, sampleId, type Unusable } from './samples.ts';
import type { ReadVoiceInput, Voice, VoiceSamplesInput } from './schemas.ts';

const none = (accountId: string): VoiceRow => ({
  accountId,
  samples: [],
  leftOut: [],
  allowedAt: null,
  readAt: null,
  readCount: null,
  readSince: null,
});
/** Removed samples that a read leaves out. A read brings at most 100. */
const mostLeftOut = 200;

const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

function toApi(row: VoiceRow, isShown = true): Voice {
  const { accountId, samples, allowedAt, readAt, readCount, readSince } = row;
  return {
    accountId,
    allowedAt: isoOrNull(allowedAt),
    readAt: isoOrNull(readAt),
    readCount,
    readSince: isoOrNull(readSince),
    count: samples.length,
    samples: isShown ? samples.map(({ at, ...sample }) => ({ ...sample, addedAt: iso(at) })) : null,
    habits: isShown ? habitsOf(samples.map(({ text }) => text)) : null,
  };
}

/** Viewers, and admins who look at what a customer sees, get counts only. @throws {AppError} not_found */
export async function readVoice(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  workspace: Workspace,
  accountId: string,
): Promise<Voice> {
  await visibleAccount(deps, workspace, accountId);
  const isShown = workspace.role !== 'viewer' && !isImpersonating(actor);
  return toApi((await findVoice(deps.db, accountId)) ?? none(accountId), isShown);
}

/**
 * Reads the member's latest own comments, which is the owner's yes.
 * @throws {AppError} not_found, subscription_required, not_connected; a ProviderFault
 */
export async function learnVoice(
  deps: Deps,
  actor: Actor,
  { accountId }: ReadVoiceInput,
  client: Client,
): Promise<Voice> {
  const { account } = await ownedAccount(deps, actor, accountId);
  requireSubscription(actor, 'billing.upgradeToSave');
  if (account.status !== 'Connected' || account.providerId === '')
    throw new AppError('not_connected', text('voice.logInToRead'));
  return readComments(deps, account, client);
}

/**
 * Makes one call, and keeps some comments as samples in place of the earlier read ones; if none can be used,
 * nothing is replaced. Pasted samples stay, removed ones don't come back, and texts that were written here
 * are left out.
 * @param allowedAt when the owner agreed, if it was earlier. Without that yes, nothing is kept.
 * @throws {AppError} not_found; a ProviderFault
 */
export async function readComments(
  deps: Deps,
  { accountId, userId, providerId }: AccountRow,
  client: Client,
  allowedAt?: number,
): Promise<Voice> {
  const { comments } = await deps.network.memberComments(accountId, providerId);
  const own = (await withoutOurs(deps, userId, comments)).map(({ text }) => text);
  const now = deps.clock.now();
  return changeVoice(deps, { userId }, accountId, 'voice.read', client, (row) => {
    // Forgotten meanwhile.
    if (allowedAt !== undefined && row.allowedAt !== allowedAt) throw notFound('account');
    const pasted = row.samples.filter(({ source }) => source === 'pasted');
    const taken = new Set([...row.leftOut, ...pasted.map(({ id }) => id)]);
    const chosen = chooseSamples(own, taken, voiceLimits.samples - pasted.length);
    const read = chosen.map((sample) => ({ ...sample, source: 'read' as const, at: now }));
    const times = comments.flatMap(({ createdAt }) => createdAt ?? []);
    return {
      ...row,
      allowedAt: now,
      readAt: now,
      readCount: comments.length,
      readSince: times.length > 0 ? Math.min(...times) : null,
      samples: read.length > 0 ? [...pasted, ...read] : row.samples,
    };
  });
}

/** Newest first. */
async function withoutOurs(
  deps: Pick<Deps, 'db'>,
  userId: string,
  comments: readonly MemberComment[],
): Promise<MemberComment[]> {
  if (comments.length === 0) return [];
  const since = Math.min(...comments.flatMap(({ createdAt }) => createdAt ?? []));
  const day = 86_400_000;
  const ours = await writtenHere(deps.db, userId, Number.isFinite(since) ? since - day : 0);
  const ids = new Set(ours.map(({ commentId }) => commentId));
  const texts = new Set(ours.map(({ text }) => sampleId(text)));
  return comments.filter(({ commentId, text }) => !ids.has(commentId) && !texts.has(sampleId(text)));
}

const faults: Record<Unusable, Parameters<typeof text>[0]> = {
  too_short: 'voice.tooShort',
  too_long: 'voice.tooLong',
  link: 'voice.withLink',
  mention: 'voice.withMention',
  orders: 'voice.withOrders',
};

/**
 * Adds samples that the owner pasted. Known ones are not added twice.
 * @throws {AppError} not_found; invalid_input on a sample; conflict if there are too many
 */
export async function addSamples(
  deps: Deps,
  actor: Actor,
  { accountId, samples }: VoiceSamplesInput,
  client: Client,
): Promise<Voice> {
  await ownedAccount(deps, actor, accountId);
  const pasted = samples.map((raw, index) => {
    const clean = cleanSample(raw);
    const { shortest: least, longest: most } = voiceLimits;
    if ('unusable' in clean) throw invalid(`samples.${index}`, text(faults[clean.unusable], { least, most }));
    return clean;
  });
  const now = deps.clock.now();
  return changeVoice(deps, actor, accountId, 'voice.add', client, (row) => {
    const known = new Set(row.samples.map(({ id }) => id));
    const added = pasted.filter(({ id }) => known.size < known.add(id).size);
    if (row.samples.length + added.length > voiceLimits.samples)
      throw new AppError('conflict', text('voice.full', { most: voiceLimits.samples }));
    const kept = added.map((sample) => ({ ...sample, source: 'pasted' as const, at: now }));
    return { ...row, samples: [...kept, ...row.samples] };
  });
}

/** Removes a sample, which the next read leaves out. @throws {AppError} not_found */
export async function removeSample(
  deps: Deps,
  actor: Actor,
  accountId: string,
  id: string,
  client: Client,
): Promise<Voice> {
  await ownedAccount(deps, actor, accountId);
  return changeVoice(deps, actor, accountId, 'voice.remove', client, (row) => {
    const removed = row.samples.find((sample) => sample.id === id);
    if (!removed) throw notFound('sample');
    const leftOut = [id, ...row.leftOut].slice(0, mostLeftOut);
    return { ...row, leftOut, samples: row.samples.filter((sample) => sample !== removed) };
  });
}

/** Forgets the samples and the owner's yes. @throws {AppError} not_found */
export async function forgetVoice(
  deps: Deps,
  actor: Actor,
  accountId: string,
  client: Client,
): Promise<void> {
  const { account } = await ownedAccount(deps, actor, accountId);
  const details = { accountId, account: account.name };
  await transaction(deps.db, async (tx) => {
    await deleteVoice(tx, accountId);
    await writeAudit(tx, ownChange(actor.userId, 'voice.forget', client, deps.clock.now(), details));
  });
}

/** The audit row has counts only. */
async function changeVoice(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  accountId: string,
  action: AuditAction,
  client: Client,
  change: (row: VoiceRow) => VoiceRow,
): Promise<Voice> {
  const row = await transaction(deps.db, async (tx: Tx) => {
    const account = (await findAccount(tx, accountId))?.account;
    // Removed by another request.
    if (!account) throw notFound('account');
    const before = (await lockVoice(tx, accountId)) ?? none(accountId);
    const after = change(before);
    await saveVoice(tx, after);
    const details = {
      accountId,
      account: account.name,
      before: { samples: before.samples.length },
      after: { samples: after.samples.length },
    };
    await writeAudit(tx, ownChange(actor.userId, action, client, deps.clock.now(), details));
    return after;
  });
  return toApi(row);
}
