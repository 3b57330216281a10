import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseUsed } from '../../db/moving/target.ts';
import { readPostgresFacts } from '../../db/postgres/facts.ts';
import { listenPostgres } from '../../db/postgres/listen.ts';
import { migratePostgres } from '../../db/postgres/migrate.ts';
import { connectPostgres, openPostgres } from '../../db/postgres/open.ts';
import { systemClock } from '../../server/clock.ts';
import { check } from '../../server/operations/doctor/check.ts';
import type { DoctorNeeds } from '../../server/operations/doctor/failedCheck.ts';
import { type Cluster, own, startCluster } from './cluster.ts';
import { withName } from './databases.ts';
import { site } from './servers.ts';

/* A Postgres whose certificate is for localhost, not for 127.0.0.1, by an authority of its own. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('the connection to Postgres', () => {
  let folder: string;
  let cluster: Cluster;
  const file = (name: string) => join(folder, name);

  /** An authority, or a certificate by the authority `ca`. */
  function certify(name: string, subject: string, more: string[] = []): void {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)];
    const args = ['req', '-x509', '-days', '2', ...key, ...files, '-subj', `/CN=${subject}`, ...more];
    execFileSync('openssl', args, { stdio: 'ignore' });
    for (const made of [`${name}.key`, `${name}.crt`]) own(file(made));
  }
  const byAuthority = (more: string[] = []) => ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), ...more];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chimein-tls-'));
    certify('ca', 'An authority');
    certify('other', 'Another authority');
    certify('server', 'localhost', byAuthority(['-addext', 'subjectAltName=DNS:localhost']));
    certify('ada', 'ada', byAuthority());
    const access = [
      'local all all trust',
      'hostssl all ada all cert',
      'hostnossl all sealed all reject',
      'host all all all trust',
    ];
    writeFileSync(file('hba.conf'), `${access.join('\n')}\n`);
    for (const path of [folder, file('hba.conf')]) own(path);
    cluster = await startCluster([
      'ssl=on',
      `ssl_cert_file=${file('server.crt')}`,
      `ssl_key_file=${file('server.key')}`,
      `ssl_ca_file=${file('ca.crt')}`,
      `hba_file=${file('hba.conf')}`,
    ]);
    for (const role of ['ada', 'sealed']) await cluster.run(`create role ${role} superuser login`);
    await cluster.run('create database app');
    await migratePostgres(withName(cluster.url, 'app'));
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  type Where = { host?: string; user?: string; name?: string } & Record<string, string>;
  function address({ host = 'localhost', user = 'postgres', name = 'app', ...parameters }: Where): string {
    const { port } = new URL(cluster.url);
    return `postgres://${user}@${host}:${port}/${name}?${new URLSearchParams(parameters)}`;
  }
  const ca = () => ({ sslrootcert: file('ca.crt') });
  const other = () => ({ sslrootcert: file('other.crt') });

  async function transport(where: Where) {
    const db = connectPostgres(address(where));
    try {
      return (await readPostgresFacts(db)).transport;
    } finally {
      db.close();
    }
  }

  test.each<[string, string, () => Where]>([
    ['verified', 'verify-full', () => ({ sslmode: 'verify-full', ...ca() })],
    [
      'encrypted',
      'verify-ca, for another host',
      () => ({ sslmode: 'verify-ca', host: '127.0.0.1', ...ca() }),
    ],
    ['encrypted', 'require, for another host', () => ({ sslmode: 'require', host: '127.0.0.1', ...ca() })],
    ['encrypted', 'require, without an authority', () => ({ sslmode: 'require' })],
    ['encrypted', 'prefer, with another authority', () => ({ sslmode: 'prefer', ...other() })],
    ['clear', 'disable', () => ({ sslmode: 'disable', ...ca() })],
    ['clear', 'no sslmode', () => ({})],
  ])('is %s with %s', async (expected, _mode, where) => {
    expect(await transport(where())).toBe(expected);
  });

  test.each<[string, () => Where, string]>([
    [
      'verify-full for another host',
      () => ({ sslmode: 'verify-full', host: '127.0.0.1', ...ca() }),
      'altnames',
    ],
    ['verify-full by another authority', () => ({ sslmode: 'verify-full', ...other() }), 'certificate'],
    ['verify-full by no authority of Node', () => ({ sslmode: 'verify-full' }), 'certificate'],
    ['the same for the system', () => ({ sslmode: 'verify-full', sslrootcert: 'system' }), 'certificate'],
    ['verify-ca by another authority', () => ({ sslmode: 'verify-ca', ...other() }), 'certificate'],
    ['require by another authority', () => ({ sslmode: 'require', ...other() }), 'certificate'],
  ])('is refused with %s, in one sentence', async (_mode, where, said) => {
    for (const open of [openPostgres, refuseUsed])
      await expect(open(address(where()))).rejects.toThrow(
        new RegExp(
          `^The database app at (localhost|127\\.0\\.0\\.1) has no certificate that the sslmode and sslrootcert of DATABASE_URL accept: .*${said}`,
        ),
      );
  });

  test('is refused if Postgres has no TLS, which psql refuses too', async () => {
    const plain = new URL(process.env.DATABASE_URL ?? '');
    const url = `postgres://postgres@127.0.0.1:${plain.port}/postgres?sslmode=verify-full`;
    await expect(openPostgres(url)).rejects.toThrow(
      'The database postgres at 127.0.0.1 takes no encrypted connections. Turn on ssl in its postgresql.conf',
    );
  });

  test('shows Postgres the certificate of sslcert and sslkey', async () => {
    const mine = { sslcert: file('ada.crt'), sslkey: file('ada.key') };
    const where = { user: 'ada', sslmode: 'verify-full', ...ca() };
    expect(await transport({ ...where, ...mine })).toBe('verified');
    await expect(openPostgres(address(where))).rejects.toThrow('refuses the user or the password');
  });

  test('is encrypted wherever the server and its commands open one', async () => {
    await cluster.run('create database whole');
    const url = address({ user: 'sealed', name: 'whole', sslmode: 'verify-full', ...ca() });
    const inClear = address({ user: 'sealed', name: 'whole', sslmode: 'disable' });
    await expect(openPostgres(inClear)).rejects.toThrow('refuses the user or the password');
    const world = await site(systemClock, Promise.resolve({ url, drop: () => {} }));
    await world.start();
    const open = await cluster.run(
      "select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid) where datname = 'whole' order by 1",
    );
    expect(open).toEqual(['chimein', 'chimein listener'].map((name) => ({ name, ssl: true })));
    expect(world.logged).toEqual([]);
    await world.close();
    const heard: (string | null)[] = [];
    const channel = await listenPostgres(url, 'x', (message) => heard.push(message));
    expect(heard).toEqual([null]);
    await channel.close();
    await refuseUsed(url);
  });

  test.each([
    ['verify-full', 'The connection is encrypted, and the certificate is verified'],
    ['require', 'The connection is encrypted, but the certificate is not verified'],
    ['disable', 'The connection is not encrypted'],
  ])('with %s: the doctor says "%s"', async (sslmode, said) => {
    const url = address({ sslmode, ...(sslmode === 'verify-full' && ca()) });
    const db = await openPostgres(url);
    try {
      const needs = { db, config: { databaseUrl: url, production: false } } as DoctorNeeds;
      expect(await check(needs, 'database', null)).toMatchObject({
        ok: true,
        said: expect.stringMatching(new RegExp(`\\. ${said}$`)),
      });
    } finally {
      db.close();
    }
  });
});
