import { z } from 'zod';
import { TimeZone } from '../../accounts/settings/schemas.ts';

const timeZone = TimeZone.nullable().describe('As in `Europe/Berlin`; null turns the digest off');

export const DigestInput = z
  .strictObject({ timeZone })
  .meta({ id: 'DigestInput', example: { timeZone: 'Europe/Berlin' } });
export type DigestInput = z.infer<typeof DigestInput>;

export const Digest = z
  .object({
    timeZone: z.string().nullable().describe('The digest comes at 8:00 in this time zone; null if it is off'),
    nextAt: z.string().nullable().describe('When the next one is due. Without news, no e-mail is sent'),
  })
  .meta({ id: 'Digest', example: { timeZone: 'Europe/Berlin', nextAt: '2026-03-03T07:00:00.000Z' } });
export type Digest = z.infer<typeof Digest>;

export const UnsubscribeLink = z.object({ token: z.string().max(200) });
