import { newId } from '../../db/id.ts';
import { findMail, type LoggedMail, listMails as listRows, sendAgain } from '../../db/messaging/mails.ts';
import { iso } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { AppError, notFound } from '../errors.ts';
import type { Client } from '../http/client.ts';
import type { Page } from '../http/list.ts';
import type { Actor } from '../identity/auth/authenticate.ts';
import { changeBy } from '../identity/users/audit.ts';
import { say } from '../texts/say.ts';
import type { MailFilter, mailSorts, SentMail } from './schemas.ts';

export async function listMails(
  { db }: Pick<Deps, 'db'>,
  page: Page<(typeof mailSorts)[number], MailFilter>,
): Promise<{ rows: SentMail[]; total: number }> {
  const { rows, total } = await listRows(db, page);
  return { rows: rows.map(toWire), total };
}

/**
 * Sends a waiting e-mail at once, any other as a copy, and answers it afterwards.
 * @throws {AppError} not_found; conflict for one whose text was not kept
 */
export async function resendMail(deps: Deps, actor: Actor, id: string, client: Client): Promise<SentMail> {
  const known = await findMail(deps.db, id);
  if (!known) throw notFound('E-mail');
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'mail.resend', client);
  const note = { ...change, at: now, subject: 'server', details: { after: { mail: id, kind: known.kind } } };
  const sent = await sendAgain(deps.db, id, newId(now), now, note);
  if (sent === undefined) throw new AppError('conflict', say('operations.textMailNotKept'));
  await deps.jobs.runNow('mail', sent);
  return toWire((await findMail(deps.db, sent)) ?? known);
}

const toWire = ({
  id,
  kind,
  recipient,
  subject,
  tries,
  createdAt,
  sentAt,
  dueAt,
  fault,
  text,
}: LoggedMail): SentMail => ({
  id,
  kind,
  recipient,
  subject,
  state: dueAt !== null ? 'waiting' : sentAt === null ? 'failed' : 'sent',
  tries,
  createdAt: iso(createdAt),
  sentAt: sentAt === null ? null : iso(sentAt),
  nextTryAt: dueAt === null ? null : iso(dueAt),
  fault,
  again: text !== '',
});
