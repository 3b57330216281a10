/**
 * `npm run sbom -- FILE`: a CycloneDX list of the packages that customers run, from the lock file, for scanners and audits. Without FILE
 * it goes to standard output. npm makes it; nothing is asked of the package registry.
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
// npm takes the name of the folder.
bom.metadata.component.name = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).name;
// Not npm's own --omit=dev, which in npm 11 also omits packages that customers run and some package has for its own development.
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
