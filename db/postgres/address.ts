import { readFileSync } from 'node:fs';

/** Those of `psql` but for `allow`, which the driver does not know. */
const modes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** As the driver reads them: of a doubled parameter, the last counts. */
const parametersOf = (address: string): Record<string, string | undefined> =>
  Object.fromEntries(new URL(address).searchParams);

const isSystem = ({ sslrootcert }: Record<string, string | undefined>) => sslrootcert === 'system';

/**
 * The address for the driver, so that it takes `sslmode` as `psql` does: by itself it verifies the
 * certificate in every mode, and warns that it won't for ever
 * (https://www.npmjs.com/package/pg-connection-string).
 */
export function driverAddress(address: string): string {
  const parameters = parametersOf(address);
  if (parameters.sslmode === undefined) return address;
  const url = new URL(address);
  url.searchParams.set('uselibpqcompat', 'true');
  // The driver trusts the authorities of Node without a file of others.
  if (isSystem(parameters)) url.searchParams.delete('sslrootcert');
  return url.href;
}

type Surroundings = { production: boolean; defaultHost: string | undefined };

/**
 * Why an address must not be used, each as the rest of a sentence that begins with its name.
 * @param defaultHost PGHOST, which the driver takes where the address has no host
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

/** A parameter comes before the host of the address itself. */
function hostOf(address: string): string {
  const { host } = parametersOf(address);
  return host || decodeURIComponent(new URL(address).hostname).replace(/^\[(.+)\]$/, '$1');
}

/**
 * A socket of the file system, or a loopback address. The driver takes localhost where nothing names a host.
 */
const isLocal = (host = 'localhost'): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
