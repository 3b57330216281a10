import { z } from 'zod';
import { JoinedWorkspace } from '../../identity/people/schemas.ts';
import { fault } from '../../texts/faults.ts';

export const notificationKinds = [
  'user_new',
  'account_stopped',
  'payment_failed',
  'billing_difference',
  'backup_failed',
  'provider_refuses',
  'opt_out_waiting',
  'cost_cap_near',
  'cost_cap_reached',
] as const;

const shared = { createdAt: z.string(), unread: z.boolean() };
const listOf = <Row extends z.ZodObject>(row: Row) =>
  z.object({
    unread: z.int().describe('Number of unread notifications'),
    seenUntil: z.string().describe('Up to when they were marked as read'),
    notifications: z.array(row).describe('The latest 20'),
  });

/** Times are ISO 8601 UTC. */
const Notification = z.object({
  kind: z.enum(notificationKinds).describe('The kind of event'),
  ...shared,
  userId: z.string().nullable().describe('User it is about; null for the server or an unknown user'),
  userName: z.string(),
  accountName: z.string().nullable().describe('ID of the account that stopped'),
  customerId: z.string().nullable().describe('Stripe customer ID with a difference'),
  provider: z.enum(['network', 'writer']).nullable().describe('The provider that rejects all calls'),
});

export const Notifications = listOf(Notification).meta({
  id: 'Notifications',
  example: {
    unread: 1,
    seenUntil: '2026-03-02T09:00:00.000Z',
    notifications: [
      {
        kind: 'account_stopped',
        createdAt: '2026-03-02T10:00:00.000Z',
        userId: '0199a1b2c3d4e5f607182930',
        userName: 'Mara Winter',
        accountName: 'Mara Winter',
        customerId: null,
        provider: null,
        unread: true,
      },
    ],
  },
});
export type Notifications = z.infer<typeof Notifications>;

const OwnNotification = z.object({
  kind: z.enum(['approved_lapsed']).describe('An approved draft expired before it could be posted'),
  ...shared,
  draftId: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  posterName: z.string().describe('Author of the post'),
  workspace: JoinedWorkspace.nullable().describe('Where the draft is; null for your own'),
});

export const OwnNotifications = listOf(OwnNotification).meta({
  id: 'OwnNotifications',
  example: {
    unread: 1,
    seenUntil: '2026-03-02T09:00:00.000Z',
    notifications: [
      {
        kind: 'approved_lapsed',
        createdAt: '2026-03-09T10:30:00.000Z',
        unread: true,
        draftId: '0199a1b2c3d4e5f607182931',
        accountId: 'Yk08cDzzdsqs9_8ds',
        accountName: 'Mara Winter',
        posterName: 'Ada Okafor',
        workspace: null,
      },
    ],
  },
});
export type OwnNotifications = z.infer<typeof OwnNotifications>;

export const SeenInput = z
  .strictObject({
    until: z.iso
      .datetime({
        offset: true,
        error: fault('dateTimeInvalid'),
      })
      .describe('`seenUntil` of the list that was read'),
  })
  .meta({ id: 'SeenInput', example: { until: '2026-03-02T10:00:00.000Z' } });
export type SeenInput = z.infer<typeof SeenInput>;
