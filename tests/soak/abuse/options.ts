import { parseArgs } from 'node:util';

export const usage = `npm run soak -- abuse [--minutes 2]

20 hostile clients and four customers with much data beside 50 honest ones, at a server of its own on 127.0.0.1.`;

/** @returns undefined if the command line is invalid or asks for more than an hour */
export function readMinutes(args: string[]): number | undefined {
  try {
    const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '2' } } });
    const minutes = Number(values.minutes);
    return minutes > 0 && minutes <= 60 ? minutes : undefined;
  } catch {
    return undefined;
  }
}
