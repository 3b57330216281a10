import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Reads a page until two looks in a row see the same. @returns what they saw */
export async function settled<Seen>(read: () => Promise<Seen>): Promise<Seen> {
  let last: { seen: Seen } | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = { seen: await read() };
      return isDeepStrictEqual(last, before);
    })
    .toBe(true);
  return (last as unknown as { seen: Seen }).seen;
}
