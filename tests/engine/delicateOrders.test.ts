import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSettings, saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { decideDraft, editDraft } from '../../db/automation/drafts.ts';
import { isPostgres } from '../../db/dialect/engine.ts';
import { comments, drafts } from '../../db/schema/index.ts';
import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import { direct } from '../support/database.ts';
import { deepTimeout, samples } from '../support/deep.ts';
import { play } from '../support/server.ts';
import { seeded, simulation } from '../support/simulation.ts';

/** Fewer on Postgres, where an order takes three times as long. */
const orders = isPostgres ? samples(4, 200) : samples(8, 1000);
const minute = 60_000;
const hour = 60 * minute;
const delicate = [
  'Our founder passed away on Sunday. She taught eleven of us the trade.',
  'Yesterday I learned that I have cancer. The chemotherapy begins on Monday.',
  'Today my whole team was laid off by video call, and so was I.',
  'Der Krieg hat unsere Kollegin aus Charkiw eingeholt, ihr Haus steht nicht mehr.',
  'Mit Kopftuch bekam ich auf 40 Bewerbungen keine Antwort. Das ist Rassismus.',
  'El terremoto derrumbó la escuela del pueblo y los bomberos siguen buscando.',
];
const ordinary = [
  'We moved our sprint review to Thursday, and the demo is shorter now. Half of the slides are gone.',
  'Our onboarding takes nine days. The longest wait is for a laptop, not for a person.',
];
const settings: Partial<SettingsValues> = {
  timing: {
    fromTime: '00:00',
    toTime: '00:00',
    timezone: 'UTC',
    timeBetweenComments: [60, 120],
    activeDays: [...weekdays],
  },
  dailyMonitorComments: 6,
  searchUrls: [],
  searchProfiles: ['https://www.linkedin.com/in/ada-okafor'],
  choice: { ...defaultSettings.choice, languages: [], sameAuthorDays: 0 },
};

let world: Awaited<ReturnType<typeof simulation>>;
beforeAll(async () => {
  world = await simulation('2026-03-02T10:00:00Z', { judgeMs: 1000 });
});
afterAll(() => world.close());

/** @returns the comments on delicate posts that no person had approved */
async function postedUnreviewed(seed: number): Promise<string[]> {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const userId = await world.addUser();
  const accountId = await world.addAccount(userId, { ...settings, review: random() < 0.3 });
  const approved = new Set<string>();
  const delicatePosts = new Set<string>();
  const ofAccount = () => world.db.select().from(drafts).where(eq(drafts.accountId, accountId));
  const change = async (values: Partial<SettingsValues>) => {
    const row = await findSettings(world.db, accountId);
    if (row) await saveSettingsRow(direct(world.db), { ...row, ...values, savedAt: world.clock.now() });
    await recheckAccount(direct(world.db), accountId);
  };
  const decide = async (to: 'approved' | 'held') => {
    const waiting = (await ofAccount()).filter(({ state }) => state === 'waiting' || state === 'held');
    if (waiting.length === 0) return;
    const { commentId } = pick(waiting);
    const at = { at: world.clock.now(), by: userId };
    if (await decideDraft(direct(world.db), commentId, ['waiting', 'held'], to, at)) {
      if (to === 'approved') approved.add(commentId);
      await recheckAccount(direct(world.db), accountId);
    }
  };
  const publish = (text: string): Promise<{ postId: string }> =>
    world.control('POST', '/posts', { authorId: 'ada-okafor', text });
  const publishDelicate = async () => delicatePosts.add((await publish(pick(delicate))).postId);
  const events: (() => Promise<unknown>)[] = [
    publishDelicate,
    publishDelicate,
    () => publish(pick(ordinary)),
    () => change({ review: random() < 0.5, undoMinutes: pick([0, 5, 30]) }),
    () => change({ delicatePosts: pick(['hold', 'skip'] as const) }),
    () => world.control('POST', '/writer', { persona: pick(['good', 'delicate', 'skips', 'echo']) }),
    () =>
      world.control('POST', '/writer', { judge: pick(['honest', 'honest', 'unclear', 'nonsense', 'no']) }),
    () => recheckAccount(direct(world.db), accountId, { running: random() < 0.7 }),
    () => decide(pick(['approved', 'held'] as const)),
    async () => {
      const [waiting] = (await ofAccount()).filter(({ state }) => state === 'waiting');
      const at = { at: world.clock.now(), by: userId };
      if (waiting) await editDraft(direct(world.db), waiting.commentId, 'Which week was the hardest?', at);
    },
    async () => {
      // Past the week after which a draft lapses.
      for (let days = 0; days < 8; days += 1) {
        world.clock.moveTo(world.clock.now() + 23 * hour);
        await play(world, world.clock.now() + hour);
      }
    },
  ];
  for (let step = 0; step < 12; step += 1) {
    await pick(events)();
    await play(world, world.clock.now() + Math.ceil(random() * 2 * hour));
  }
  await recheckAccount(direct(world.db), accountId, { running: false });
  const held = new Set((await ofAccount()).flatMap((row) => (row.heldFor ? [row.commentId] : [])));
  const rows = await world.db.select().from(comments).where(eq(comments.accountId, accountId));
  return rows
    .filter(({ state, id }) => state === 'confirmed' && !approved.has(id))
    .filter(({ id, postId }) => held.has(id) || delicatePosts.has(postId))
    .map(({ comment }) => comment);
}

test(
  'no comment on a delicate post is posted unreviewed, whatever the order of events',
  async () => {
    for (let seed = 1; seed <= orders; seed += 1)
      expect(await postedUnreviewed(seed), `order ${seed}`).toEqual([]);
  },
  deepTimeout,
);
