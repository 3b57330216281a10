import {
  type DeadLetter as DeadRow,
  findJob,
  listDeadLetters as listRows,
  replayDeadLetter as replayRow,
} from '../../db/jobs/deadLetters.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Page } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy } from '../identity/users/audit.ts';
import { maskAddress } from '../messaging/webhooks/webhooks.ts';
import type { DeadLetter, DeadLetterFilter, deadLetterSorts } from './schemas.ts';

export async function listDeadLetters(
  { db }: Pick<Deps, 'db'>,
  page: Page<(typeof deadLetterSorts)[number], DeadLetterFilter>,
): Promise<{ rows: DeadLetter[]; total: number }> {
  const { rows, total } = await listRows(db, page);
  return { rows: rows.map(toWire), total };
}

/**
 * Runs a dead letter again from its first attempt, and answers it afterwards. @throws {AppError} not_found
 */
export async function replayDeadLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  client: Client,
): Promise<DeadLetter> {
  const [kind = '', key = ''] = id.split(/:(.*)/s);
  const known = await findJob(deps.db, kind, key);
  if (!known || known.deadAt === null) throw notFound('Dead letter');
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'job.replay', client);
  const note = { ...change, at: now, subject: 'server', details: { after: { job: id } } };
  if (!(await replayRow(deps.db, known.kind, key, now, note))) throw notFound('Dead letter');
  await deps.jobs.runNow(known.kind, key, known.groupKey ?? undefined);
  const after = await findJob(deps.db, kind, key);
  return after ? toWire(after) : { ...toWire(known), state: 'done', fault: null };
}

function toWire({ kind, key, attempts, createdAt, deadAt, lastError, ...about }: DeadRow): DeadLetter {
  const { recipient, subject, url } = about;
  return {
    id: `${kind}:${key}`,
    kind,
    about: url !== null ? maskAddress(url) : recipient !== null ? `${recipient}: ${subject}` : key,
    state: deadAt === null ? 'waiting' : 'failed',
    tries: attempts,
    createdAt: iso(createdAt),
    failedAt: deadAt === null ? null : iso(deadAt),
    fault: lastError,
  };
}
