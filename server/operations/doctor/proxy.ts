import { randomUUID } from 'node:crypto';
import { within } from '../../clock.ts';
import { type Config, isLoopback } from '../../config.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { callerPath, SeenClient, signedClient } from '../health/client.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** A documentation address (RFC 5737), from which nobody connects. */
const forged = '192.0.2.1';

/**
 * Calls this installation's public address with a forged client address, and checks which address the server
 * counts.
 */
export const checkProxy: Check = async ({ config }) => {
  const { publicUrl, TRUST_PROXY: named } = config;
  const headers = { ...signedClient(config.authSecret, randomUUID()), ...(named ? { [named]: forged } : {}) };
  const ask = async (signal: AbortSignal) => {
    const answer = await fetch(publicUrl + callerPath, { signal, headers, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const { status, text: content } = await within(10_000, ask).catch((cause: unknown) => {
    throw new FailedCheck(text('doctor.unreachable', { url: publicUrl }), text('doctor.fixAddress'), cause);
  });
  const seen = status === 200 ? readSeen(content) : undefined;
  if (!seen) {
    throw new FailedCheck(
      text('doctor.otherServerBehind', { url: publicUrl, status }),
      text('doctor.fixAddressAndRun'),
    );
  }
  return judgeClient(config, seen);
};

/** Undefined if another server answered. */
function readSeen(content: string): SeenClient | undefined {
  try {
    return SeenClient.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

/** @throws {FailedCheck} if limits by address apply to nobody, or to everybody together */
export function judgeClient(
  { publicUrl, TRUST_PROXY: named }: Pick<Config, 'publicUrl' | 'TRUST_PROXY'>,
  { address, passedOn }: SeenClient,
): Sentence {
  if (named) {
    if (!passedOn.includes(named.toLowerCase())) {
      throw new FailedCheck(
        text('doctor.proxyHeaderMissing', { quote: named }),
        text('doctor.proxyAppend', { quote: named }),
      );
    }
    if (address === forged) {
      throw new FailedCheck(
        text('doctor.addressSpoofable'),
        text('doctor.proxyAppendOrRemove', { quote: named }),
      );
    }
    return text('doctor.proxyAddressUsed');
  }
  if (passedOn.length > 0) {
    throw new FailedCheck(
      text('doctor.proxyNotTrusted', { quote: passedOn.join(', ') }),
      text('doctor.setTrustProxy'),
    );
  }
  if (publicUrl.startsWith('https:')) {
    throw new FailedCheck(text('doctor.proxyHidesAddress'), text('doctor.appendForwardedFor'));
  }
  return text('doctor.directClients');
}

/** Calls this installation by its public address. */
export const checkPublicUrl: Check = async ({ config }) => {
  const { publicUrl } = config;
  const id = randomUUID();
  const ask = (signal: AbortSignal) =>
    fetch(`${publicUrl}/api/health`, { signal, headers: { 'x-request-id': id }, redirect: 'manual' });
  const answer = await within(10_000, ask).catch((cause: unknown) => {
    const why =
      cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : String(cause);
    throw new FailedCheck(
      text('doctor.unreachableBecause', { url: publicUrl, quote: why }),
      text('doctor.startServer'),
      cause,
    );
  });
  await answer.body?.cancel();
  const isOurs = answer.headers.get('x-request-id') === id;
  if (!isOurs || (answer.status !== 200 && answer.status !== 503)) {
    throw new FailedCheck(
      text('doctor.otherServerAnswers', { url: publicUrl, status: answer.status }),
      text('doctor.proxyForwardAll'),
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new FailedCheck(text('doctor.notEncrypted', { url: publicUrl }), text('doctor.useReverseProxy'));
  }
  return text('doctor.addressReachesServer', { url: publicUrl });
};
