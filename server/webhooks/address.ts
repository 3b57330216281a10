import type { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that no public server has. */
const inward = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/i;

/** All of IPv6 that is given out. What lies outside leads to IPv4 in several ways, or nowhere. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** A public address by its number, at which Azure's machines are told about themselves. */
const cloudsOwn = '168.63.129.16';

/** Whether an address belongs to the public internet: not to this machine, its network, or the metadata of a cloud. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || address.toString() === cloudsOwn) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** Why nothing is ever sent to this URL, for the person who gives it; null where nothing speaks against it. */
export function objectionTo(url: string, privateToo: boolean): string | null {
  const parsed = URL.parse(url);
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol))
    return 'The address must begin with https://';
  if (parsed.username || parsed.password) return 'The address must hold no name and no password';
  if (privateToo) return null;
  if (parsed.protocol !== 'https:') return 'The address must begin with https://';
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isNumber = ipaddr.isValid(host);
  if (isNumber ? !isPublicAddress(host) : inward.test(host) || !host.includes('.'))
    return 'The address must be one of the public internet';
  return null;
}

type Lookup = typeof lookup;

/** Finds a name's addresses at the moment of connecting, so that none can change in between. One that is not public refuses them all. */
export const publicLookup =
  (find: Lookup): LookupFunction =>
  (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0);
      const refused = found.some(({ address }) => !isPublicAddress(address));
      if (refused) return callback(new Error(`${hostname} is not an address of the public internet`), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
