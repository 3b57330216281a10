/**
 * The plan is what happens: whatever the settings, the zone and the day, the engine posts exactly the slots
 * that were planned.
 */
import { and, eq, gte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addAccount } from '../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../db/accounts/settings.ts';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { takeReads } from '../../db/automation/providerReads.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { insertUser, type UserRow } from '../../db/identity/users.ts';
import { drafts } from '../../db/schema/index.ts';
import {
  defaultSettings,
  type SettingsValues,
  type Weekday,
  weekdays,
} from '../../server/accounts/settings/schemas.ts';
import { startAutomation } from '../../server/automation/controls/startAutomation.ts';
import { windowAt, windowOf } from '../../server/automation/decide/hours.ts';
import { providerDay } from '../../server/automation/network/readBudget.ts';
import { readSchedule } from '../../server/automation/schedule/readSchedule.ts';
import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import type { Network, Post } from '../../server/providers/network.ts';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { direct } from '../support/database.ts';
import { deepTimeout, samples } from '../support/deep.ts';
import { textOf, wordsAbout } from '../support/instantTexts.ts';
import { createEngine } from '../support/jobs.ts';
import { play } from '../support/server.ts';
import { simulatedDeps } from '../support/simulation.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Fewer on Postgres, where a comment takes ten times as long and the rules are the same. */
const days = samples(isPostgres ? 20 : 100, 1000);

/**
 * A network where every search and profile has a post that nobody has seen, and a writer to whom each time
 * something else occurs.
 */
function endlessPosts(clock: ManualClock) {
  let made = 0;
  let written = 0;
  // As many as a day's limit, because drafts are written from the page that was read before.
  const page = async (limit: number) => ({
    posts: await Promise.all(Array.from({ length: 12 }, () => readPost('', ''))),
    rows: limit,
    cursor: undefined,
  });
  const readPost = async (_accountId: string, postId: string) => {
    made += 1;
    const id = postId || `urn:li:activity:${made}`;
    const post: Post = {
      postId: id,
      originalPostId: null,
      originalAuthor: null,
      url: `https://www.linkedin.com/feed/update/${id}/`,
      text: textOf(made * 7919),
      postedAt: clock.now() - hour,
      author: {
        id: `ACo${made}`,
        publicIdentifier: `poster-${made}`,
        name: `Poster ${made}`,
        headline: 'Head of something',
        isCompany: false,
        imageUrl: '',
      },
      canComment: true,
      inPrivateGroup: false,
    };
    return post;
  };
  const network: Pick<Network, 'searchPosts' | 'profilePosts' | 'readPost' | 'readProfile' | 'comment'> = {
    searchPosts: async (_accountId, _url, { limit = 25 } = {}) => page(limit),
    profilePosts: () => page(12),
    readPost,
    readProfile: async () => ({
      providerId: 'ACo0',
      isCompany: false,
      name: 'Ada Okafor',
      url: '',
      imageUrl: '',
      headline: '',
    }),
    comment: async () => ({ commentId: `comment${made}` }),
  };
  return {
    network: network as Network,
    writer: {
      models: async () => [],
      complete: async (messages: { role: string; content: string }[]) => {
        written += 1;
        return wordsAbout(messages.find(({ role }) => role === 'user')?.content ?? '', written);
      },
    },
  };
}

/** A draft that was approved `ago` ms before the start; its undo window ends `opens` ms after the start. */
type Approved = { category: 'Search' | 'Monitor'; ago: number; opens: number };

/** The reads left at the start; null for all of a day. */
type ReadsLeft = Record<'searchRows' | 'others', number | null>;

