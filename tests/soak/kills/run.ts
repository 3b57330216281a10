import { isPostgres } from '../../../db/dialect/engine.ts';
import { soakFailover } from './failover.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- kills [seed] [--postgres]`: hundreds of kills, with one server and with two on one file.
 * On Postgres with two web servers and two workers, with stops and cuts, then a failover with loss.
 * @returns false if a promise was broken
 */
export async function runKills(seed: number): Promise<boolean> {
  const size = { accounts: 20, seed, print: (line: string) => console.log(`  ${line}`) };
  const runs: Record<string, () => ReturnType<typeof soak> | ReturnType<typeof soakFailover>> = isPostgres
    ? {
        'two web servers and two workers: 200 kills, 20 stops of Postgres, 20 cuts': () =>
          soak({
            ...size,
            servers: ['web', 'web', 'worker', 'worker'],
            ...{ kills: 200, stops: 20, cuts: 20 },
          }),
        'a failover with loss': () => soakFailover({ ...size, servers: ['web', 'web', 'worker', 'worker'] }),
      }
    : {
        'one server: 220 kills': () => soak({ ...size, servers: ['all'], kills: 220 }),
        'two servers on one file: 220 kills': () =>
          soak({ ...size, servers: ['all', 'all'], kills: 220, seed: seed + 1 }),
      };
  let isKept = true;
  for (const [name, run] of Object.entries(runs)) {
    console.log(`${name}, ${size.accounts} accounts, seed ${seed}`);
    isKept = report(name, await run()) && isKept;
  }
  return isKept;
}

/** Prints the figures, and each line of a list: they name what is wrong. */
function report(
  name: string,
  { states, ...figures }: Awaited<ReturnType<typeof soak> | ReturnType<typeof soakFailover>>,
): boolean {
  const all = Object.entries(figures);
  const counts = all.map(([key, value]) => [key, Array.isArray(value) ? value.length : value]);
  console.table({ [name]: { ...states, ...Object.fromEntries(counts) } });
  const broken = all.flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((line) => `${key}: ${line}`) : [],
  );
  for (const line of broken) console.error(line);
  return broken.length === 0;
}
