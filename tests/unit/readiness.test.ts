import { expect, test, vi } from 'vitest';
import type { Db } from '../../db/open.ts';
import { createReadiness } from '../../server/operations/health/readiness.ts';

test('a server is not ready once its database has been silent for a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let statements = 0;
    const silent = {
      select: () => {
        statements += 1;
        return { from: () => new Promise(() => {}) };
      },
    } as unknown as Db;
    const readiness = createReadiness(silent);
    const reasons: unknown[] = [];
    for (let n = 0; n < 20; n += 1) void readiness.reason().then((reason) => reasons.push(reason));
    await vi.advanceTimersByTimeAsync(999);
    expect(reasons).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reasons).toEqual(Array.from({ length: 20 }, () => 'database'));
    expect(statements).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
