import { randomUUID } from 'node:crypto';
import { within } from '../../clock.ts';
import { isLoopback } from '../../config.ts';
import { Ailment, type Check } from './ailment.ts';

/** Calls this installation as the world does, by its public address. */
export const checkPublicUrl: Check = async ({ config }) => {
  const { publicUrl } = config;
  const id = randomUUID();
  const ask = (signal: AbortSignal) =>
    fetch(`${publicUrl}/api/health`, { signal, headers: { 'x-request-id': id }, redirect: 'manual' });
  const answer = await within(10_000, ask).catch((cause: unknown) => {
    const why =
      cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : String(cause);
    throw new Ailment(
      `${publicUrl} can't be reached from here: ${why}`,
      'Start the server, set PUBLIC_URL to the address that people open, and check its DNS record, certificate and reverse proxy',
      cause,
    );
  });
  await answer.body?.cancel();
  const isOurs = answer.headers.get('x-request-id') === id;
  if (!isOurs || (answer.status !== 200 && answer.status !== 503)) {
    throw new Ailment(
      `${publicUrl} is answered with ${answer.status}, and not by this server`,
      'Have the reverse proxy pass everything below PUBLIC_URL on to this server, with its path unchanged',
    );
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new Ailment(
      `${publicUrl} is not encrypted`,
      'Put a reverse proxy with a certificate before it and begin PUBLIC_URL with https://',
    );
  }
  return `${publicUrl} leads here`;
};
