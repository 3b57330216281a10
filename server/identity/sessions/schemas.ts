import { z } from 'zod';
import { Ids } from '../../http/schemas.ts';

export const Session = z
  .object({
    id: z.string(),
    createdAt: z.string().describe('Time of the sign-in'),
    lastSeenAt: z.string().describe('To the minute'),
    expiresAt: z.string().describe('Use prolongs a sign-in of the CLI'),
    userAgent: z.string().describe('User agent of the sign-in'),
    address: z.string().nullable().describe('Network address of the sign-in, or null'),
    current: z.boolean().describe('Whether this call uses it'),
  })
  .meta({
    id: 'Session',
    example: {
      id: '3c5e2a60-9d0f-4b52-9a3c-0a1f6f0f7b1e',
      createdAt: '2026-03-02T10:00:00.000Z',
      lastSeenAt: '2026-03-02T10:31:00.000Z',
      expiresAt: '2026-03-09T10:00:00.000Z',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0',
      address: '203.0.113.7',
      current: true,
    },
  });
export type Session = z.infer<typeof Session>;

export const sessionSorts = ['createdAt', 'lastSeenAt'] as const;
export const SessionFilter = z.strictObject({ id: Ids });
