import { soakFailover } from './failover.ts';
import { soakPostgres } from './soak.ts';

/**
 * `npm run soak -- kills [seed] --postgres`: two web servers and two workers on one Postgres, with kills, stops and cuts; then a
 * failover with loss. @returns false if a promise was broken
 */
export async function runPostgresKills(seed: number): Promise<boolean> {
  const size = { webs: 2, workers: 2, accounts: 20, seed, say: (line: string) => console.log(`  ${line}`) };
  console.log(`2 web servers, 2 workers, seed ${seed}: 200 kills, 20 stops of Postgres, 20 cuts`);
  const kills = report('kills', await soakPostgres({ ...size, kills: 200, stops: 20, cuts: 20 }));
  console.log('a failover with loss');
  const failover = report('failover', await soakFailover(size));
  return kills && failover;
}

/** Prints the figures, and each line of a list: they name what is wrong. */
function report(
  name: string,
  { states, ...figures }: Awaited<ReturnType<typeof soakPostgres> | ReturnType<typeof soakFailover>>,
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
