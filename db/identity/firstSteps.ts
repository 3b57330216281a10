import { eq } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { type FirstSteps, users } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

const none: FirstSteps = { folded: false, dismissed: false, previewed: false };

/** How far a person is with the first steps. */
export async function firstStepsOf(db: Reader, userId: string): Promise<FirstSteps> {
  const row = await first(db.select({ steps: users.firstSteps }).from(users).where(eq(users.id, userId)));
  return { ...none, ...row?.steps };
}

/** Changes what is given, and keeps the rest. */
export async function changeFirstSteps(db: Db, userId: string, patch: Partial<FirstSteps>): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await first(tx.select({ steps: users.firstSteps }).from(users).where(eq(users.id, userId)));
    const before = { ...none, ...row?.steps };
    const after = { ...before, ...patch };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await tx.update(users).set({ firstSteps: after }).where(eq(users.id, userId));
  });
}
