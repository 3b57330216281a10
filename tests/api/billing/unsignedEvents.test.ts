import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { keepRecent, recentLogPath } from '../../../server/operations/support/recentLog.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const lines: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'chimein-unsigned-'));
const kept = recentLogPath(folder);
beforeAll(async () => {
  const log = createLog('info', { keep: keepRecent(kept, []), write: (line) => lines.push(line) });
  server = await startTestServer({ log });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const counts = () =>
  lines.filter((line) => line.includes('without a valid signature')).map((line) => JSON.parse(line).count);
const unsigned = (many: number) =>
  Promise.all(
    Array.from({ length: many }, async () => {
      const answer = await server.call('POST', '/webhooks/stripe', {
        text: '{}',
        headers: { 'stripe-signature': 't=1,v1=00' },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
    }),
  );

test('L6: logs unsigned events with one line a minute and a count, and keeps none among the errors', async () => {
  await unsigned(1);
  expect(counts()).toEqual([1]);
  await unsigned(200);
  expect(counts()).toEqual([1]);
  server.clock.advance(60_000);
  expect(counts()).toEqual([1, 200]);
  await unsigned(3);
  server.clock.advance(59_999);
  expect(counts()).toEqual([1, 200]);
  server.clock.advance(1);
  expect(counts()).toEqual([1, 200, 3]);
  server.clock.advance(600_000);
  await unsigned(1);
  expect(counts()).toEqual([1, 200, 3, 1]);
  expect(existsSync(kept)).toBe(false);
});
