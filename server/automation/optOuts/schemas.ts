import { z } from 'zod';
import { isProfileUrl, limits } from '../../accounts/settings/limits.ts';
import { Ids } from '../../http/schemas.ts';
import { fault } from '../../texts/faults.ts';

export const optOutStates = ['unverified', 'waiting', 'active', 'rejected'] as const;

export const OptOutInput = z
  .strictObject({
    profileUrl: z
      .string()
      .trim()
      .max(limits.url, fault('profileUrlInvalid'))
      .refine(isProfileUrl, fault('profileUrlInvalid')),
  })
  .meta({ id: 'OptOutInput', example: { profileUrl: 'https://www.linkedin.com/in/ada-okafor' } });
export type OptOutInput = z.infer<typeof OptOutInput>;

export const OptOutId = z.object({ id: z.string().max(100) });

const state = z
  .enum(optOutStates)
  .describe(
    '`unverified`: the code was not seen in the profile. `waiting`: an admin decides. `active`: nobody here comments on the posts of the profile. `rejected`: an admin declined',
  );

/** Times are ISO 8601 UTC. */
export const OptOutRequest = z
  .object({
    id: z.string().describe('A secret of the author'),
    profileUrl: z.string(),
    state,
    code: z.string().describe('For the headline or the About section of the profile'),
    checksLeft: z.int().describe('0 where only an admin can decide, as for companies'),
    expiresAt: z.string().nullable().describe('When the request is deleted'),
  })
  .meta({
    id: 'OptOutRequest',
    example: {
      id: 'q3NfV1x0pYw3nTfE7uKqJ5',
      profileUrl: 'https://www.linkedin.com/in/ada-okafor',
      state: 'unverified',
      code: 'chimein-k7f3m9qx2d',
      checksLeft: 5,
      expiresAt: '2026-03-03T10:00:00.000Z',
    },
  });
export type OptOutRequest = z.infer<typeof OptOutRequest>;

export const OptOut = z
  .object({
    id: z.string(),
    profileUrl: z.string(),
    state,
    code: z.string().nullable().describe('The code of the author; null for an entry by an admin'),
    createdAt: z.string(),
    decidedAt: z.string().nullable(),
  })
  .meta({
    id: 'OptOut',
    example: {
      id: '0199a1b2c3d4e5f607182931',
      profileUrl: 'https://www.linkedin.com/in/ada-okafor',
      state: 'waiting',
      code: 'chimein-k7f3m9qx2d',
      createdAt: '2026-03-02T10:00:00.000Z',
      decidedAt: null,
    },
  });
export type OptOut = z.infer<typeof OptOut>;

export const optOutSorts = ['createdAt'] as const;
export const OptOutFilter = z.strictObject({
  id: Ids,
  state: z.enum(optOutStates).optional().describe('State of the request'),
  q: z.string().max(200).optional().describe('Part of the profile address'),
});
export type OptOutFilter = z.infer<typeof OptOutFilter>;
