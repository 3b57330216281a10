import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '../../server/config.ts';
import { readCopy, readDockerfile, readEnv } from './dockerfile.ts';

/* The Dockerfile, compose.yaml, systemd unit and Caddyfile match the rest of the project. */
const read = (path: string) => readFileSync(path, 'utf8');
const { dependencies, scripts } = JSON.parse(read('package.json'));
const stages = readDockerfile('Dockerfile');
const image = stages.at(-1)?.steps ?? [];
const stepsOf = (name: string) => image.filter((step) => step.name === name);
const compose = parse(read('compose.yaml'));
const unit = read('deploy/chimein.service');
const caddyfile = read('deploy/Caddyfile');
const letIn = read('.dockerignore')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
const unknown = (names: string[]) =>
  names.filter((name) => !settingNames.includes(name) && !name.startsWith('SANDBOX_'));

test('uses the Node version of package.json in every stage, and installs no second one', () => {
  expect(stages.map(({ from }) => from)).toEqual(stages.map(() => `node:${dependencies.node}-slim`));
  const installs = stages.flatMap(({ steps }) =>
    steps.filter(({ text }) => text.startsWith('npm ci')).map(({ text }) => text),
  );
  expect(installs).toEqual(['npm ci --ignore-scripts', 'npm ci --omit=dev --ignore-scripts']);
});

test('copies only existing files of the build context, and no secrets', () => {
  const copied = stages.flatMap(({ steps }) =>
    steps.filter(({ name }) => name === 'COPY').map(({ text }) => readCopy(text)),
  );
  const sources = copied.filter(({ stage }) => stage === null).flatMap(({ sources }) => sources);
  for (const path of [...letIn, ...sources]) expect(existsSync(path), path).toBe(true);
  for (const path of sources) expect(path === '.' || letIn.includes(path), path).toBe(true);
  for (const { stage } of copied)
    expect(stage === null || stages.some(({ name }) => name === stage)).toBe(true);
  expect(letIn.filter((path) => /^\.env|^data|^tests|^node_modules/.test(path))).toEqual([]);
});

test('starts the same command as npm start without root, in the image and the systemd unit', () => {
  expect(stepsOf('CMD').at(-1)?.list?.join(' ')).toBe(scripts.start);
  expect(/^ExecStart=.*\/node (.*)$/m.exec(unit)?.[1]).toBe(scripts.start.replace(/^node /, ''));
  expect(stepsOf('USER').map(({ text }) => text)).toEqual(['node']);
  expect(unit).toMatch(/^User=chimein$/m);
});

type Service = {
  image: string;
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  pids_limit: number;
  mem_limit: string;
  privileged?: boolean;
  user?: string;
  volumes: string[];
};

test.each(Object.entries<Service>(compose.services))(
  'gives the container %s a read-only root, no capabilities, no new privileges, and limits',
  (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.privileged).toBeUndefined();
    expect(service.volumes.filter((volume) => volume.includes('docker.sock'))).toEqual([]);
  },
);

/** In megabytes. */
const sizeOf = (limit: string): number => Number.parseInt(limit, 10) * (/g/i.test(limit) ? 1024 : 1);

test('H1: gives each container of a server a third more memory than its heap', () => {
  const heap = Number(/--max-old-space-size=(\d+)/.exec(stepsOf('CMD')[0]?.text ?? '')?.[1]);
  expect(unit).toContain(`--max-old-space-size=${heap} `);
  const scale = parse(read('deploy/compose.scale.yaml'), { merge: true });
  const services: [string, Partial<Service> & { command?: string }][] = [
    ...Object.entries<Service>(compose.services),
    ...Object.entries<Service>(scale.services),
  ];
  const limits = services
    .filter(([, { image, command }]) => image === 'chimein:local' && command === undefined)
    .map(([name, { mem_limit = '' }]) => [name, mem_limit]);
  for (const name of ['web', 'worker']) {
    const [deployment] = parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) =>
      document.toJS(),
    );
    const [container] = deployment.spec.template.spec.containers;
    limits.push([`kubernetes ${name}`, container.resources.limits.memory]);
  }
  expect(limits.map(([name]) => name)).toEqual([
    'app',
    'web-1',
    'web-2',
    'worker',
    'kubernetes web',
    'kubernetes worker',
  ]);
  for (const [name, limit = ''] of limits) {
    expect(limit, name).toMatch(/^\d+(m|g|Mi|Gi)$/);
    expect(sizeOf(limit) / heap, name).toBeGreaterThanOrEqual(4 / 3);
  }
});

