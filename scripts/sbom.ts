/**
 * `npm run sbom -- FILE`: writes a CycloneDX list of the production packages, from the lock file. Without
 * FILE, to standard output. npm makes the list without the registry.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

type Component = { 'bom-ref': string; properties?: { name: string }[] };
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
// Not --omit=dev: npm 11 then also omits production packages that some package lists as a devDependency.
const isForDevelopment = ({ properties }: Component) =>
  properties?.some(({ name }) => name === 'cdx:npm:package:development') ?? false;
bom.components = bom.components.filter((one) => !isForDevelopment(one));
const kept = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));

const text = `${JSON.stringify(bom, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
