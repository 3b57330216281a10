import { randomUUID } from 'node:crypto';
import { within } from '../../clock.ts';
import { isLoopback } from '../../config.ts';
import { say } from '../../texts/say.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

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
      say('doctor.unreachableBecause', { url: publicUrl, quote: why }),
      say('doctor.startServerSetPublic'),
      cause,
    );
  });
  await answer.body?.cancel();
  const isOurs = answer.headers.get('x-request-id') === id;
  if (!isOurs || (answer.status !== 200 && answer.status !== 503)) {
    throw new FailedCheck(
      say('doctor.answeredNotServer', { url: publicUrl, status: answer.status }),
      say('doctor.reverseProxyPassEverything'),
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new FailedCheck(
      say('doctor.notEncrypted', { url: publicUrl }),
      say('doctor.putReverseProxyCertificate'),
    );
  }
  return say('doctor.leadsHere', { url: publicUrl });
};
