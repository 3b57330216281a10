import { z } from 'zod';
import { fault } from '../../texts/faults.ts';

export const impersonationMinutes = 30;

export const ImpersonationInput = z
  .strictObject({
    reason: z
      .string(fault('reasonRequired'))
      .trim()
      .min(3, fault('reasonRequired'))
      .max(300, fault('reasonTooLong', { count: 300 }))
      .describe('Reason for the visit, which the customer sees'),
  })
  .meta({ id: 'ViewInput', example: { reason: 'Ticket 4711: the dashboard shows no plan' } });
export type ImpersonationInput = z.infer<typeof ImpersonationInput>;

export const Impersonation = z
  .object({
    id: z.string(),
    token: z.string().describe('A read-only token for the customer'),
    expiresAt: z.string().describe("It also ends when the admin's session ends"),
  })
  .meta({
    id: 'View',
    example: {
      id: '3c5e2a60-9d0f-4b52-9a3c-0a1f6f0f7b1e',
      token: 'eyJhbGciOiJIUzI1NiJ9…',
      expiresAt: '2026-03-02T10:30:00.000Z',
    },
  });
export type Impersonation = z.infer<typeof Impersonation>;

export const SupportVisit = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    reason: z.string().describe('Reason given by the admin'),
  })
  .meta({
    id: 'SupportVisit',
    example: {
      id: '4711',
      createdAt: '2026-03-02T10:00:00.000Z',
      reason: 'Ticket 4711: the dashboard shows no plan',
    },
  });
export type SupportVisit = z.infer<typeof SupportVisit>;

export const SupportVisitFilter = z.strictObject({});
export const supportVisitSorts = ['createdAt'] as const;
