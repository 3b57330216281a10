import { index, integer, table, text, timestampMs } from '../dialect/table.ts';

/**
 * An author's request that no account on this installation comments on their posts. Stores only the identity
 * of the author's profile.
 *
 * unverified: the author must show the code in the profile. waiting: an admin decides. active: respected.
 * rejected: kept until it expires, so that the author can read the decision.
 */
export const optOuts = table(
  'opt_outs',
  {
    /** Random and secret: only the author knows it. */
    id: text('id').primaryKey(),
    /** `person:ada-okafor` or `company:acme`, in lower case. */
    profile: text('profile').notNull(),
    /** The network's id, which stays if the profile's address changes; null until the profile was read. */
    providerId: text('provider_id'),
    state: text('state', { enum: ['unverified', 'waiting', 'active', 'rejected'] }).notNull(),
    /** The code in the author's profile; null for an admin's entry. */
    code: text('code'),
    /** Checks of the profile. */
    looks: integer('looks').notNull().default(0),
    createdAt: timestampMs('created_at').notNull(),
    /** When it got into its state; null while it is unverified. */
    decidedAt: timestampMs('decided_at'),
    /** When an undecided or rejected request is deleted; null for the active ones. */
    expiresAt: timestampMs('expires_at'),
  },
  (table) => [
    index('opt_outs_profile').on(table.profile),
    index('opt_outs_provider').on(table.providerId),
    index('opt_outs_state').on(table.state, table.createdAt),
    index('opt_outs_expires').on(table.expiresAt),
  ],
);
