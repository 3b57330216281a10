/**
 * `npm run sbom -- FILE` writes a CycloneDX list of the production packages, without FILE to standard output.
 * npm makes it from the lock file, without the registry.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

type Component = { 'bom-ref': string; name: string; version: string };
type Locked = { version: string; dev?: boolean };
type Bom = {
  metadata: { component: { name: string; 'bom-ref': string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

const root = new URL('..', import.meta.url);
const flags = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const bom: Bom = JSON.parse(
  execFileSync('npm', ['sbom', ...flags], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
);
// npm uses the folder's name.
bom.metadata.component.name = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).name;
// Neither --omit=dev nor npm's mark: npm lists a version once, for development if one of its places is.
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('package-lock.json', root), 'utf8'),
);
const shipped = new Set(
  Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
);
bom.components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
const kept = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((ref) => kept.has(ref)) }));

const text = `${JSON.stringify(bom, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
