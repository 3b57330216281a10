import { queueBillingMail } from '../../../db/billing/billingMails.ts';
import type { ReplyRow } from '../../../db/history/replies.ts';
import { newId } from '../../../db/id.ts';
import { findUser, type UserRow } from '../../../db/identity/users.ts';
import {
  awaitedReviewers,
  hasOtherReplies,
  latestMail,
  markFault,
  markReplies,
  type NewsMail,
  readersOf,
  resultsSince,
  trialsEndingBy,
} from '../../../db/messaging/newsMails.ts';
import { noNews, takeDraftNews } from '../../../db/messaging/reportedNews.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { type EngineTime, type MachineTime, toEngineTime } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day, minute } from '../../durations.ts';
import { withoutOptedOut } from '../../history/responders/optedOut.ts';
import { scopesOf } from '../../identity/people/scopes.ts';
import { billingDay } from '../../texts/formats.ts';
import { localDate, nextDigestAt } from '../digest/nextDigest.ts';
import { unsubscribeUrl } from '../digest/unsubscribeLink.ts';
import {
  draftNewsMail,
  firstReplyMail,
  provedName,
  signedOutMail,
  trialResultsMail,
  type WorkspaceNews,
  type Written,
} from '../mail/templates.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'mail' | 'config'>;

/** A draft that its reviewer sees at once needs no e-mail. */
const waitedFor = 15 * minute;
/** Earlier lapses are no news. */
const lapsedWithin = 2 * day;
const trialNewsMs = 2 * day;

/** Mails the news that no change causes: drafts that wait, and trials that end. */
export async function mailDueNews(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  const since = toEngineTime(deps, now - lapsedWithin);
  const before = toEngineTime(deps, now - waitedFor);
  for (const { id } of await awaitedReviewers(deps.db, { before, since }))
    await transaction(deps.db, (tx) => mailDrafts(deps, tx, id, { now, since }));
  for (const user of await trialsEndingBy(deps.db, now, now + trialNewsMs)) await mailTrial(deps, user, now);
}

/** At most one a day, and none on a day with a digest. */
async function mailDrafts(
  deps: Needs,
  tx: Tx,
  readerId: string,
  { now, since }: { now: MachineTime; since: EngineTime },
): Promise<void> {
  const user = await findUser(tx, readerId);
  if (!user?.draftMails) return;
  const latest = await latestMail(tx, readerId, ['draft_news', 'digest']);
  if (latest !== null && now - latest < day) return;
  const zone = user.digestTimeZone;
  if (zone !== null && localDate(zone, nextDigestAt(zone, now, user.digestedAt)) === localDate(zone, now))
    return;
  const news: WorkspaceNews[] = [];
  for (const { scope, workspace, owner } of await scopesOf(tx, readerId)) {
    if (workspace?.role === 'viewer') continue;
    const found = await takeDraftNews(tx, { scope, readerId, since, now });
    if (found.drafts + found.lapsed > 0) news.push({ ...noNews, ...found, workspace: owner });
  }
  if (news.length > 0) await queue(deps, tx, user, 'draftMails', (to) => draftNewsMail({ ...to, news }));
}

async function mailTrial(deps: Needs, user: UserRow, now: MachineTime): Promise<void> {
  const { id, language, trialStartedAt, subscriptionEndsAt } = user;
  const endsAt = subscriptionEndsAt ?? now;
  const results = await resultsSince(deps.db, id, toEngineTime(deps, trialStartedAt ?? user.createdAt));
  if (results.posted === 0) return;
  const date = billingDay(new Date(endsAt), language, 'UTC');
  const letter = trialResultsMail({ ...readerOf(deps, user, 'resultMails'), results, date });
  const mail = { ...letter, id: newId(now), recipient: user.email, createdAt: now };
  const key = `trial_results:${id}:${endsAt}`;
  await transaction(deps.db, (tx) => queueBillingMail(tx, id, { key, mail }));
}

/** To the owner and the reviewers, once until the account is connected again. */
export async function mailSignedOut(
  deps: Pick<Deps, 'clock' | 'mail' | 'config'>,
  tx: Tx,
  { accountId, userId: ownerId, name: account }: { accountId: string; userId: string; name: string },
): Promise<void> {
  const now = deps.clock.now();
  const owner = (await findUser(tx, ownerId)) ?? null;
  for (const reader of await readersOf(tx, accountId, 'signedOutMails')) {
    if (!(await markFault(tx, reader.id, accountId, now))) continue;
    const other = reader.id === ownerId ? null : owner;
    await queue(deps, tx, reader, 'signedOutMails', (to) => signedOutMail({ ...to, account, owner: other }));
  }
}

/** The first reply ever to a user's comments. Later ones are the digest's. */
export async function mailFirstReply(
  deps: Pick<Deps, 'clock' | 'mail' | 'config'>,
  tx: Tx,
  { accountId, userId: ownerId }: { accountId: string; userId: string },
  added: readonly ReplyRow[],
): Promise<void> {
  const replies = added.filter(({ isOwn }) => !isOwn);
  if (replies.length === 0) return;
  const ids = replies.map(({ id }) => id);
  if (await hasOtherReplies(tx, ownerId, ids)) return;
  const owner = (await findUser(tx, ownerId)) ?? null;
  const news = {
    ...noNews,
    replies: replies.length,
    repliers: new Set(replies.map(({ authorId }) => authorId)).size,
    latest: await withoutOptedOut(tx, replies.toReversed().slice(0, 5)),
  };
  for (const reader of await readersOf(tx, accountId, 'resultMails')) {
    await markReplies(tx, reader.id, replies, deps.clock.now());
    const workspace = reader.id === ownerId ? null : owner;
    await queue(deps, tx, reader, 'resultMails', (to) =>
      firstReplyMail({ ...to, news: [{ ...news, workspace }] }),
    );
  }
}

const readerOf = ({ config }: Pick<Deps, 'config'>, user: UserRow, mail: NewsMail) => ({
  firstName: provedName(user),
  language: user.language,
  appUrl: config.publicUrl,
  unsubscribeUrl: unsubscribeUrl(config, user.id, mail),
});

async function queue(
  deps: Pick<Deps, 'mail' | 'config'>,
  tx: Tx,
  user: UserRow,
  mail: NewsMail,
  write: (to: ReturnType<typeof readerOf>) => Written,
): Promise<void> {
  await deps.mail.queue(tx, { userId: user.id, to: user.email, ...write(readerOf(deps, user, mail)) });
}