async function world(
  start: number,
  settings: SettingsValues,
  approved: readonly Approved[],
  readsLeft: ReadsLeft,
) {
  const clock = manualClock(start);
  // A plan holds the earliest times: the engine adds at random up to a quarter of each interval.
  const deps = await simulatedDeps({ clock, random: () => 0, ...endlessPosts(clock) });
  const engine = createEngine(deps);
  const user = (await insertUser(direct(deps.db), {
    id: 'ada',
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.com',
    passwordHash: 'x',
    role: 'user',
    seats: 1,
    status: 'Paid',
    createdAt: start,
  })) as UserRow;
  const accountId = 'account';
  const owner = { providerId: 'ACoAda', name: 'Ada Okafor', email: '', imageUrl: '' };
  await addAccount(deps.db, { accountId, userId: user.id, ...owner, status: 'Connected', createdAt: start });
  await saveSettingsRow(direct(deps.db), { accountId, ...settings, savedAt: start });
  const { id: userId, role, status, seats } = user;
  const common = { accountId, userId, postUrl: '', posterId: '', posterName: '', posterImageUrl: '' };
  await addHistory(
    deps.db,
    approved.map(({ category, ago }, n) => ({
      ...common,
      ...{ id: `draft${n}`, postId: `urn:li:activity:9${n}`, postExcerpt: '', category, source: '' },
      ...{ windowDay: '', state: 'draft' as const, comment: `Comment ${n}`, createdAt: start - ago },
      draft: { postText: '', postedAt: start - ago, lapsesAt: start + 7 * day },
    })),
  );
  for (const [n, { ago, opens }] of approved.entries())
    await direct(deps.db)
      .update(drafts)
      .set({ state: 'approved', decidedAt: start - ago, notBefore: opens > 0 ? start + opens : 0 })
      .where(eq(drafts.commentId, `draft${n}`));
  const budget = await deps.reads.left(accountId);
  for (const kind of ['searchRows', 'others'] as const) {
    const wanted = budget[kind] - (readsLeft[kind] ?? budget[kind]);
    if (wanted > 0)
      await takeReads(deps.db, accountId, providerDay(start).day, { kind, wanted, limit: budget[kind] });
  }
  const actor: Actor = {
    userId,
    role,
    status,
    seats,
    stoppedAt: null,
    via: 'session',
    scope: 'write',
    sessionId: '',
    provedAt: 0,
  };
  const plan = (date?: string) => readSchedule(deps, actor, { accountId, date });
  const startIt = () => startAutomation(deps, actor, accountId);
  const firstDrafts = async () => {
    const since = gte(drafts.createdAt, start);
    return direct(deps.db).$count(drafts, and(since, sql`${drafts.state} = 'waiting'`));
  };
  return {
    clock,
    deps,
    engine,
    plan,
    startIt,
    firstDrafts,
    play: (until: number) => play({ engine, clock }, until),
  };
}

const slotsOf = ({ slots }: DaySchedule) => slots.map(({ at, category }) => ({ at, category }));
const firstDraftsIn = ({ warnings }: DaySchedule) =>
  Number(warnings.find(({ code }) => code === 'first_drafts')?.values.count ?? 0);
const dateIn = (timezone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate().toString();
const shifted = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const zone = fc.constantFrom(
  ...'Europe/London Europe/Berlin America/New_York America/St_Johns Asia/Kathmandu Australia/Lord_Howe'.split(
    ' ',
  ),
  ...'Pacific/Auckland Pacific/Chatham Africa/Casablanca America/Santiago America/Havana Pacific/Kiritimati UTC'.split(
    ' ',
  ),
);
const settings = fc
  .record({
    fromTime: time,
    toTime: time,
    timezone: zone,
    timeBetweenComments: fc.array(fc.constantFrom(1, 4.5, 7, 20, 20, 61, 180, 1440), {
      minLength: 1,
      maxLength: 5,
    }),
    activeDays: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Weekday[]>([...weekdays]) },
      fc.subarray<Weekday>([...weekdays], { minLength: 1 }),
    ),
    undoMinutes: fc.constantFrom(0, 0, 5, 30),
    review: fc.constantFrom(false, false, false, true),
    warmUp: fc.constantFrom(false, false, false, true),
    dailySearchComments: fc.integer({ min: 0, max: 12 }),
    dailyMonitorComments: fc.integer({ min: 0, max: 12 }),
    searches: fc.constantFrom(0, 1, 2, 3),
    profiles: fc.constantFrom(0, 1, 2, 3),
  })
  .map(
    ({
      fromTime,
      toTime,
      timezone,
      timeBetweenComments,
      activeDays,
      searches,
      profiles,
      ...limits
    }): SettingsValues => ({
      ...defaultSettings,
      ...limits,
      timing: { fromTime, toTime, timezone, timeBetweenComments, activeDays },
      searchUrls: Array.from(
        { length: searches },
        (_, n) => `https://www.linkedin.com/search/results/content/?keywords=k${n}`,
      ),
      searchProfiles: Array.from({ length: profiles }, (_, n) => `https://www.linkedin.com/in/ada-${n}`),
    }),
  );
