import { addAccount } from '../../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { saveVoice } from '../../../db/accounts/voices.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { decidePost, recordPostDecisions } from '../../../db/automation/postDecisions.ts';
import { saveReadings } from '../../../db/history/results.ts';
import { newId } from '../../../db/id.ts';
import { hasUsers } from '../../../db/identity/users.ts';
import type { Db } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { defaultSettings, weekdays } from '../../accounts/settings/schemas.ts';
import { excerptOf } from '../../automation/comment/excerpt.ts';
import { longestExcerpt } from '../../automation/comment/lookAtPage.ts';
import { delicateIn } from '../../automation/rules/delicate.ts';
import { chooseSamples } from '../../automation/voice/samples.ts';
import type { Deps } from '../../deps.ts';
import { day, hour, minute } from '../../durations.ts';
import { longestPostExcerpt } from '../../history/comments/limits.ts';
import { countResults } from '../../history/results/countResults.ts';
import { createUser } from '../../identity/users/createUser.ts';
import { type DemoLogin, demoLogins } from './demoLogins.ts';

type DemoPost = {
  accountId: string;
  postId: string;
  postUrl: string;
  posterName: string;
  posterImageUrl: string;
  postText: string;
  authorId: string;
  category: 'Monitor' | 'Search';
  createdAt: string;
};
type DemoUnanswered = DemoPost &
  ({ why: 'declined'; reason: string } | { why: 'delicate' | 'echo'; text: string });
export type DemoWorld = {
  accounts: {
    accountId: string;
    name: string;
    email: string;
    imageUrl: string;
    providerId: string;
    ownComments: { text: string; createdAt: string }[];
  }[];
  comments: (DemoPost & { text: string; reactions: number; replies: number })[];
  unanswered: DemoUnanswered[];
  searchUrls: string[];
  profileUrls: string[];
};

const facts = [
  'I lead the product team of a software company with 120 colleagues',
  'Ich leite das Produktteam eines Softwareunternehmens mit 120 Leuten',
  'Never mention our product',
];
const prompt =
  'I lead a product team. Sound like a colleague who read the post to the end: pick one point of it, add one thought or question of your own. No praise, no emoji.';

/**
 * Fills an empty database with an admin and a customer with a few weeks of history. Does nothing in a
 * database with users, on a reachable server, or with the real network.
 * @param readWorld creates the customer's past on the sandbox network, if it is needed
 * @returns the sign-ins; empty without demo users
 */
export async function seedDemo(deps: Deps, readWorld: () => DemoWorld): Promise<readonly DemoLogin[]> {
  const { db, clock, config } = deps;
  const [customer, admin] = demoLogins;
  if (!config.onlyHere || config.providers.network !== 'sandbox') return [];
  if (await hasUsers(db)) return demoLogins;
  await createUser(
    deps,
    {
      firstName: 'Ines',
      lastName: 'Aldana',
      companyName: 'Chime In',
      email: admin.email,
      password: admin.password,
    },
    { role: 'admin', verified: true },
  );
  const user = await createUser(
    deps,
    {
      firstName: 'Sam',
      lastName: 'Whitlock',
      companyName: 'Whitlock & Partners',
      email: customer.email,
      password: customer.password,
    },
    { role: 'user', verified: true, seats: 3, trialDays: 14 },
  );

  const world = readWorld();
  const now = clock.now();
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const [place, account] of world.accounts.entries()) {
    const { accountId, name, email, imageUrl, providerId, ownComments } = account;
    const since = now - (28 - place) * 24 * 60 * 60_000;
    await addAccount(db, {
      accountId,
      userId: user.id,
      providerId,
      name,
      email,
      imageUrl,
      status: 'Connected',
      createdAt: since,
    });
    const row = {
      accountId,
      ...defaultSettings,
      timing: {
        ...defaultSettings.timing,
        timezone: timezone === 'UTC' ? defaultSettings.timing.timezone : timezone,
        // The running account runs around the clock, so that there is always something to see.
        ...(place === 0 ? { fromTime: '00:00', toTime: '00:00', activeDays: [...weekdays] } : {}),
      },
      searchUrls: world.searchUrls,
      searchProfiles: world.profileUrls,
      dailySearchComments: 12,
      dailyMonitorComments: 8,
      prompt,
      facts,
      savedAt: now,
    };
    const samples = chooseSamples(ownComments.map(({ text }) => text));
    const voice = {
      ...{ accountId, leftOut: [], allowedAt: now, readAt: now, readCount: ownComments.length },
      readSince: Math.min(...ownComments.map(({ createdAt }) => Date.parse(createdAt))),
      samples: samples.map((sample) => ({ ...sample, source: 'read' as const, at: now })),
    };
    await transaction(db, async (tx) => {
      await saveSettingsRow(tx, row);
      if (samples.length > 0) await saveVoice(tx, voice);
    });
  }
  await addPosted(deps, world, user.id);
  for (const post of world.unanswered) await addUnanswered(db, world, post, user.id);
  await transaction(db, async (tx) => {
    for (const [place, { accountId }] of world.accounts.entries())
      await recheckAccount(tx, accountId, { running: place === 0, firstStartedAt: Number(now) });
  });
  return demoLogins;
}

