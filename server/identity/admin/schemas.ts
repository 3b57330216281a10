import { z } from 'zod';
import { Seats } from '../../billing/schemas.ts';
import { Ids } from '../../http/schemas.ts';
import { fault } from '../../texts/faults.ts';
import {
  CompanyName,
  currentPassword,
  Email,
  FirstName,
  LastName,
  Password,
  roles,
  userStatuses,
} from '../users/schemas.ts';

export const userSorts = [
  'createdAt',
  'email',
  'firstName',
  'lastName',
  'status',
  'seats',
  'subscriptionEndsAt',
] as const;

export const UserFilter = z.strictObject({
  // zod's message would list "Expired", a word that ends the session in every client.
  status: z.enum(userStatuses, fault('statusUnknown')).optional().describe('Status of the user'),
  role: z.enum(roles).optional(),
  seats_gte: z.int().optional(),
  seats_lte: z.int().optional(),
  id: Ids,
  q: z.string().max(200).optional().describe('Part of the name, the company or the e-mail'),
});

const mostTrialDays = 3650;
const trialDaysFrom = (minimum: number) => {
  const message = fault('trialDaysInvalid', { least: minimum, most: mostTrialDays });
  return z.int(message).min(minimum, message).max(mostTrialDays, message);
};

export const AddUserInput = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    companyName: CompanyName.default(''),
    email: Email,
    password: Password,
    seats: Seats.default(1),
    trialDays: trialDaysFrom(1).default(14),
  })
  .meta({
    id: 'AddUserInput',
    example: {
      firstName: 'Ada',
      lastName: 'Okafor',
      companyName: 'Lovelace Ltd',
      email: 'ada@example.com',
      password: 'correct horse',
      seats: 2,
      trialDays: 14,
    },
  });
export type AddUserInput = z.infer<typeof AddUserInput>;

export const EditUserInput = z
  .strictObject({
    firstName: FirstName.optional(),
    lastName: LastName.optional(),
    companyName: CompanyName.optional(),
    email: Email.optional(),
    password: z
      .union([z.literal(''), Password])
      .optional()
      .describe('Empty: unchanged'),
    currentPassword: currentPassword
      .optional()
      .describe("Your own password; needed to change another admin's e-mail or password"),
    seats: Seats.optional(),
    trialDays: trialDaysFrom(0)
      .optional()
      .describe(
        'Counted from the start of the trial; 0 ends it now. Not allowed for users with a current or past subscription',
      ),
    subscriptionEndsAt: z
      .union([z.iso.datetime({ offset: true }), z.iso.date()], fault('billingDateInvalid'))
      .optional()
      .describe('The billing date'),
  })
  .refine((input) => input.trialDays === undefined || input.subscriptionEndsAt === undefined, {
    path: ['trialDays'],
    error: fault('trialDaysOrBillingDate'),
  })
  .meta({ id: 'EditUserInput', example: { seats: 3 } });
export type EditUserInput = z.infer<typeof EditUserInput>;

const Standing = z.object({
  status: z.enum(userStatuses).describe('Status of the user'),
  seats: z.int(),
  subscriptionEndsAt: z.string().nullable(),
});
export const EditPreview = z
  .object({
    before: Standing.describe('The user of today'),
    after: Standing.describe('The user after the change'),
    hasSubscription: z
      .boolean()
      .describe('A live subscription that continues at Stripe and sets the date again'),
    running: z.int().describe('Number of running accounts'),
  })
  .meta({
    id: 'EditPreview',
    example: {
      before: { status: 'Trial', seats: 2, subscriptionEndsAt: '2026-03-16T10:00:00.000Z' },
      after: { status: 'Expired', seats: 2, subscriptionEndsAt: '2026-03-01T23:59:59.999Z' },
      hasSubscription: false,
      running: 1,
    },
  });
export type EditPreview = z.infer<typeof EditPreview>;

export const UserId = z.object({ id: z.string().max(100) });
