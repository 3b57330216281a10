import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { expect, test } from 'vitest';

type Component = { 'bom-ref': string; name: string; version: string; hashes?: { alg: string }[] };
type Locked = { version: string; dev?: boolean; devOptional?: boolean };

test('npm run sbom lists every production package with its checksum as CycloneDX', async () => {
  const { stdout } = await execa('npm', ['run', '-s', 'sbom']);
  const bom = JSON.parse(stdout);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'chimein' } } });
  const components: Component[] = bom.components;
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  const named = (rows: typeof locked) =>
    rows.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  const run = named(locked.filter(([, { dev, devOptional }]) => !dev && !devOptional));
  const mayRun = new Set(named(locked.filter(([, { dev }]) => !dev)));
  expect(run.length).toBeGreaterThan(90);
  expect(run.filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !mayRun.has(name))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
  const refs = new Set([bom.metadata.component, ...components].map((component) => component['bom-ref']));
  const edges: { ref: string; dependsOn: string[] }[] = bom.dependencies;
  expect(
    edges.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((name) => !refs.has(name)),
  ).toEqual([]);
});