/** The posted comments, those of more than 3 days with the counts of a read at 70 hours. */
async function addPosted(deps: Deps, world: DemoWorld, userId: string): Promise<void> {
  const rows = world.comments.map(({ reactions, replies, ...comment }) => ({
    row: {
      ...rowOf(world, comment, userId),
      state: 'confirmed' as const,
      sentAt: Date.parse(comment.createdAt),
    },
    answers: { reactions, replies, replyCounter: 0 },
  }));
  await addHistory(
    deps.db,
    rows.map(({ row }) => row),
  );
  await countResults(deps);
  const now = deps.engineClock.now();
  const readings = rows.map(({ row, answers }) => ({
    ...{ commentId: row.id, ...answers },
    readAt: row.createdAt + 70 * hour,
  }));
  await transaction(deps.db, (tx) =>
    saveReadings(
      tx,
      readings.filter(({ readAt }) => readAt <= now),
    ),
  );
}

const sourceOf = (world: DemoWorld, category: DemoPost['category']): string =>
  (category === 'Search' ? world.searchUrls : world.profileUrls)[0] ?? '';

function rowOf(world: DemoWorld, comment: DemoPost & { text: string }, userId: string) {
  const createdAt = Date.parse(comment.createdAt);
  return {
    id: newId(createdAt),
    accountId: comment.accountId,
    userId,
    postId: comment.postId,
    postUrl: comment.postUrl,
    posterId: comment.authorId,
    posterName: comment.posterName,
    posterImageUrl: comment.posterImageUrl,
    postExcerpt: excerptOf(comment.postText, longestPostExcerpt),
    category: comment.category,
    source: sourceOf(world, comment.category),
    comment: comment.text,
    windowDay: comment.createdAt.slice(0, 10),
    createdAt,
  };
}

/** A post that got no comment, with the decision about it. */
async function addUnanswered(db: Db, world: DemoWorld, post: DemoUnanswered, userId: string): Promise<void> {
  const at = Date.parse(post.createdAt) + 30 * minute;
  const skipped = { verdict: 'skipped', closed: true, at } as const;
  const decisions = {
    delicate: { verdict: 'chosen', reason: 'drafted', detail: '', closed: false, at },
    declined: { ...skipped, reason: 'declined', detail: post.why === 'declined' ? post.reason : '' },
    echo: { ...skipped, reason: 'no_good_comment', detail: 'echo' },
  } as const;
  const decision = decisions[post.why];
  if (post.why === 'delicate') {
    await addHistory(db, [
      {
        ...rowOf(world, post, userId),
        state: 'draft',
        draft: {
          ...{ postText: post.postText, postedAt: Date.parse(post.createdAt), lapsesAt: at + 7 * day },
          ...{ heldFor: 'delicate', heldDetail: delicateIn(post.postText)?.word ?? '' },
        },
      },
    ]);
  }
  await transaction(db, async (tx) => {
    const { postId, postUrl, posterName, category, accountId, postText } = post;
    await recordPostDecisions(tx, accountId, [
      {
        ...{ postId, postUrl, posterName, category, postedAt: Date.parse(post.createdAt) },
        ...decision,
        excerpt: excerptOf(postText, longestExcerpt),
        source: sourceOf(world, category),
      },
    ]);
    await decidePost(tx, accountId, postId, decision);
  });
}
