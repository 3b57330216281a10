import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { claimAccount, recheckAccount } from '../../db/automation/automations.ts';
import { automations, comments } from '../../db/schema/index.ts';
import { createPace, noSpacing } from '../../server/automation/network/pace.ts';
import { runAccount } from '../../server/automation/run/runAccount.ts';
import { direct } from '../support/database.ts';
import { simulation } from '../support/simulation.ts';

/* A comment whose outcome is unknown is looked at again, whatever its account does meanwhile. */

let world: Awaited<ReturnType<typeof simulation>>;
afterEach(() => world.close());

test('keeps a check of an unknown comment that comes due during a run', async () => {
  for (let before = 0; before < 8; before += 1) {
    world = await simulation('2026-03-02T10:00:00.000Z');
    const { db, clock } = world;
    const userId = await world.addUser();
    // Nothing may be said, so that nothing else brings the account back.
    const accountId = await world.addAccount(userId, { dailySearchComments: 0, dailyMonitorComments: 0 });
    const start = clock.now();
    const post = {
      postId: 'p',
      postUrl: 'https://network.example/p',
      posterId: 'ada',
      posterName: 'Ada',
      posterImageUrl: '',
    };
    const said = { comment: 'Why?', category: 'Search', source: 's', windowDay: '2026-03-02' } as const;
    const row = { id: 'c', accountId, userId, state: 'unknown', ...post, ...said, createdAt: start } as const;
    await direct(db)
      .insert(comments)
      .values({ ...row, looks: 3, lookAt: start + 1000 });
    await recheckAccount(direct(db), accountId);
    const claimed = await claimAccount(db, { accountId, holder: 'an engine', now: start });
    const job = { kind: 'run', key: accountId, worker: 'an engine', attempts: 1 } as const;
    let asked = 0;
    const engineClock = { ...clock, now: () => start + (asked++ < before ? 0 : 2000) };
    await runAccount(
      { ...world.deps, engineClock, pace: createPace(engineClock, () => 0, noSpacing) },
      { holder: 'an engine', fence: claimed?.fence ?? 0, job },
      accountId,
      new AbortController().signal,
    );
    const comment = (await db.select().from(comments).where(eq(comments.id, 'c')))[0];
    const automation = (await db.select().from(automations).where(eq(automations.accountId, accountId)))[0];
    expect([before, comment?.lookAt === null || automation?.dueAt !== null]).toEqual([before, true]);
    if (before < 7) await world.close();
  }
});
