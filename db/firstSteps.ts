import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { type FirstSteps, users } from './schema/index.ts';

const none: FirstSteps = { folded: false, dismissed: false, previewed: false };

/** How far a person is with the first steps. */
export async function firstStepsOf(db: Db, userId: string): Promise<FirstSteps> {
  const row = db.select({ steps: users.firstSteps }).from(users).where(eq(users.id, userId)).get();
  return { ...none, ...row?.steps };
}

/** Changes what is given, and keeps the rest. */
export async function changeFirstSteps(db: Db, userId: string, patch: Partial<FirstSteps>): Promise<void> {
  db.transaction((tx) => {
    const row = tx.select({ steps: users.firstSteps }).from(users).where(eq(users.id, userId)).get();
    const before = { ...none, ...row?.steps };
    const after = { ...before, ...patch };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    tx.update(users).set({ firstSteps: after }).where(eq(users.id, userId)).run();
  });
}
