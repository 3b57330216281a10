import { sql } from 'drizzle-orm';
import { index, integer, json, table, text, timestampMs, uniqueIndex } from '../dialect/table.ts';

/** How far a person is with the first steps. */
export type FirstSteps = {
  folded: boolean;
  dismissed: boolean;
  /** Whether a comment was ever previewed. */
  previewed: boolean;
};

export const users = table(
  'users',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull().default(''),
    email: text('email').notNull(),
    /** The e-mail in lower case: what makes two the same. */
    emailKey: text('email_key').notNull(),
    /** A changed e-mail that does not count yet. The last to claim one holds the claim. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'admin'] }).notNull(),
    profileImage: text('profile_image').notNull().default(''),
    seats: integer('seats').notNull().default(1),
    status: text('status', { enum: ['Paid', 'Expired', 'Trial', 'None'] }).notNull(),
    subscriptionEndsAt: timestampMs('subscription_ends_at'),
    verifiedAt: timestampMs('verified_at'),
    trialStartedAt: timestampMs('trial_started_at'),
    /** The length of the trial as it was last set; 0 for whoever has had none. */
    trialDays: integer('trial_days').notNull().default(0),
    /** Since when the person has stopped all of their accounts at once; null while each goes by its own. */
    stoppedAt: timestampMs('stopped_at'),
    /** Null before the first change. */
    firstSteps: json<FirstSteps>('first_steps'),
    /** The language of the mails to this person. */
    language: text('language', { enum: ['en', 'de', 'es'] })
      .notNull()
      .default('en'),
    paymentsCustomerId: text('payments_customer_id'),
    /** From when on an admin without a second factor may do nothing else; null before the rule first met them. */
    secondFactorDueAt: timestampMs('second_factor_due_at'),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_payments_customer').on(table.paymentsCustomerId),
    index('users_pending').on(sql`lower(pending_email)`).where(sql`pending_email is not null`),
    index('users_created').on(table.createdAt),
    index('users_status_ends').on(table.status, table.subscriptionEndsAt),
    index('users_ends').on(table.subscriptionEndsAt),
    index('users_first_name').on(sql`first_name collate nocase`),
    index('users_last_name').on(sql`last_name collate nocase`),
    index('users_seats').on(table.seats),
  ],
);

/** Up to when an admin has seen what happened. */
export const adminSeen = table('admin_seen', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenUntil: timestampMs('seen_until').notNull(),
});
