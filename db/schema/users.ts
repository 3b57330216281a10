import { sql } from 'drizzle-orm';
import {
  boolean,
  caselessColumn,
  index,
  integer,
  json,
  table,
  text,
  timestampMs,
  uniqueIndex,
} from '../dialect/table.ts';
import type { MachineTime } from '../time.ts';

export type FirstSteps = {
  folded: boolean;
  dismissed: boolean;
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
    /** Lower case; unique. */
    emailKey: text('email_key').notNull(),
    /** A new e-mail that is not confirmed. Only the latest user who requested it has it. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'admin'] }).notNull(),
    profileImage: text('profile_image').notNull().default(''),
    seats: integer('seats').notNull().default(1),
    status: text('status', { enum: ['Paid', 'Expired', 'Trial', 'None'] }).notNull(),
    subscriptionEndsAt: timestampMs<MachineTime>('subscription_ends_at'),
    verifiedAt: timestampMs('verified_at'),
    trialStartedAt: timestampMs<MachineTime>('trial_started_at'),
    /** The length of the trial as last set; 0 without one. */
    trialDays: integer('trial_days').notNull().default(0),
    /** When the user stopped all accounts; null if they did not. */
    stoppedAt: timestampMs<MachineTime>('stopped_at'),
    /** Null before the first change. */
    firstSteps: json<FirstSteps>('first_steps'),
    /** The language of mails. */
    language: text('language', { enum: ['en', 'de', 'es'] })
      .notNull()
      .default('en'),
    /** The daily digest comes at 8:00 in this zone; null turns it off. */
    digestTimeZone: text('digest_time_zone'),
    /** The latest digest. One without news counts too, although it is not mailed. */
    digestedAt: timestampMs<MachineTime>('digested_at'),
    /** Which news are mailed beside the digest: on for people who registered since there is a choice. */
    draftMails: boolean('draft_mails').notNull().default(false),
    signedOutMails: boolean('signed_out_mails').notNull().default(false),
    resultMails: boolean('result_mails').notNull().default(false),
    paymentsCustomerId: text('payments_customer_id'),
    /** From then on, an admin without a second factor may do nothing else; null until the rule applies. */
    secondFactorDueAt: timestampMs('second_factor_due_at'),
    createdAt: timestampMs<MachineTime>('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_payments_customer').on(table.paymentsCustomerId),
    index('users_pending').on(sql`lower(pending_email)`).where(sql`pending_email is not null`),
    index('users_created').on(table.createdAt),
    index('users_status_ends').on(table.status, table.subscriptionEndsAt),
    index('users_ends').on(table.subscriptionEndsAt),
    index('users_first_name').on(caselessColumn('first_name')),
    index('users_last_name').on(caselessColumn('last_name')),
    index('users_seats').on(table.seats),
  ],
);

/** The column of a row that a user has, and that is deleted with the user. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Until when a person has seen their notifications. Named from when only admins had notifications. */
export const notificationsSeen = table('admin_seen', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenUntil: timestampMs<MachineTime>('seen_until').notNull(),
});
