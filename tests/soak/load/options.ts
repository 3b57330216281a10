import { parseArgs } from 'node:util';

export const usage = `npm run soak -- [--minutes 10] [--clients 200] [--accounts 2000] [--kill-every 30] [--think 1] [--seed 1]
npm run soak -- kills [seed]
npm run soak -- abuse [--minutes 2]

The first runs all calls of the API under load while providers fail and a server is killed again and again; it takes about
four minutes longer than it says. The second kills servers hundreds of times and takes a quarter of an hour.
  --think  seconds between two calls of a client, on average`;

export type Options = {
  minutes: number;
  clients: number;
  accounts: number;
  killEvery: number;
  think: number;
  seed: number;
};

const given = (fallback: string) => ({ type: 'string', default: fallback }) as const;

/** Parses the command line; undefined if it is invalid. */
export function readOptions(args: string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        minutes: given('10'),
        clients: given('200'),
        accounts: given('2000'),
        'kill-every': given('30'),
        think: given('1'),
        seed: given('1'),
      },
    });
    const { 'kill-every': killEvery, ...rest } = values;
    const numbers = Object.entries({ ...rest, killEvery }).map(
      ([name, value]) => [name, Number(value)] as const,
    );
    if (numbers.some(([, value]) => !(value > 0))) return undefined;
    return Object.fromEntries(numbers) as Options;
  } catch {
    return undefined;
  }
}
