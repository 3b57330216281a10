import { z } from 'zod';
import { LoggedIn } from '../auth/schemas.ts';
import { filled, line } from '../users/schemas.ts';

const challengeId = filled('id', 100);

export const CliLoginInput = z
  .strictObject({ challengeId })
  .meta({ id: 'CliLoginInput', example: { challengeId: 'r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i' } });
export const CliLoginStarted = z
  .object({
    id: z.string(),
    code: z.string().describe('The terminal shows this code; the user types it in the browser'),
    url: z.string().describe('Page of the browser that asks for the code'),
    expiresAt: z.int().describe('Milliseconds since the epoch'),
  })
  .meta({
    id: 'CliLoginStarted',
    example: {
      id: 'q8JjXlF0m2dYyKQ3sYb0vA',
      code: '7K3Q-N8W2',
      url: 'https://app.example.com/cli-login?request=q8JjXlF0m2dYyKQ3sYb0vA',
      expiresAt: 1_772_446_200_000,
    },
  });
export type CliLoginStarted = z.infer<typeof CliLoginStarted>;
const Pending = z
  .object({ state: z.literal('pending').describe('Ask again') })
  .meta({ id: 'CliLoginPending', example: { state: 'pending' } });
export const CliLoginAnswer = z.union([LoggedIn, Pending]);
export type CliLoginAnswer = z.infer<typeof CliLoginAnswer>;
export const CliLoginRequest = z
  .object({
    createdAt: z.string(),
    expiresAt: z.string(),
    address: z.string().describe('Network address of the CLI; empty if unknown'),
    userAgent: z.string(),
  })
  .meta({
    id: 'CliLoginRequest',
    example: {
      createdAt: '2026-03-02T10:00:00.000Z',
      expiresAt: '2026-03-02T10:10:00.000Z',
      address: '203.0.113.9',
      userAgent: 'chimein/0.1.0',
    },
  });
export type CliLoginRequest = z.infer<typeof CliLoginRequest>;
export const CliLoginCode = z
  .strictObject({
    code: line('code', 20).describe('The code that the terminal shows'),
  })
  .meta({ id: 'CliLoginCode', example: { code: '7K3Q-N8W2' } });
