import { z } from 'zod';
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

/** Times are ISO 8601 UTC. */
const Notification = z.object({
  kind: z.enum(notificationKinds),
  createdAt: z.string(),
  userId: z.string().nullable().describe('User it is about; null for the server or an unknown user'),
  userName: z.string(),
  accountName: z.string().nullable().describe('ID of the account that stopped'),
  customerId: z.string().nullable().describe('Stripe customer ID with a difference'),
  provider: z.enum(['network', 'writer']).nullable().describe('The provider that rejects all calls'),
  unread: z.boolean(),
});

export const Notifications = z
  .object({
    unread: z.int().describe('Number of unread notifications'),
    seenUntil: z.string(),
    notifications: z.array(Notification).describe('The latest 20'),
  })
  .meta({
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

export const SeenInput = z
  .strictObject({
    until: z.iso.datetime({
      offset: true,
      error: fault('mustDateTimeSuch'),
    }),
  })
  .meta({ id: 'SeenInput', example: { until: '2026-03-02T10:00:00.000Z' } });
export type SeenInput = z.infer<typeof SeenInput>;
