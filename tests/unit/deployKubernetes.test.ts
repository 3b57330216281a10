import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { addressFaults } from '../../db/postgres/address.ts';
import { settingNames } from '../../server/config.ts';

/* deploy/kubernetes. */
type Container = {
  name: string;
  image: string;
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
  parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((document) => document.toJS() as Resource),
);
const resourcesOf = (kind: string) => resources.filter((resource) => resource.kind === kind);
const templates = [...resourcesOf('Deployment'), ...resourcesOf('Job')].map(
  ({ spec }) => spec.template as Template,
);

/** The compiler's faults of resources as literals of Kubernetes' published types, which know each field. */
async function faultsOf(these: Resource[]): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'chimein-kubernetes-'));
  try {
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'));
    const lines = these.map((resource, n) => {
      const { apiVersion } = resource;
      const group = apiVersion.includes('/') ? apiVersion.replace('.k8s.io/', '/') : `core/${apiVersion}`;
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
  const [deployment] = resourcesOf('Deployment') as [Resource];
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
  const roles = resourcesOf('Deployment').map(({ metadata, spec }) => [metadata.name, spec.replicas]);
  expect(roles).toEqual([
    ['chimein-web', 2],
    ['chimein-worker', 2],
  ]);
  for (const { metadata, spec } of resourcesOf('Deployment')) {
    const role = metadata.name.replace('chimein-', '');
    const [container] = spec.template.spec.containers as [Container];
    expect(container.env.find(({ name }) => name === 'ROLE')?.value).toBe(role);
    const labels = spec.template.metadata.labels;
    const budget = resourcesOf('PodDisruptionBudget').find(
      ({ metadata: { name } }) => name === `chimein-${role}`,
    );
    expect([spec.selector.matchLabels, budget?.spec.selector.matchLabels]).toEqual([labels, labels]);
    expect(container.startupProbe?.httpGet.path).toBe('/livez');
    expect(container.livenessProbe?.httpGet.path).toBe('/livez');
    expect(container.readinessProbe?.httpGet.path).toBe('/readyz');
  }
  const [service] = resourcesOf('Service') as [Resource];
  expect(service.spec.selector).toEqual(resourcesOf('Deployment')[0]?.spec.template.metadata.labels);
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

test('all containers run one image, named to the patch', () => {
  const images = new Set(templates.flatMap(({ spec }) => spec.containers.map(({ image }) => image)));
  expect([...images]).toEqual([expect.stringMatching(/^[a-z./-]+:\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?$/)]);
});

describe('the network', () => {
  const own = { 'app.kubernetes.io/name': 'chimein' };
  const policies = resourcesOf('NetworkPolicy');
  /** The policies for a pod with these labels, which add up. */
  const rulesOf = (labels: Record<string, string>, direction: 'ingress' | 'egress') =>
    policies
      .filter(({ spec }) =>
        Object.entries(spec.podSelector.matchLabels).every(([name, value]) => labels[name] === value),
      )
      .flatMap(({ spec }) => spec[direction] ?? []);
  const peers = (labels: Record<string, string>) =>
    rulesOf(labels, 'ingress').flatMap(({ from, ports }) => {
      expect(ports).toEqual([{ protocol: 'TCP', port: 'http' }]);
      return from.map((peer: Parts) => {
        expect(Object.keys(peer)).toEqual(['namespaceSelector', 'podSelector']);
        return peer.podSelector.matchLabels['app.kubernetes.io/name'];
      });
    });

  test('lets only the ingress controller and Prometheus to the servers for requests', () => {
    const labelsOf = ({ metadata }: Template) => metadata.labels;
    const admitted = templates.map((template) => [
      template.spec.containers[0]?.name,
      peers(labelsOf(template)),
    ]);
    expect(Object.fromEntries(admitted)).toEqual({
      web: ['ingress-nginx', 'prometheus'],
      worker: ['prometheus'],
      migrate: [],
    });
    // One policy selects them all, so that none is open by default.
    const all = policies.find(({ spec }) => Object.keys(spec.podSelector.matchLabels).length === 1);
    expect(all?.spec).toMatchObject({
      podSelector: { matchLabels: own },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  test('lets the servers to names, Postgres and the internet, but to no private network', () => {
    const rules = rulesOf({ ...own, 'app.kubernetes.io/component': 'worker' }, 'egress');
    const byPort = rules.filter(({ to }) => !to).flatMap(({ ports }) => ports.map(({ port }: Parts) => port));
    expect(byPort).toEqual([53, 53, Number(new URL(resourcesOf('Secret')[0]?.stringData.DATABASE_URL).port)]);
    const blocks = rules.flatMap(({ to = [] }) => to.map(({ ipBlock }: Parts) => ipBlock));
    const isOpen = (address: string, kind: 'ipv4' | 'ipv6') =>
      blocks.some(({ cidr, except }) => {
        const [all, closed] = [new BlockList(), new BlockList()];
        const add = (list: BlockList, range: string) => {
          const [net = '', bits] = range.split('/');
          list.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
        };
        add(all, cidr);
        for (const range of except) add(closed, range);
        // Otherwise an IPv4 address is in ::/0 too, as a mapped one.
        const isOfKind = cidr.includes(':') === (kind === 'ipv6');
        return isOfKind && all.check(address, kind) && !closed.check(address, kind);
      });
    for (const address of ['8.8.8.8', '172.15.0.1', '192.167.0.1'])
      expect(isOpen(address, 'ipv4')).toBe(true);
    for (const address of ['10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.100.100.200'])
      expect(isOpen(address, 'ipv4'), address).toBe(false);
    expect([isOpen('2a00::1', 'ipv6'), isOpen('fd00:ec2::254', 'ipv6'), isOpen('fe80::1', 'ipv6')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('has a line that explains each rule', () => {
    const lines = readFileSync(join(folder, 'network.yaml'), 'utf8').split('\n');
    const rules = lines.flatMap((line, at) => (/^ {4}- (ports|to|from):/.test(line) ? [lines[at - 1]] : []));
    expect(rules).toHaveLength(6);
    for (const before of rules) expect(before).toMatch(/^ {4}# /);
  });
});

test('all settings are known, and come from the same settings and secret', () => {
  const [settings, secret] = [resourcesOf('ConfigMap')[0], resourcesOf('Secret')[0]];
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
  const url = new URL(resourcesOf('Secret')[0]?.stringData.DATABASE_URL);
  expect(url.searchParams.get('sslmode')).toBe('verify-full');
  expect(addressFaults(url.href, { production: true, defaultHost: undefined })).toEqual([]);
});

test('one job migrates the database by the command of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [job] = resourcesOf('Job') as [Resource];
  expect(job.spec.template.spec.containers[0].command.join(' ')).toBe(scripts.migrate);
});
