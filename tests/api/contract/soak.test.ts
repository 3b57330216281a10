import { expect, test } from 'vitest';
import { createMix } from '../../soak/load/mix.ts';
import { readOperations } from '../../soak/load/operations.ts';
import { startTestServer } from '../../support/server.ts';

test('the soak makes every documented call, and rejects a missing one', async () => {
  const server = await startTestServer();
  const operations = await readOperations(server.url);
  await server.stop();
  expect(createMix(operations)).toMatchObject({ customer: expect.any(Array), admin: expect.any(Array) });
  const name = 'POST /api/forgotten';
  operations.set(name, { name, statuses: new Set(['200']), hasRange: false, group: 'customer writes' });
  expect(() => createMix(operations)).toThrow(`The soak makes no ${name}`);
});
