import {
  addProposals,
  countLines,
  decideProposal,
  findProposal,
  latestReviews,
  learnedLines,
  listProposals as listRows,
  type ProposalPage,
  type ProposalState,
  type ProposalView,
  reviewsOf,
} from '../../../db/automation/proposals.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { AuditAction } from '../../history/audit/schemas.ts';
import type { Client } from '../../http/client.ts';
import { type Actor, isImpersonating } from '../../identity/auth/authenticate.ts';
import { ownWorkspace, scopeOf, type Workspace } from '../../identity/people/workspace.ts';
import { ownChange } from '../../identity/users/audit.ts';
import { queueWebhook } from '../../messaging/webhooks/outgoing.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { readReview } from './edit.ts';
import type { HabitKind } from './habits.ts';
import { mostLines } from './limits.ts';
import { lineOf } from './lines.ts';
import { comparedReviews, findHabits } from './propose.ts';
import type { AcceptProposalInput, Proposal } from './schemas.ts';

/** Proposes what the edits of an account have in common, after a person approved one. */
export async function propose(
  deps: Pick<Deps, 'clock' | 'engineClock'>,
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<void> {
  const reviews = await latestReviews(tx, accountId, comparedReviews);
  const found = findHabits(reviews.map(readReview));
  if (found.length === 0) return;
  const now = deps.engineClock.now();
  const added = await addProposals(
    tx,
    found.map(({ key, kind, values, changed, of, evidence }) => ({
      ...{ id: newId(now), accountId, userId, habit: key, kind, details: values },
      ...{ changed, outOf: of, evidence, createdAt: now },
    })),
  );
  for (const { id, kind, details, changed, outOf } of added) {
    const line = lineOf(kind as HabitKind, details).message;
    const data = { proposalId: id, kind, line, changed, of: outOf };
    await queueWebhook(tx, userId, 'proposal.created', { at: now, accountId, data }, deps.clock.now());
  }
}

/** Viewers, and admins who look at what a customer sees, get counts only. */
export async function listProposals(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  workspace: Workspace,
  page: ProposalPage,
): Promise<{ rows: Proposal[]; total: number }> {
  const { rows, total } = await listRows(deps.db, scopeOf(workspace), page);
  const isShown = workspace.role !== 'viewer' && !isImpersonating(actor);
  return { rows: await toApi(deps.db, rows, isShown), total };
}

/** @throws {AppError} not_found; conflict if it was decided or there are too many lines */
export const acceptProposal = (
  deps: Deps,
  actor: Actor,
  id: string,
  { line }: AcceptProposalInput,
  client: Client,
): Promise<Proposal> =>
  decide(deps, actor, id, 'proposal.accept', client, 'open', async (tx, found) => {
    if ((await countLines(tx, found.accountId)) >= mostLines)
      throw new AppError('conflict', text('learning.full', { most: mostLines }));
    return { state: 'accepted', line: line ?? proposedLine(found).message };
  });

/** The habit is not proposed again. @throws {AppError} not_found; conflict if it was decided */
export const dismissProposal = (deps: Deps, actor: Actor, id: string, client: Client): Promise<Proposal> =>
  decide(deps, actor, id, 'proposal.dismiss', client, 'open', async () => ({
    state: 'dismissed',
    line: null,
  }));

/** Takes an accepted line from the writer. @throws {AppError} not_found; conflict if it is not accepted */
export const takeBackProposal = (deps: Deps, actor: Actor, id: string, client: Client): Promise<Proposal> =>
  decide(deps, actor, id, 'proposal.take_back', client, 'accepted', async (_tx, { line }) => ({
    state: 'taken_back',
    line,
  }));

type Decision = { state: ProposalState; line: string | null };

/** The audit row names the habit, not the words of a comment. */
async function decide(
  deps: Deps,
  actor: Actor,
  id: string,
  action: AuditAction,
  client: Client,
  from: ProposalState,
  decision: (tx: Tx, found: ProposalView) => Promise<Decision>,
): Promise<Proposal> {
  const scope = scopeOf(ownWorkspace(actor));
  const view = await transaction(deps.db, async (tx) => {
    const found = await findProposal(tx, scope, id);
    if (!found) throw notFound('proposal');
    const { accountId, accountName, kind } = found;
    const change = { ...(await decision(tx, found)), decidedAt: deps.engineClock.now() };
    if (!(await decideProposal(tx, id, from, change)))
      throw new AppError('conflict', text('learning.decided'));
    const details = { accountId, account: accountName, after: { proposal: kind } };
    await writeAudit(tx, ownChange(actor.userId, action, client, deps.clock.now(), details));
    return { ...found, ...change };
  });
  const [proposal] = await toApi(deps.db, [view], true);
  return proposal as Proposal;
}

const proposedLine = ({ kind, details }: ProposalView): Sentence => lineOf(kind as HabitKind, details);

async function toApi(db: Reader, rows: readonly ProposalView[], isShown: boolean): Promise<Proposal[]> {
  const answers: Proposal[] = [];
  for (const row of rows) {
    const { id, accountId, accountName, state, changed, outOf, createdAt, decidedAt } = row;
    const kind = row.kind as HabitKind;
    const shown = isShown ? await texts(db, row) : { line: null, evidence: null, diff: null };
    answers.push({
      ...{ _id: id, id, accountId, accountName, state, kind, changed, of: outOf, ...shown },
      createdAt: iso(createdAt),
      decidedAt: decidedAt === null ? null : iso(decidedAt),
    });
  }
  return answers;
}

async function texts(db: Reader, row: ProposalView) {
  const proposed = proposedLine(row);
  const found = await reviewsOf(db, row.evidence);
  const evidence = row.evidence.flatMap((id) => found.find(({ commentId }) => commentId === id) ?? []);
  const brief = [row.prompt.trim(), ...(await learnedLines(db, row.accountId))].filter(Boolean).join('\n');
  const line = row.line ?? proposed.message;
  const added = { value: line, added: true as const };
  const diff = [
    ...(brief === '' ? [] : [{ value: row.state === 'open' ? `${brief}\n` : brief }]),
    ...(row.state === 'open' ? [added] : []),
  ];
  return { line, ...(row.line === null && proposed.text && { lineText: proposed.text }), evidence, diff };
}
