import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';
import { exampleReads, ReadsOfDay } from '../network/readSchemas.ts';

const scheduleWarningCodes = [
  'not_running',
  'not_a_working_day',
  'no_working_day',
  'window_too_short',
  'clock_change',
  'reads_short',
  'warm_up',
  'above_usual_ceiling',
  'no_sources',
  'limits_off',
  'nothing_approved',
  'first_drafts',
  'subscription_ends',
] as const;

const Slot = z
  .object({
    at: z.string().describe('Time of the comment; of a planned one, the earliest'),
    category: z.enum(['Search', 'Monitor']),
    kind: z
      .enum(['posted', 'draft', 'planned'])
      .describe('`posted`: on the network. `draft`: approved. `planned`: not written yet'),
    commentId: z
      .string()
      .optional()
      .describe('The comment, or the draft that becomes it; missing if it is planned'),
    postUrl: z.string().optional(),
    posterName: z.string().optional().describe('Author of the post'),
  })
  .meta({
    id: 'ScheduleSlot',
    example: { at: '2026-03-02T11:00:00.000Z', category: 'Search', kind: 'planned' },
  });
export type ScheduleSlot = z.infer<typeof Slot>;

const LimitOfDay = z.object({
  limit: z.int().describe('Most comments of this day'),
  used: z.int().describe('Posted so far'),
  left: z.int().describe('`limit` less `used`, not below 0'),
});

const Warning = z.object({
  code: z.enum(scheduleWarningCodes).describe('Code of the warning, for programs'),
  message: z.string().describe('A message for people'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Values of the message, for translations'),
});
export type ScheduleWarning = z.infer<typeof Warning>;

export const DaySchedule = z
  .object({
    accountId: z.string(),
    date: z.string().describe('Local date of the account on which the working hours start'),
    timezone: z.string().describe('Time zone of the account, such as `Europe/London`'),
    window: z
      .object({
        opensAt: z.string().describe('Start of the working hours'),
        closesAt: z.string().describe('End of the working hours'),
      })
      .nullable()
      .describe('Working hours of this day; null on a day off'),
    slots: z.array(Slot).describe('Posted and planned comments, the earliest first'),
    limits: z
      .object({ Search: LimitOfDay.describe('Of searches'), Monitor: LimitOfDay.describe('Of profiles') })
      .describe('Comments of this day by kind of source'),
    warnings: z.array(Warning).describe('Why there may be fewer comments than the limits allow'),
    reads: ReadsOfDay.describe("The provider's current day, for any requested date"),
    clock: z
      .object({
        now: z.string().describe('Its present time'),
        rate: z.number().describe('1, unless the automation clock of a sandbox runs faster'),
      })
      .describe('The clock of the automation'),
  })
  .meta({
    id: 'DaySchedule',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      date: '2026-03-02',
      timezone: 'Europe/London',
      window: { opensAt: '2026-03-02T09:00:00.000Z', closesAt: '2026-03-02T17:00:00.000Z' },
      slots: [
        {
          at: '2026-03-02T10:30:00.000Z',
          category: 'Monitor',
          kind: 'posted',
          commentId: '01JXT0B4Z2',
          postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7100000000000000000/',
          posterName: 'Ada Okafor',
        },
        { at: '2026-03-02T11:00:00.000Z', category: 'Search', kind: 'planned' },
      ],
      limits: { Search: { limit: 5, used: 0, left: 5 }, Monitor: { limit: 5, used: 1, left: 4 } },
      warnings: [
        {
          code: 'not_running',
          message: 'This account is paused. These are its times if it goes on now',
          values: { reason: 'paused' },
        },
      ],
      reads: exampleReads,
      clock: { now: '2026-03-02T10:45:00.000Z', rate: 1 },
    },
  });
export type DaySchedule = z.infer<typeof DaySchedule>;

export const ScheduleQuery = z.strictObject({
  accountId: z
    .string()
    .min(1, fault('required', { what: nameOf('account') }))
    .max(100),
  date: z.iso
    .date(fault('dateFormat'))
    .optional()
    .describe(
      "A local date of the account, at most 400 days away; left out, the present window's, else the next one's",
    ),
});
