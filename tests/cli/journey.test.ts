import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../../server/accounts/schemas.ts';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { packedCli } from '../support/packedCli.ts';
import { play, startTestServer, type TestServer } from '../support/server.ts';
import { inProcess } from './inProcess.ts';

let server: TestServer;
const directory = mkdtempSync(join(tmpdir(), 'chimein-cli-'));

const env = () => ({
  PATH: process.env.PATH ?? '',
  CHIMEIN_CONFIG_DIR: directory,
  CHIMEIN_SERVER: server.url,
});
/** The packed command as a process of its own. */
const start = (args: string[], input?: string) =>
  execa(process.execPath, [packedCli, ...args], {
    extendEnv: false,
    env: env(),
    ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
  });
/** The command in this process, with the same configuration. */
async function chimein(args: string, input?: string): Promise<string> {
  const { exitCode, stdout, stderr } = await inProcess(args.split(' '), { env: env(), input });
  expect({ args, exitCode, stderr }).toMatchObject({ exitCode: 0 });
  return stdout.trimEnd();
}

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('leads from a new address to comments on the network in the shell', async () => {
  const email = 'ada@example.com';
  const person = { firstName: 'Ada', lastName: 'Okafor', companyName: '', email, password: 'chime-chime' };
  expect((await server.call('POST', '/api/auth/register', { json: person })).status).toBe(201);

  const login = ['login', '--email', email, '--password-stdin'];
  const uncertain = await inProcess(login, { env: env(), input: person.password });
  expect(uncertain.exitCode).toBe(2);
  const code = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0] ?? '';
  await start([...login, '--code', code], person.password);
  const [whoIs, ends] = (await chimein('whoami')).split('\n');
  expect(whoIs).toBe(`${email} (user, Trial) at ${server.url}`);
  expect(ends).toMatch(/^This sign-in ends at 20\d\d-\d\d-\d\d \d\d:\d\d \S+\.$/);

  const connecting = start(['accounts', 'connect', '--wait']);
  const [page] = (await once(connecting.stdout, 'data')) as [Buffer];
  const form = new URLSearchParams({ email: 'ada.work@example.com', password: 'secret' });
  await fetch(page.toString().trim(), { method: 'POST', body: form, redirect: 'manual' });
  expect((await connecting).exitCode).toBe(0);
  const [account] = JSON.parse(await chimein('accounts list --json')) as Account[];
  expect(account).toMatchObject({ status: 'Connected', running: false });

  const monitored = (await chimein('settings export --all'))
    .replace('searchProfiles: []', `searchProfiles: [${server.sandbox.url}/in/ada-okafor]`)
    .replace('dailyMonitorComments: 0', 'dailyMonitorComments: 3')
    .replace('prompt: ""', 'prompt: Say one kind thing about the post.');
  expect(await chimein('settings import -f - --dry-run', monitored)).toContain('dailyMonitorComments: 0 → 3');
  await start(['settings', 'import', '-f', '-'], monitored);
  expect(await chimein('settings import -f -', monitored)).toMatch(/: unchanged$/);

  expect(await chimein('start --all')).toContain('Running');
  await play(server, server.clock.now() + 6 * 3_600_000);
  const comments = JSON.parse(
    await chimein('comments list --mode monitors --since 2026-03-02 --json'),
  ) as Comment[];
  expect(comments.length).toBeGreaterThan(0);
  const ledger = (await server.control('GET', '/ledger')).body as { accountId: string; text: string }[];
  const held = ledger.filter(({ accountId }) => accountId === account?.accountId).map(({ text }) => text);
  expect(comments.map(({ comment }) => comment).toSorted()).toEqual(held.toSorted());

  expect(await chimein('pause ada.work@example.com')).toContain('Paused');
  expect(JSON.parse(await chimein('status --json running'))).toEqual([{ running: false }]);
  await chimein('logout');
  await expect(start(['status'])).rejects.toMatchObject({ exitCode: 4 });
});
