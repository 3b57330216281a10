/**
 * `npm run lock` adds the optional packages of other platforms, which `npm install` leaves out if a registry
 * mirror doesn't carry them. Without them, `npm ci` refuses the lock file (docs/decisions/002-lock-file.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const systems = [
  'linux',
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

const path = new URL('../package-lock.json', import.meta.url);
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
const added: string[] = [];

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const hoisted = lock.packages[`node_modules/${name}`];
    if (hoisted && (!/^\d/.test(version) || hoisted.version === version)) continue;
    const key = hoisted ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[key] || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const words = name.split(/[/\-.]/);
    const os = systems.filter(
      (system) => words.includes(system) || (system === 'linux' && words.includes('linuxmusl')),
    );
    const cpu = processors.filter((processor) => words.includes(processor));
    const libc = words.some((word) => word.endsWith('musl'))
      ? ['musl']
      : words.includes('gnu')
        ? ['glibc']
        : [];
    lock.packages[key] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
      ...(cpu.length ? { cpu } : {}),
      ...(libc.length ? { libc } : {}),
    };
    added.push(key);
  }
}

const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.error(`package-lock.json: added ${added.length} optional packages of other platforms`);
