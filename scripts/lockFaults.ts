export type Lock = {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      resolved?: string;
      license?: string;
      hasInstallScript?: boolean;
      optional?: boolean;
      os?: string[];
      cpu?: string[];
    }
  >;
};
export type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

/** Licences under which the product may be run and passed on. */
const licenses = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
]);

/** What is wrong with a lock file: bytes that nobody vouches for, code that would run while installing, terms that nobody has read. */
export function lockFaults(
  lock: Lock,
  { dependencies, devDependencies, allowScripts = {} }: Manifest,
): string[] {
  const loose = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is requested as ${version}, not as an exact version`);
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  return [
    ...loose,
    ...packages.flatMap(([path, { integrity, resolved, license, hasInstallScript, optional, os, cpu }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      // Of other systems, which no mirror may carry: npm takes them only where they fit, and completeLock.ts could not read them.
      const isElsewhere = optional && (os ?? cpu) !== undefined;
      const faults = [
        resolved !== undefined && 'does not come from the package registry',
        !isElsewhere && !/^sha512-/.test(integrity ?? '') && 'has no SHA-512 checksum',
        !isElsewhere &&
          !isAllowed(license) &&
          `has the licence ${license ?? 'unknown'}, which is not allowed`,
        hasInstallScript &&
          !(name in allowScripts) &&
          'runs a script while it is installed: allow or deny it under allowScripts',
      ];
      return faults.filter((fault) => typeof fault === 'string').map((fault) => `${path} ${fault}`);
    }),
  ];
}

/** `(MIT OR GPL-3.0)` leaves the choice; of `MIT AND ISC` both hold. */
const isAllowed = (license = ''): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => licenses.has(one.trim())));
