import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { addressFaults } from '../../db/postgres/address.ts';
import { settingNames } from '../../server/config.ts';

/* deploy/kubernetes. */
type Container = {
  name: string;
  command?: string[];
  env: { name: string; value: string }[];
  envFrom: Record<'configMapRef' | 'secretRef', { name: string }>[];
  ports?: { name: string; containerPort: number }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
};
type Pod = { containers: Container[]; terminationGracePeriodSeconds?: number; securityContext: object };
type Template = { metadata: { labels: Record<string, string> }; spec: Pod };
type Resource = { apiVersion: string; kind: string; metadata: { name: string } } & Parts;
// biome-ignore lint/suspicious/noExplicitAny: the compiler below checks it
type Parts = Record<string, any>;

const known: string[] = settingNames;
const folder = 'deploy/kubernetes';
const resources = readdirSync(folder).flatMap((name) =>
  parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((one) => one.toJS() as Resource),
);
const of = (kind: string) => resources.filter((one) => one.kind === kind);
const templates = [...of('Deployment'), ...of('Job')].map(({ spec }) => spec.template as Template);

/** What the compiler says of resources as literals of Kubernetes' published types, which know each field. */
async function faultsOf(these: Resource[]): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'chimein-kubernetes-'));
  try {
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'));
    const lines = these.map((resource, n) => {
      const group = resource.apiVersion.includes('/') ? resource.apiVersion : `core/${resource.apiVersion}`;
      return `export const resource${n}: import('kubernetes-types/${group}').${resource.kind} = ${JSON.stringify(resource)};`;
    });
    writeFileSync(join(place, 'resources.ts'), lines.join('\n'));
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    const tsc = resolve('node_modules/.bin/tsc');
    const { stdout } = await execa(tsc, [...flags, '--types', '', 'resources.ts'], {
      cwd: place,
      reject: false,
    });
    return stdout;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

test('each resource fits the types of its API, which refuse an unknown field, a wrong value and a missing one', async () => {
  expect(await faultsOf(resources)).toBe('');
  const [deployment] = of('Deployment') as [Resource];
  const broken = (change: (spec: Resource['spec']) => void) => {
    const copy = structuredClone(deployment);
    change(copy.spec);
    return copy;
  };
  const said = await faultsOf([
    broken((spec) => {
      spec.template.spec.containers[0].livenesProbe = {};
    }),
    broken((spec) => {
      spec.replicas = 'two';
    }),
    broken((spec) => {
      delete spec.selector;
    }),
  ]);
  for (const n of ['1', '2', '3'])
    expect(said).toMatch(new RegExp(`^resources\\.ts\\(${n},\\d+\\): error`, 'm'));
});

test('has a deployment of two for each role, with a budget for disruptions, and a service for requests', () => {
  const roles = of('Deployment').map(({ metadata, spec }) => [metadata.name, spec.replicas]);
  expect(roles).toEqual([
    ['chimein-web', 2],
    ['chimein-worker', 2],
  ]);
  for (const { metadata, spec } of of('Deployment')) {
    const role = metadata.name.replace('chimein-', '');
    const [container] = spec.template.spec.containers as [Container];
    expect(container.env.find(({ name }) => name === 'ROLE')?.value).toBe(role);
    const labels = spec.template.metadata.labels;
    const budget = of('PodDisruptionBudget').find(({ metadata: { name } }) => name === `chimein-${role}`);
    expect([spec.selector.matchLabels, budget?.spec.selector.matchLabels]).toEqual([labels, labels]);
    expect(container.startupProbe?.httpGet.path).toBe('/livez');
    expect(container.livenessProbe?.httpGet.path).toBe('/livez');
    expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
  }
  const [service] = of('Service') as [Resource];
  expect(service.spec.selector).toEqual(of('Deployment')[0]?.spec.template.metadata.labels);
  expect(service.spec.ports[0].targetPort).toBe(templates[0]?.spec.containers[0]?.ports?.[0]?.name);
});

test('the containers run as the user of the image, with a root that is read-only and no capability', () => {
  for (const { spec } of templates) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        },
      ],
    });
  }
});

test('all settings are known, and come from the same settings and secret', () => {
  const [settings, secret] = [of('ConfigMap')[0], of('Secret')[0]];
  for (const { spec } of templates)
    for (const { env, envFrom } of spec.containers) {
      expect(envFrom).toEqual([
        { configMapRef: { name: settings?.metadata.name } },
        { secretRef: { name: secret?.metadata.name } },
      ]);
      expect(env.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    }
  const names = [...Object.keys(settings?.data ?? {}), ...Object.keys(secret?.stringData ?? {})];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('the example of the secret asks Postgres for a certificate, and verifies it', () => {
  const url = new URL(of('Secret')[0]?.stringData.DATABASE_URL);
  expect(url.searchParams.get('sslmode')).toBe('verify-full');
  expect(addressFaults(url.href, { production: true, defaultHost: undefined })).toEqual([]);
});

test('one job migrates the database by the command of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [job] = of('Job') as [Resource];
  expect(job.spec.template.spec.containers[0].command.join(' ')).toBe(scripts.migrate);
});