const approvedDrafts: fc.Arbitrary<Approved[]> = fc.array(
  fc.record({
    category: fc.constantFrom('Search', 'Monitor'),
    ago: fc.integer({ min: 1, max: day }),
    opens: fc.constantFrom(0, 0, 5 * minute, 17 * minute, 3 * hour),
  }),
  { maxLength: 6 },
);
/**
 * Few reads only for comments that are posted at once: a draft may be written from a page that the engine
 * has in memory, which the schedule can't know.
 */
const readsFor = ({ review, undoMinutes }: SettingsValues): fc.Arbitrary<ReadsLeft> => {
  const few = review || undoMinutes > 0 ? fc.constant(0) : fc.integer({ min: 1, max: 40 });
  const left = fc.oneof(fc.constant(null), fc.constant(0), few);
  return fc.record({ searchRows: left, others: left });
};
/** Any day, and often one near which clocks change somewhere. */
const start = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') }),
  fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'),
      fc.integer({ min: -40, max: 30 }),
    )
    .map(([date, hours]) => Date.parse(date) + hours * hour),
);

test(
  'posts according to the schedule shown on that day or days before',
  async () => {
    let posted = 0;
    let drafted = 0;
    let short = 0;
    await fc.assert(
      fc.asyncProperty(
        settings.chain((given) => fc.tuple(fc.constant(given), readsFor(given))),
        approvedDrafts,
        start,
        fc.integer({ min: 0, max: 2 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async ([given, reads], approved, at, ahead, part) => {
          const { timezone } = given.timing;
          const simulated = await world(at, given, approved, reads);
          const date = shifted(dateIn(timezone, at), ahead);
          const window = windowOf(given.timing, date);
          const before = await simulated.plan(date);
          short += before.warnings.filter(({ code }) => code === 'reads_short').length;
          await simulated.startIt();
          expect(slotsOf(await simulated.plan(date))).toEqual(slotsOf(before));

          // Within the hours, the day's other drafts follow.
          if (!windowAt(given.timing, at + 2 * minute)) {
            const promised = firstDraftsIn(await simulated.plan());
            await simulated.play(at + 2 * minute);
            expect(await simulated.firstDrafts()).toBe(promised);
            drafted += promised;
          }

          // Halfway, what is posted and what is to come make the same day.
          const end = window?.closesAt ?? at + (ahead + 1) * day;
          await simulated.play(Math.max(at, Math.floor(at + (end - at) * part)));
          expect(slotsOf(await simulated.plan(date))).toEqual(slotsOf(before));

          await simulated.play(Math.max(at, end));
          const after = await simulated.plan(date);
          expect(after.slots.every(({ kind }) => kind === 'posted')).toBe(true);
          expect(slotsOf(after)).toEqual(slotsOf(before));
          posted += after.slots.length;
          simulated.deps.db.close();
        },
      ),
      { numRuns: days, seed: 21 },
    );
    expect(short).toBeGreaterThan(days / 20);
    // On days with reviews, only what was approved is posted.
    expect(posted).toBeGreaterThan(days * 2);
    // A first start outside the hours of an account that reviews is rare.
    expect(drafted).toBeGreaterThanOrEqual(Math.floor(days / 30));
  },
  deepTimeout,
);
