import { type Figures, soak } from './soak.ts';

/** `npm run soak -- kills [seed]`: hundreds of kills under load. @returns false if a promise was broken */
export async function runKills(seed: number): Promise<boolean> {
  const runs = {
    'one server': { servers: 1, accounts: 20, kills: 220, seed },
    'two servers on one file': { servers: 2, accounts: 20, kills: 220, seed: seed + 1 },
  };

  const results: Record<string, Figures> = {};
  for (const [name, options] of Object.entries(runs)) {
    console.log(`${name}: ${options.kills} kills, ${options.accounts} accounts, seed ${options.seed}`);
    results[name] = await soak({ ...options, say: (line) => console.log(`  ${line}`) });
  }

  const length = ({ length: n }: string[]): number => n;
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, { doubled, missing, invented, stuck, states, ...figures }]) => [
        name,
        {
          ...figures,
          ...states,
          doubled: length(doubled),
          missing: length(missing),
          invented: length(invented),
          stuck: length(stuck),
        },
      ]),
    ),
  );
  const broken = Object.values(results).flatMap(({ doubled, missing, invented, stuck }) => [
    ...doubled,
    ...missing,
    ...invented,
    ...stuck,
  ]);
  for (const line of broken) console.error(line);
  return broken.length === 0;
}
