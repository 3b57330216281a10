import { randomUUID } from 'node:crypto';
import { within } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { callerPath, SeenCaller, signedCaller } from '../../health/caller.ts';
import { Ailment, type Check } from './ailment.ts';

/** Of the addresses for documents (RFC 5737): nobody calls from it. */
const forged = '192.0.2.1';

/** Calls this installation as the world does, claims another address, and looks by which one the call would be counted. */
export const checkProxy: Check = async ({ config }) => {
  const { publicUrl, TRUST_PROXY: named } = config;
  const headers = { ...signedCaller(config.authSecret, randomUUID()), ...(named ? { [named]: forged } : {}) };
  const ask = async (signal: AbortSignal) => {
    const answer = await fetch(publicUrl + callerPath, { signal, headers, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const { status, text } = await within(10_000, ask).catch((cause: unknown) => {
    throw new Ailment(`${publicUrl} can't be reached from here`, 'Mend the public address first', cause);
  });
  const seen = status === 200 ? readSeen(text) : undefined;
  if (!seen) {
    throw new Ailment(
      `The server behind ${publicUrl} does not know this doctor (${status})`,
      'Mend the public address first, and run the doctor with the settings of the server, AUTH_SECRET among them',
    );
  }
  return judgeCaller(config, seen);
};

/** Undefined where something else than a server of ours has answered. */
function readSeen(text: string): SeenCaller | undefined {
  try {
    return SeenCaller.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What it means that the server saw its doctor so. @throws {Ailment} where limits by address hold for nobody, or for everybody at once */
export function judgeCaller(
  { publicUrl, TRUST_PROXY: named }: Pick<Config, 'publicUrl' | 'TRUST_PROXY'>,
  { address, passedOn }: SeenCaller,
): string {
  if (named) {
    if (!passedOn.includes(named.toLowerCase())) {
      throw new Ailment(
        `Calls come without the header ${named}, which TRUST_PROXY names`,
        `Have the reverse proxy append the caller's address to ${named}`,
      );
    }
    if (address === forged) {
      throw new Ailment(
        'Whoever calls can choose the address that they count by',
        `Have the reverse proxy append the caller's address to ${named}, or take TRUST_PROXY out where there is none`,
      );
    }
    return 'Each caller counts by the address that the reverse proxy saw';
  }
  if (passedOn.length > 0) {
    throw new Ailment(
      `A reverse proxy passes calls on with ${passedOn.join(', ')}, and TRUST_PROXY names no header: all callers count as one, or none by address`,
      'Set TRUST_PROXY=x-forwarded-for, or to the header that the reverse proxy writes, and restart',
    );
  }
  if (publicUrl.startsWith('https:')) {
    throw new Ailment(
      'Something before this server takes the encryption off and does not say who calls: all callers count as one, or none by address',
      "Have it append the caller's address to X-Forwarded-For, set TRUST_PROXY=x-forwarded-for, and restart",
    );
  }
  return 'Calls come straight to this server';
}
