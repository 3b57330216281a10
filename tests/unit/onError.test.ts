import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { ApiEnv } from '../../server/http/api.ts';
import { onError } from '../../server/http/onError.ts';
import { createLog } from '../../server/log.ts';
import { type FaultKind, ProviderFault } from '../../server/providers/fault.ts';

const levels: Record<number, string> = { 30: 'info', 50: 'error' };

/** The levels of the lines that a request leaves if it fails like this. */
async function levelsAfter(thrown: Error): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const app = new Hono<ApiEnv>().onError(onError(log)).get('/', () => {
    throw thrown;
  });
  expect((await app.request('/')).status).toBeGreaterThanOrEqual(429);
  return lines.map((line) => levels[JSON.parse(line).level] ?? line);
}

const ofProviders: Record<Exclude<FaultKind, 'account' | 'budget'>, string> = {
  cap: 'info',
  day_limit: 'info',
  rate: 'info',
  refused: 'info',
  down: 'info',
  key: 'error',
  unavailable: 'error',
  invalid: 'error',
  gone: 'error',
};
test.each(Object.entries(ofProviders))('logs a fault of kind %s as %s', async (kind, level) => {
  expect(await levelsAfter(new ProviderFault(kind as FaultKind, 'No.'))).toEqual([level]);
});

test('logs nothing of a used-up limit of one’s own', async () => {
  expect(await levelsAfter(new ProviderFault('budget', 'No.'))).toEqual([]);
});

test('logs an answer of 500 or more as an error, unless it is expected', async () => {
  expect(await levelsAfter(new Error('broken'))).toEqual(['error']);
  expect(await levelsAfter(new AppError('unavailable', 'No.'))).toEqual(['error']);
  expect(await levelsAfter(new AppError('unavailable', 'No.', { isExpected: true }))).toEqual(['info']);
});
