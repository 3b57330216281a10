import { desc, gte, sql } from 'drizzle-orm';
import type { Db, Reader } from '../open.ts';
import { providerAlarms } from '../schema/index.ts';
import type { MachineTime } from '../time.ts';
import { transaction } from '../transaction.ts';

export type ProviderAlarm = typeof providerAlarms.$inferSelect;

const day = 86_400_000;

/**
 * Records that a provider refuses everything. Alarms within a day of each other are one, with the latest
 * detail.
 * @param at ms since the epoch, by the machine's clock
 */
export async function raiseProviderAlarm(
  db: Db,
  { provider, detail, at }: Pick<ProviderAlarm, 'provider' | 'detail'> & { at: MachineTime },
): Promise<void> {
  await transaction(db, (tx) =>
    tx
      .insert(providerAlarms)
      .values({ provider, detail, since: at, lastAt: at })
      .onConflictDoUpdate({
        target: providerAlarms.provider,
        set: {
          detail,
          since: sql`case when ${providerAlarms.lastAt} < ${at - day} then ${at} else ${providerAlarms.since} end`,
          lastAt: at,
        },
      }),
  );
}

/** Latest first. @param since ms since the epoch */
export async function providerAlarmsSince(db: Reader, since: MachineTime): Promise<ProviderAlarm[]> {
  return db
    .select()
    .from(providerAlarms)
    .where(gte(providerAlarms.lastAt, since))
    .orderBy(desc(providerAlarms.lastAt));
}
