import { soakFailover } from './failover.ts';
import { soakPostgres } from './soak.ts';

/**
 * `npm run soak -- kills [seed] --postgres`: two web servers and two workers on one Postgres, with kills, stops and cuts; then a
 * failover with loss. @returns false if a promise was broken
 */
export async function runPostgresKills(seed: number): Promise<boolean> {
  const size = { webs: 2, workers: 2, seed, say: (line: string) => console.log(`  ${line}`) };
  const disturbances = { kills: 200, stops: 20, cuts: 20 };
  console.log(`2 web servers, 2 workers, seed ${seed}: 200 kills, 20 stops of Postgres, 20 cuts`);
  const kills = await soakPostgres({ ...size, ...disturbances, accounts: 20 });
  console.log('a failover with loss');
  const failover = await soakFailover({ ...size, accounts: 20 });

  const lists = (figures: object) =>
    Object.entries(figures).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value] as const] : [],
    );
  const row = ({ states, ...figures }: typeof kills | typeof failover) => ({
    ...states,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]),
    ),
  });
  console.table({ kills: row(kills), failover: row(failover) });
  const broken = [kills, failover].flatMap((figures) =>
    lists(figures).flatMap(([name, lines]) => lines.map((line) => `${name}: ${line}`)),
  );
  for (const line of broken) console.error(line);
  return broken.length === 0;
}
