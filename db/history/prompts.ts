import { asc, inArray } from 'drizzle-orm';
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

export const promptsBefore = (db: Reader, accountIds: string[]): Promise<EarlierPrompt[]> =>
  db
    .select()
    .from(earlierPrompts)
    .where(inArray(earlierPrompts.accountId, accountIds))
    .orderBy(asc(earlierPrompts.replacedAt));

/** The prompts in the accounts' settings. */
export const promptsInUse = (db: Reader, accountIds: string[]): Promise<{ prompt: string }[]> =>
  db.select({ prompt: settings.prompt }).from(settings).where(inArray(settings.accountId, accountIds));
