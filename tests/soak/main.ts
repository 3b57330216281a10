import { usage as abuseUsage, readMinutes } from './abuse/options.ts';
import { readOptions, usage } from './load/options.ts';

/** `npm run soak`: full load for ten minutes; `-- kills [seed]`: hundreds of kills; `-- abuse`: hostile clients. */
const [kind, seed] = process.argv.slice(2);
if (kind === 'kills') {
  const { runKills } = await import('./kills/run.ts');
  process.exitCode = (await runKills(Number(seed ?? 1))) ? 0 : 1;
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