test('runs server and sandbox as a user who is not root and owns only /data', () => {
  const own = Object.values<Service>(compose.services).filter((service) => service.image === 'chimein:local');
  expect(own).toHaveLength(2);
  for (const { user, cap_add } of own) expect([user, cap_add]).toEqual([undefined, undefined]);
  expect(
    image.filter(({ text }) => text.includes('--chown') || text.includes('chown ')).map(({ text }) => text),
  ).toEqual([]);
  expect(image.filter(({ text }) => text.includes('-o node')).map(({ text }) => text)).toEqual([
    'install -d -o node -g node -m 700 /data',
  ]);
  const names = image.map(({ name }) => name);
  expect(names.slice(names.indexOf('USER')).filter((name) => ['RUN', 'COPY', 'ADD'].includes(name))).toEqual(
    [],
  );
});

test('pins each image to a patch version unless it is built here', () => {
  // A frontend that the builder would fetch by its own tag.
  expect(read('Dockerfile')).not.toMatch(/^#\s*syntax=/m);
  const images = Object.values<Service>(compose.services).map((service) => service.image);
  for (const image of [
    ...stages.map(({ from }) => from),
    ...images.filter((name) => name !== 'chimein:local'),
  ])
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:-[a-z]+)?(?:@sha256:[0-9a-f]{64})?$/);
});

test('the going-live guide resolves the digest of every image that is pulled, by its tag here', () => {
  const { services } = parse(read('deploy/compose.scale.yaml'), { merge: true });
  const pulled = [compose, { services }].flatMap((file) =>
    Object.values<Service>(file.services).map((service) => service.image),
  );
  const guide = read('docs/guide/going-live.md');
  const inspected = Array.from(guide.matchAll(/imagetools inspect ([a-z]+:\S+)/g), ([, name = '']) => name);
  const all = [...stages.map(({ from }) => from), ...pulled].filter((name) => name !== 'chimein:local');
  expect(inspected.filter((name) => !name.startsWith('chimein:')).sort()).toEqual([...new Set(all)].sort());
  // Nobody can have pulled one that stands in the repository.
  expect(guide).not.toMatch(/sha256:[0-9a-f]/);
});

test('contains every operator command in the image', () => {
  const copied = stepsOf('COPY').flatMap(({ text }) => readCopy(text).sources);
  const commands = [
    ...['start', 'sandbox', 'create-admin', 'doctor', 'reconcile', 'backup', 'restore'],
    ...['after-restore', 'migrate', 'move-to-postgres'],
  ];
  for (const command of commands) {
    const [, path = ''] = /(\S+\.ts)/.exec(scripts[command]) ?? [];
    expect(existsSync(path) && copied.includes(path.split('/')[0] ?? ''), command).toBe(true);
  }
});

test('uses the same ports and settings everywhere, all known to the server', () => {
  const { PORT } = readConfig({ NODE_ENV: 'test', AUTH_SECRET: 'x'.repeat(32), DATA_DIR: 'data' });
  const env = readEnv(image);
  const { app, caddy, sandbox } = compose.services;
  expect([env.PORT, stepsOf('EXPOSE')[0]?.text, app.environment.PORT]).toEqual([
    `${PORT}`,
    `${PORT}`,
    `${PORT}`,
  ]);
  expect(app.ports[0]).toBe(`127.0.0.1:${PORT}:${PORT}`);
  expect(caddy.environment.CHIMEIN_UPSTREAM).toBe(`app:${PORT}`);
  expect(caddyfile).toContain(`{$CHIMEIN_UPSTREAM:127.0.0.1:${PORT}}`);
  for (const name of Object.keys(caddy.environment)) expect(caddyfile).toContain(`{$${name}`);
  expect(app.environment).toMatchObject({ NODE_ENV: env.NODE_ENV, HOST: env.HOST, DATA_DIR: env.DATA_DIR });
  expect(
    unknown([...Object.keys(env), ...Object.keys(app.environment), ...Object.keys(sandbox.environment)]),
  ).toEqual([]);
  expect(unknown(Array.from(unit.matchAll(/^Environment=(\w+)=/gm), ([, name = '']) => name))).toEqual([]);
  expect(unit).toMatch(/^Environment=NODE_ENV=production$/m);
});
