import { setImmediate as breath } from 'node:timers/promises';
import { pruneOptOuts } from '../../../db/automation/optOuts.ts';
import { pruneReads } from '../../../db/automation/providerReads.ts';
import { truncateWal } from '../../../db/files/truncateWal.ts';
import { pruneReplies } from '../../../db/history/replies.ts';
import { eraseUnverified } from '../../../db/identity/erasure.ts';
import { pruneInvitations } from '../../../db/identity/members.ts';
import { pruneOauth } from '../../../db/identity/oauth.ts';
import { pruneUsedTrials } from '../../../db/identity/usedTrials.ts';
import { pruneDeadLetters } from '../../../db/jobs/deadLetters.ts';
import { pruneMails } from '../../../db/messaging/mails.ts';
import { pruneReported } from '../../../db/messaging/reportedNews.ts';
import { pruneMessages } from '../../../db/messaging/webhookMessages.ts';
import {
  accountsAfter,
  pruneAttempts,
  pruneConnectLinks,
  pruneEvents,
  prunePostDecisions,
  pruneSessions,
} from '../../../db/operations/pruning.ts';
import { pruneWebhookEvents } from '../../../db/operations/webhookEvents.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { providerDay } from '../network/readBudget.ts';

const eventsKept = 30 * day;
const postDecisionsKept = 90 * day;
const logsKept = 30 * day;
const readsKept = 7 * day;
const unverifiedKept = 7 * day;
const attemptsKept = day;
const oauthKept = day;
const repliesKept = 365 * day;
/** Longer than the results of a comment are read. */
const marksKept = 60 * day;
/** Few rows at once, to keep each write lock to a few milliseconds. */
const rowsAtOnce = 200;
const accountsAtOnce = 100;

type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'log'>;

/**
 * Deletes events, webhooks, mails, dead letters, connect links, invitations and ended sessions after 30 days,
 * reads and unverified registrations after 7, attempts, unverified opt-outs and ended tokens of assistants
 * after one, decisions about posts after 90, replies to comments after 365, and the marks of what e-mails
 * told after 60.
 */
export async function prune({ db, clock, engineClock }: Needs, signal?: AbortSignal): Promise<void> {
  const now = engineClock.now();
  const goesOn = async () => {
    await breath();
    return !signal?.aborted;
  };
  for (let after: number | null = 0; after !== null && (await goesOn()); ) {
    after = await pruneEvents(db, now - eventsKept, after, rowsAtOnce);
  }
  const { day: oldestDay } = providerDay(now - readsKept);
  for (let dropped = rowsAtOnce; dropped === rowsAtOnce && (await goesOn()); )
    dropped = await pruneReads(db, oldestDay, rowsAtOnce);
  const people = clock.now();
  const steps = [
    ...[
      pruneDeadLetters,
      pruneMessages,
      pruneMails,
      pruneWebhookEvents,
      pruneConnectLinks,
      pruneInvitations,
      pruneSessions,
    ].map((drop) => ({
      drop,
      before: people - logsKept,
    })),
    { drop: pruneReported, before: people - marksKept },
    { drop: pruneReplies, before: now - repliesKept },
    { drop: eraseUnverified, before: people - unverifiedKept },
    { drop: pruneOauth, before: people - oauthKept },
    { drop: pruneUsedTrials, before: people },
    { drop: pruneOptOuts, before: people },
    { drop: pruneAttempts, before: people - attemptsKept },
  ];
  for (const { drop, before } of steps)
    for (let dropped = rowsAtOnce; dropped === rowsAtOnce && (await goesOn()); )
      dropped = await drop(db, before, rowsAtOnce);
  // Truncates the log daily, because erased rows may still be in it.
  await truncateWal(db);
  let done = 0;
  for (let last = ''; await goesOn(); ) {
    const page = await accountsAfter(db, last, accountsAtOnce);
    if (page.length === 0) return;
    for (const accountId of page) {
      last = accountId;
      for (let dropped = rowsAtOnce; dropped === rowsAtOnce; ) {
        dropped = await prunePostDecisions(db, accountId, now - postDecisionsKept, now, rowsAtOnce);
        // Counts as one row, because even an account with nothing to delete costs an index lookup.
        done += dropped + 1;
        if (done < rowsAtOnce) continue;
        done = 0;
        if (!(await goesOn())) return;
      }
    }
  }
}
