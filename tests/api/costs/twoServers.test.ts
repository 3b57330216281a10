/** Two real servers on one database share a cap. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modelCosts } from '../../../db/schema/index.ts';
import { noSpacing } from '../../../server/automation/network/pace.ts';
import { createLog } from '../../../server/log.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { startServer } from '../../../server/startServer.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { startTestServer } from '../../support/server.ts';
import { costWorld, mostPerCall } from './world.ts';

test('two servers spend one cap together, and none exceeds it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-costs-'));
  const env = { DATA_DIR: dataDir };
  const first = await startTestServer({ env, onDisk: true });
  const { config, clock, engineClock } = first.deps;
  const other = await startServer({
    ...{ config, clock, engineClock, log: createLog('silent'), webRoot: null, passwords: quickPasswords },
    ...{ random: () => 0, spacing: noSpacing, runEngine: false },
    endpoints: async () => readEndpoints(config, first.sandbox.env),
  });
  try {
    const world = costWorld(() => first);
    await world.setPrice();
    await world.setCaps(0.2, null);
    const ada = await world.customer();
    const json = { accountId: ada.accountId };
    const preview = async (url: string) => {
      const response = await fetch(`${url}/api/automation/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': ada.token },
        body: JSON.stringify(json),
      });
      return response.status;
    };
    const answers: number[] = [];
    for (let calls = 0; calls < 30; calls += 1)
      answers.push(await preview((calls % 2 === 0 ? first : other).url));
    const spent = (await first.deps.db.select().from(modelCosts)).reduce((sum, { cost }) => sum + cost, 0);
    expect(spent).toBeLessThanOrEqual(200_000);
    expect(spent).toBeGreaterThan(200_000 - mostPerCall * 1_000_000);
    expect(answers.slice(-2)).toEqual([503, 503]);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(5);
    expect(await world.notifications()).toMatchObject([{ kind: 'cost_cap_reached' }]);
    await world.setCaps(1, null);
    expect([await preview(first.url), await preview(other.url)]).toEqual([200, 200]);
  } finally {
    await other.stop();
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
