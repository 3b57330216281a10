import { z } from 'zod';
import { whole } from './schemas.ts';

export const Difference = z
  .object({
    userId: z.string().nullable().describe('Null for a Stripe customer without a user here'),
    email: z.string().nullable(),
    customerId: z.string(),
    what: z.string().describe('Object and field'),
    ours: z.string().nullable().describe('The value here'),
    theirs: z.string().nullable().describe('The value at Stripe'),
  })
  .meta({
    id: 'BillingDifference',
    example: {
      userId: '0199a1b2c3d4e5f607182930',
      email: 'mara@example.com',
      customerId: 'cus_Q1',
      what: 'subscription sub_1 seats',
      ours: '3',
      theirs: '5',
    },
  });
export type Difference = z.infer<typeof Difference>;
export const DifferencesQuery = z.strictObject({
  limit: whole('theLimit', 1000).optional().describe('Maximum number of users to compare; 100 by default'),
});
export const Differences = z
  .object({
    checked: z.int().describe('Number of users compared'),
    differences: z.array(Difference).describe('Differences found'),
  })
  .meta({ id: 'BillingDifferences', example: { checked: 12, differences: [] } });
export type Differences = z.infer<typeof Differences>;
export const ReconcileInput = z
  .strictObject({ dryRun: z.boolean().default(true).describe('false repairs the differences') })
  .meta({ id: 'ReconcileInput', example: { dryRun: true } });
export const Reconciled = z
  .object({
    checked: z.int().describe('Number of users compared'),
    differences: z.array(Difference).describe('Differences found'),
    remaining: z
      .array(Difference)
      .describe('Remaining differences; after a repair, those that need manual work'),
  })
  .meta({ id: 'Reconciled', example: { checked: 12, differences: [], remaining: [] } });
export type Reconciled = z.infer<typeof Reconciled>;
