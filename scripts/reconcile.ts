import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { createBilling } from '../server/billing/billing.ts';
import { plansOnce } from '../server/billing/plans.ts';
import { reconcile } from '../server/billing/reconcile.ts';
import type { Difference } from '../server/billing/reconcileSchemas.ts';
import { systemClock } from '../server/clock.ts';
import { readingArguments, runCommand } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { createEventBus } from '../server/live/events.ts';
import { createLog } from '../server/log.ts';
import { readEndpoints } from '../server/providers/endpoints.ts';
import { createPayments } from '../server/providers/payments.ts';
import { mailNow } from './mailNow.ts';
import { sandboxOf } from './sandboxOf.ts';

const usage = 'Usage: npm run reconcile [-- --repair] [-- --json]   (a dry run without --repair)';
const drift = 10;

async function main(): Promise<void> {
  const { repair, json } = readArguments();
  const config = readConfig(environment());
  const log = createLog('error');
  const endpoints = readEndpoints(config, await sandboxOf(config));
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  const { jobs, send, close } = await mailNow(db, log, endpoints.mail, config);
  try {
    const payments = createPayments(endpoints.payments);
    const needs = {
      config,
      db,
      clock: systemClock,
      log,
      payments,
      jobs,
      events: createEventBus(systemClock),
    };
    const deps = { ...needs, billing: createBilling(plansOnce(needs)) };
    const found = await reconcile(deps, { dryRun: !repair, limit: Number.MAX_SAFE_INTEGER });
    await send();
    if (json) console.log(JSON.stringify(found, null, 2));
    else for (const difference of found.differences) console.log(lineOf(difference));
    const left = found.remaining.length;
    const what = `${found.checked} users compared, ${found.differences.length} differences`;
    console.error(
      repair
        ? `${what}, ${left} remaining`
        : `${what}. Nothing was changed${left > 0 ? '; run it with --repair to fix them' : ''}`,
    );
    if (left > 0) process.exitCode = drift;
  } finally {
    await close();
    db.close();
  }
}

const lineOf = ({ email, customerId, what, ours, theirs }: Difference): string =>
  `${email ?? customerId}\t${what}\tchimein ${ours ?? 'nothing'}\tstripe ${theirs ?? 'nothing'}`;

function readArguments(): { repair: boolean; json: boolean } {
  return readingArguments(usage, () => {
    const { values } = parseArgs({ options: { repair: { type: 'boolean' }, json: { type: 'boolean' } } });
    return { repair: values.repair ?? false, json: values.json ?? false };
  });
}

await runCommand(main);
