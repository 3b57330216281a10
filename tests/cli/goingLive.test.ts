import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { sandboxModel } from '../../sandbox/writer/routes.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig, settingNames } from '../../server/config.ts';
import { checkNames } from '../../server/operations/schemas.ts';
import { until } from '../soak/processes.ts';
import { compileCache } from '../support/compileCache.ts';
import { freePort } from '../support/ports.ts';
import { type ReverseProxy, startReverseProxy } from '../support/reverseProxy.ts';

/* Follows docs/guide/going-live.md with the sandbox as the providers. */
const guide = readFileSync('docs/guide/going-live.md', 'utf8');
const blocks = (kind: string) =>
  Array.from(guide.matchAll(new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``, 'g')), ([, text = '']) => text);
const settings = blocks('ini')
  .join('')
  .matchAll(/^(\w+)=(.*)$/gm);
const written = Object.fromEntries(Array.from(settings, ([, name = '', value = '']) => [name, value]));
const commands = Array.from(
  guide.matchAll(/npm run (?:-s )?([\w-]+)(?: -- ([^`\n]*))?/g),
  ([, script = '', rest = '']) => ({
    script,
    rest,
  }),
);
const said = (mark: 'ok   ' | 'WRONG') =>
  blocks('text').flatMap((text) => text.split('\n').filter((line) => line.startsWith(mark)));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

let folder: string;
let url: string;
let proxy: ReverseProxy;
let sandbox: Sandbox;
let server: ResultPromise<{ reject: false; all: true }> | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chimein-going-live-'));
  proxy = await startReverseProxy();
  url = proxy.url;
  proxy.target = `http://127.0.0.1:${await freePort()}`;
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir: null, appUrl: url, clock: systemClock });
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await server;
  await Promise.all([sandbox.close(), proxy.stop()]);
  rmSync(folder, { recursive: true });
});

/** Writes the guide's lines to `.env`, with local values in place of its examples. */
function write(names: string[]): void {
  const here: Record<string, string> = {
    ...sandbox.env,
    OPENAI_JUDGE_MODEL: sandboxModel,
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
  };
  const lines = names.map((name) => `${name}=${here[name] ?? written[name]}`);
  writeFileSync(join(folder, '.env'), [...lines, `PORT=${new URL(proxy.target).port}`].join('\n'));
}

/** Runs `npm run SCRIPT -- REST` in the folder of the `.env`. */
const run = (script: string, rest: string[] = [], input = '') => {
  const [file = '', ...options] = (scripts[script] ?? '').split(' ').slice(1).reverse();
  const env = { PATH: process.env.PATH, ...compileCache };
  return execa(process.execPath, [...options, resolve(file), ...rest], {
    cwd: folder,
    env,
    extendEnv: false,
    reject: false,
    all: true,
    input,
  });
};
const firstStep = ['NODE_ENV', 'PUBLIC_URL', 'AUTH_SECRET', 'DATA_DIR', 'TRUST_PROXY'];

test('finds every setting, command, check and file of the guide', () => {
  const named = Array.from(guide.matchAll(/`([A-Z][A-Z_]{4,})[=`]/g), ([, name = '']) => name);
  const others = ['CHIMEIN_HOST', 'SANDBOX_APP_URL', 'WRONG', 'SIGTERM'];
  expect(
    [...Object.keys(written), ...named].filter(
      (name) => !settingNames.includes(name) && !others.includes(name),
    ),
  ).toEqual([]);
  expect(commands.filter(({ script }) => !(script in scripts))).toEqual([]);
  const tested = commands
    .filter(({ script }) => script === 'doctor')
    .flatMap(({ rest }) => rest.split(' ').filter((word) => /^[a-z]+(-[a-z]+)?$/.test(word)));
  expect([...new Set(tested)].sort()).toEqual([...checkNames].sort());
  for (const [, path = ''] of guide.matchAll(/\]\(((?:\.\.\/)[^)#]+)\)/g))
    readFileSync(join('docs/guide', path));
});

test('does not start an incomplete server, and names the missing settings', () => {
  const start = () =>
    readConfig({ ...written, SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: 'http://app.example.com' });
  for (const line of blocks('text').flatMap((text) =>
    text.split('\n').filter((each) => /^[A-Z_]+: /.test(each)),
  ))
    expect(start).toThrow(line);
});

test('passes the machine’s checks with the first settings, and all checks with all of them', async () => {
  write(firstStep);
  const before = await run('doctor');
  expect(before.exitCode).toBe(10);
  for (const provider of ['network', 'writer', 'images', 'payments', 'mail', 'clock'])
    expect(before.stdout).toMatch(
      new RegExp(`^WRONG ${provider} +Not set up, and production has no sandbox$`, 'm'),
    );
  expect(before.stdout).toMatch(/^ok +disk/m);
  for (const line of [...said('ok   '), ...said('WRONG')])
    expect(
      checkNames.some((name) => line.slice(6).startsWith(`${name} `)),
      line,
    ).toBe(true);

  write([...Object.keys(written), 'STRIPE_API_BASE']);
  server = run('start');
  await until(
    60,
    'the server',
    async () => (await fetch(`${url}/api/health`).catch(() => null))?.status === 200,
  );
  const { providers } = (await (await fetch(`${url}/api/health`)).json()) as { providers: object };
  expect(new Set(Object.values(providers))).toEqual(new Set(['live']));
  const admin = await run('create-admin', ['--email', 'you@example.com'], 'the password of an admin');
  expect([admin.exitCode, admin.all]).toEqual([0, 'Admin you@example.com can now sign in']);
  const after = await run('doctor', ['--mail-to', 'you@example.com']);
  expect([after.exitCode, after.all]).toEqual([0, expect.stringMatching(/All checks passed$/)]);
  const plain = (line: string) =>
    line
      .replaceAll(url, 'https://app.example.com')
      .replaceAll(join(folder, 'data'), '/var/lib/chimein')
      .replace('test mode', 'live mode')
      .replace(/[\d.]+/g, '#')
      .replace(/(writer answers:).*/, '$1');
  const found = after.stdout.split('\n').map(plain);
  for (const line of said('ok   ')) expect(found).toContain(plain(line));

  server.kill('SIGTERM');
  expect((await server).exitCode).toBe(0);
});
