import { desc, gte, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { providerAlarms } from './schema/index.ts';

export type ProviderAlarm = typeof providerAlarms.$inferSelect;

const day = 86_400_000;

/**
 * Notes that a provider refuses everything. Alarms within a day of each other are one, with the latest detail.
 * @param at ms since the epoch, by the machine's clock
 */
export function raiseProviderAlarm(
  db: Db,
  { provider, detail, at }: Pick<ProviderAlarm, 'provider' | 'detail'> & { at: number },
): void {
  db.insert(providerAlarms)
    .values({ provider, detail, since: at, lastAt: at })
    .onConflictDoUpdate({
      target: providerAlarms.provider,
      set: {
        detail,
        since: sql`case when ${providerAlarms.lastAt} < ${at - day} then ${at} else ${providerAlarms.since} end`,
        lastAt: at,
      },
    })
    .run();
}

/** The alarms that were raised since then, the latest first. @param since ms since the epoch */
export function providerAlarmsSince(db: Db, since: number): ProviderAlarm[] {
  return db
    .select()
    .from(providerAlarms)
    .where(gte(providerAlarms.lastAt, since))
    .orderBy(desc(providerAlarms.lastAt))
    .all();
}
