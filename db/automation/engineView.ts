import { eq, getTableColumns } from 'drizzle-orm';
import type { AccountRow, AutomationRow } from '../accounts/accounts.ts';
import type { SettingsRow } from '../accounts/settings.ts';
import { param } from '../dialect/query.ts';
import { first } from '../first.ts';
import type { Reader } from '../open.ts';
import { prepare } from '../prepare.ts';
import { accounts, automations, settings, users } from '../schema/index.ts';

export type EngineView = {
  account: AccountRow;
  automation: AutomationRow;
  settings: SettingsRow | null;
  user: Pick<typeof users.$inferSelect, 'id' | 'status' | 'subscriptionEndsAt' | 'stoppedAt'>;
};

const { id, status, subscriptionEndsAt, stoppedAt } = users;
const engineView = prepare('engineView', (db) =>
  db
    .select({
      account: getTableColumns(accounts),
      automation: getTableColumns(automations),
      settings: getTableColumns(settings),
      user: { id, status, subscriptionEndsAt, stoppedAt },
    })
    .from(accounts)
    .innerJoin(automations, eq(automations.accountId, accounts.accountId))
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(settings, eq(settings.accountId, accounts.accountId))
    .where(eq(accounts.accountId, param('accountId'))),
);

/** All that decides whether an account may act, in one read. */
export const readForEngine = (db: Reader, accountId: string): Promise<EngineView | undefined> =>
  first(engineView(db, { accountId }));
