import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export const SeenClient = z
  .object({
    address: z.string().nullable().describe('What a call counts by; null where it does not count by address'),
    passedOn: z.array(z.string()).describe('The headers by which a proxy tells that it passed the call on'),
  })
  .meta({ id: 'SeenCaller', example: { address: '203.0.113.9', passedOn: ['x-forwarded-for'] } });
export type SeenClient = z.infer<typeof SeenClient>;

export const callerPath = '/api/health/caller';
const header = 'x-chimein-doctor';

export const signedClient = (authSecret: string, id: string): Record<string, string> => ({
  [header]: `${id}.${createHmac('sha256', authSecret).update(`doctor ${id}`).digest('base64url')}`,
});

export function isDoctor(authSecret: string, read: (name: string) => string | undefined): boolean {
  const given = read(header) ?? '';
  const right = signedClient(authSecret, given.split('.')[0] ?? '')[header] ?? '';
  const [theirs, ours] = [Buffer.from(given), Buffer.from(right)];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
