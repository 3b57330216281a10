import { index, json, primaryKey, table, text, timestampMs } from '../dialect/table.ts';
import { ofAccount, type settings } from './accounts.ts';

/** The settings that a campaign sets; omitted ones stay unchanged. */
export type StoredTemplate = Partial<Omit<typeof settings.$inferSelect, 'accountId' | 'savedAt'>>;

export const campaigns = table(
  'campaigns',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    template: json<StoredTemplate>('template').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    updatedAt: timestampMs('updated_at').notNull(),
  },
  (table) => [index('campaigns_created').on(table.createdAt)],
);

export const campaignRuns = table(
  'campaign_runs',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    actorId: text('actor_id').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [index('campaign_runs_campaign').on(table.campaignId, table.createdAt)],
);

/** The changed fields of an account before and after a run. An undo restores them. */
export const campaignChanges = table(
  'campaign_changes',
  {
    runId: text('run_id')
      .notNull()
      .references(() => campaignRuns.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    before: json<StoredTemplate>('before').notNull(),
    after: json<StoredTemplate>('after').notNull(),
    undoneAt: timestampMs('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.accountId] }),
    index('campaign_changes_account').on(table.accountId),
  ],
);
