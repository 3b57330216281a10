import { ensureWebBuilt } from '../../server/webBuild.ts';
import { usage as abuseUsage, readMinutes } from './abuse/options.ts';
import { readOptions, usage } from './load/options.ts';

/**
 * `npm run soak`: full load for ten minutes; `-- kills [seed] [--postgres]`: hundreds of kills; `-- abuse`:
 * hostile clients.
 */
const [kind, ...rest] = process.argv.slice(2);
// Once, before servers that are killed would each begin to.
await ensureWebBuilt(console.log);
if (kind === 'kills') {
  const seed = Number(rest.find((arg) => /^\d+$/.test(arg)) ?? 1);
  // Decides about the dialect of this process, before anything of the database is loaded.
  if (rest.includes('--postgres')) process.env.DATABASE_URL = 'postgres://127.0.0.1/none';
  const { runKills } = await import('./kills/run.ts');
  process.exitCode = (await runKills(seed)) ? 0 : 1;
} else if (kind === 'abuse') {
  const minutes = readMinutes(process.argv.slice(3));
  if (minutes === undefined) {
    console.error(abuseUsage);
    process.exitCode = 2;
  } else {
    const { runAbuse } = await import('./abuse/run.ts');
    process.exitCode = (await runAbuse(minutes)) ? 0 : 1;
  }
} else {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    const { runLoad } = await import('./load/run.ts');
    process.exitCode = (await runLoad(options)) ? 0 : 1;
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
}
