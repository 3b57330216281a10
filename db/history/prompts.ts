import { and, asc, eq, inArray } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Reader, Tx } from '../open.ts';
import { earlierPrompts, settings } from '../schema/index.ts';

export type EarlierPrompt = typeof earlierPrompts.$inferSelect;

/** Keeps a prompt that is replaced. Call it in the transaction of the change. */
export async function keepPrompt(tx: Tx, prompt: EarlierPrompt): Promise<void> {
  const { accountId, version } = earlierPrompts;
  await tx
    .insert(earlierPrompts)
    .values(prompt)
    .onConflictDoUpdate({ target: [accountId, version], set: { replacedAt: prompt.replacedAt } });
}

/** The text of a prompt that was replaced; null if it was not kept. */
export async function earlierPrompt(db: Reader, accountId: string, version: string): Promise<string | null> {
  const where = and(eq(earlierPrompts.accountId, accountId), eq(earlierPrompts.version, version));
  const found = await first(db.select({ text: earlierPrompts.text }).from(earlierPrompts).where(where));
  return found?.text ?? null;
}

export const promptsBefore = (db: Reader, accountIds: string[]): Promise<EarlierPrompt[]> =>
  db
    .select()
    .from(earlierPrompts)
    .where(inArray(earlierPrompts.accountId, accountIds))
    .orderBy(asc(earlierPrompts.replacedAt));

/** The prompts in the accounts' settings. */
export const promptsInUse = (db: Reader, accountIds: string[]): Promise<{ prompt: string }[]> =>
  db.select({ prompt: settings.prompt }).from(settings).where(inArray(settings.accountId, accountIds));
