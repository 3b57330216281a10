import { eq } from 'drizzle-orm';
import { first } from '../first.ts';
import type { Db, Reader } from '../open.ts';
import { installation } from '../schema/index.ts';
import { transaction } from '../transaction.ts';

const name = 'secret_canary';

export async function secretCanary(db: Reader): Promise<string | undefined> {
  return (await first(db.select().from(installation).where(eq(installation.name, name))))?.value;
}

/** Stores a canary unless one is stored. Returns the stored one, which may be another server's. */
export async function keepSecretCanary(db: Db, value: string): Promise<string> {
  const known = await secretCanary(db);
  if (known !== undefined) return known;
  return transaction(db, async (tx) => {
    await tx.insert(installation).values({ name, value }).onConflictDoNothing();
    return (await secretCanary(tx)) ?? value;
  });
}

export async function replaceSecretCanary(db: Db, value: string): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .insert(installation)
      .values({ name, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } }),
  );
}
