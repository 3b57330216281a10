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

/** Licenses that allow running and redistributing the product. */
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
  'PSF-2.0',
  'Python-2.0',
  'CC0-1.0',
  'Unlicense',
]);

/** Packages without a checksum, unapproved install scripts, unknown licenses. */
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
      // Packages for other systems may be missing on a mirror. npm installs them only where they fit.
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

/** `(MIT OR GPL-3.0)` allows a choice; `MIT AND ISC` requires both. */
const isAllowed = (license = ''): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((license) => licenses.has(license.trim())));
