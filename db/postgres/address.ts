import { readFileSync } from 'node:fs';

/** The modes of `psql`, except `allow`, which the driver does not know. */
const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Reads parameters as the driver does: the last one of the same name counts. */
const parametersOf = (address: string): Record<string, string | undefined> =>
  Object.fromEntries(new URL(address).searchParams);

const isSystem = ({ sslrootcert }: Record<string, string | undefined>) => sslrootcert === 'system';

/**
 * The address for the driver, with `sslmode` as in `psql`. Otherwise the driver verifies the certificate in
 * every mode, and warns that this will change (https://www.npmjs.com/package/pg-connection-string).
 */
export function driverAddress(address: string): string {
  const parameters = parametersOf(address);
  if (parameters.sslmode === undefined) return address;
  const url = new URL(address);
  url.searchParams.set('uselibpqcompat', 'true');
  // Without a file, the driver trusts Node's certificate authorities.
  if (isSystem(parameters)) url.searchParams.delete('sslrootcert');
  return url.href;
}

type Surroundings = { production: boolean; defaultHost: string | undefined };

/**
 * Why an address must not be used. Each reason ends a sentence that begins with the variable's name.
 * @param defaultHost PGHOST, which the driver uses if the address has no host
 */
export function addressFaults(address: string, { production, defaultHost }: Surroundings): string[] {
  const parameters = parametersOf(address);
  const { sslmode, sslrootcert } = parameters;
  if (sslmode !== undefined && !modes.includes(sslmode))
    return [`must have an sslmode of ${modes.slice(0, -1).join(', ')} or ${modes.at(-1)}`];
  if (
    production &&
    !isLocal(hostOf(address) || defaultHost) &&
    !['verify-full', 'disable'].includes(sslmode ?? '')
  )
    return [
      'must have sslmode=verify-full in production, or others on the way can read and change the data; sslmode=disable only in your own private network',
    ];
  if (sslmode === 'verify-ca' && !sslrootcert) return ['must have sslrootcert with sslmode=verify-ca'];
  if (isSystem(parameters) && sslmode !== 'verify-full')
    return ['must have sslmode=verify-full with sslrootcert=system'];
  return ['sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const path = parameters[name];
    if (!path || (name === 'sslrootcert' && isSystem(parameters))) return [];
    try {
      readFileSync(path);
      return [];
    } catch (error) {
      return [
        `names a file as ${name} that can't be read: ${error instanceof Error ? error.message : error}`,
      ];
    }
  });
}

/** The parameter `host` wins over the host of the address. */
function hostOf(address: string): string {
  const { host } = parametersOf(address);
  return host || decodeURIComponent(new URL(address).hostname).replace(/^\[(.+)\]$/, '$1');
}

/** Whether the host is a socket or a loopback address. Without any host, the driver uses localhost. */
const isLocal = (host = 'localhost'): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
