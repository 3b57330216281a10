import { newId } from '../../db/id.ts';
import { proposals } from '../../db/schema/index.ts';
import { direct } from './database.ts';
import type { TestServer } from './server.ts';

type Given = { userId: string; accountId: string; state?: (typeof proposals.$inferInsert)['state'] };

/** @returns its id */
export async function addProposal(
  { deps }: Pick<TestServer, 'deps'>,
  { userId, accountId, state = 'open' }: Given,
): Promise<string> {
  const now = deps.engineClock.now();
  const id = newId(now);
  await direct(deps.db)
    .insert(proposals)
    .values({
      ...{ id, userId, accountId, state, habit: `replace:leverage:${id}`, kind: 'replace' },
      ...{ details: { from: 'leverage', to: 'use' }, changed: 5, outOf: 5, evidence: [], createdAt: now },
      ...(state === 'accepted' && { line: 'Write “use”, not “leverage”.', decidedAt: now }),
    });
  return id;
}
