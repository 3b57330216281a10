import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { type Config, isLoopback } from '../config.ts';

/** `address` is null if limits by address must not apply. */
export type Client = { address: string | null; userAgent: string };

/** For work that no client requests. */
export const noClient: Client = { address: null, userAgent: '' };

/**
 * The client of a connection, or the one that the header in TRUST_PROXY names. Without that header, a
 * loopback peer may be a proxy for anyone, so its address is null.
 */
export function clientOf(c: Context, config: Pick<Config, 'TRUST_PROXY'>): Client {
  // A proxy appends the address it saw; earlier entries come from the client.
  const named = config.TRUST_PROXY ? c.req.header(config.TRUST_PROXY)?.split(',').at(-1)?.trim() : undefined;
  const peer = peerOf(c);
  const address = named ? plain(named) : peer === '' || isLoopback(peer) ? null : peer;
  return {
    address: address && network(address),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  };
}

/** The headers that show that a proxy forwarded this call: then the peer is not the client. */
export function passedOn(c: Context, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string[] {
  const names = new Set([...proxyHeaders, ...(TRUST_PROXY ? [TRUST_PROXY.toLowerCase()] : [])]);
  return [...names].filter((name) => c.req.header(name) !== undefined);
}
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether the client runs on this machine. Checks the Host too, because a tunnel may add no headers. */
export const isDirect = (c: Context, config: Pick<Config, 'TRUST_PROXY'>): boolean =>
  passedOn(c, config).length === 0 && isLoopback(new URL(c.req.url).hostname);

export const peerOf = (c: Context): string => plain(getConnInfo(c).remote.address ?? '');

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** All invalid addresses share one budget: if a proxy sends no real ones, clients are limited together. */
const noAddress = 'unknown';

/** A household has a /64 of IPv6 addresses, so those count as one. */
function network(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return noAddress;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const first = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${first.join(':')}::/64`;
}

/** `1.2.3.4:5678`, `[v6]:443`, `[v6]`, and addresses with a zone. */
const withoutPort = (address: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(
    /%.*$/,
    '',
  );
