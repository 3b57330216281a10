import { z } from 'zod';

const Used = z.object({
  limit: z.int().describe('Most reads of a day'),
  used: z.int().describe('Reads so far'),
  left: z.int().describe('`limit` less `used`, not below 0'),
});

export const exampleReads = {
  day: '2026-03-02',
  resetsAt: '2026-03-03T00:00:00.000Z',
  searchRows: { limit: 900, used: 260, left: 640 },
  profiles: { limit: 90, used: 2, left: 88 },
  others: { limit: 90, used: 19, left: 71 },
  comments: { used: 6, guidance: 100 },
};

export const ReadsOfDay = z
  .object({
    day: z.string().describe("The provider's day, a date in UTC"),
    resetsAt: z.string().describe('Start of the next day'),
    searchRows: Used.describe('Search results'),
    profiles: Used.describe('Profiles'),
    others: Used.describe('Other reads: posts of profiles, single posts, comments of a post'),
    comments: z
      .object({
        used: z.int().describe('Comments sent'),
        guidance: z.int().describe('What the provider advises'),
      })
      .describe(
        "Comments sent, beside the provider's guidance for a day; your own daily limits hold for them",
      ),
  })
  .meta({ id: 'ReadsOfDay', example: exampleReads });
export type ReadsOfDay = z.infer<typeof ReadsOfDay>;

export const AccountReads = z
  .object({ accountId: z.string(), ...ReadsOfDay.shape })
  .meta({ id: 'AccountReads', example: { accountId: 'Yk08cDzzdsqs9_8ds', ...exampleReads } });
export type AccountReads = z.infer<typeof AccountReads>;
