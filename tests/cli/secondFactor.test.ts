import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { softwareAuthenticator } from '../support/authenticator.ts';
import { codeAt, connectApp } from '../support/factors.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { onTerminal } from './terminal.ts';
import { password, shell } from './world.ts';

const email = 'ada@example.com';
const minute = 60_000;
const enter = '\r';
let server: TestServer;
let world: ReturnType<typeof shell> & { server: TestServer };
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  server = await startTestServer();
  const { token } = await server.signUp({ email });
  ({ secret, recoveryCodes } = await connectApp(server, token));
  const plain = await server.signUp();
  world = { ...shell(server, { customer: plain.token, admin: token }), server };
});
afterAll(async () => {
  await server.stop();
  world.remove();
});

const line = () => `chimein login --server ${server.url} --email ${email}`;
/** The code of a later time step, not yet used. */
function nextCode(): string {
  server.clock.advance(minute);
  return codeAt(secret, server.clock.now());
}
type World = Parameters<typeof onTerminal>[0];
const onOwn = (
  command: string,
  type: [string, string | ((shown: string) => void)][],
  env: Record<string, string> = {},
) => onTerminal(world as unknown as World, command, { type, columns: 200, env });
/** Its sign-in is kept for `whoami`. */
const ownConfig = () => ({ CHIMEIN_CONFIG_DIR: mkdtempSync(join(world.directory, 'own-')) });
const whoami = async (env: Record<string, string>) => (await world.command('chimein whoami', { env })).stdout;
/** A fake browser that records its address. */
function browserInto(file: string): string {
  const browser = join(world.directory, 'browser.sh');
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$1" > '${file}'\n`, { mode: 0o755 });
  return browser;
}

test('adds an authenticator app, and prints the recovery codes of a first factor', async () => {
  const env = { CHIMEIN_TOKEN: (await server.signUp()).token };
  const added = JSON.parse((await world.command('chimein factors add-authenticator --json', { env })).stdout);
  const code = codeAt(added.secret, server.clock.now());
  const confirmed = await world.command(`chimein factors confirm-authenticator ${code} --json`, { env });
  expect(JSON.parse(confirmed.stdout).recoveryCodes).toHaveLength(10);
  const held = await world.command('chimein factors list --json totp', { env });
  expect(JSON.parse(held.stdout)).toEqual({ totp: true });
});

test('reads the code from the line after the password in a pipe, and names the flag if it is missing', async () => {
  const without = await world.command(`${line()} --password-stdin`, { input: `${password}\n` });
  expect([without.exitCode, without.stderr]).toEqual([2, expect.stringContaining('--code-stdin')]);
  const signsIn = `${line()} --password-stdin --code-stdin`;
  const env = ownConfig();
  const piped = `printf '%s\\n' '${password}' '${nextCode()}' | ${signsIn}`;
  expect((await world.start(piped, { env })).exitCode).toBe(0);
  expect(await whoami(env)).toContain(email);
  const login = (code: string) => world.command(signsIn, { input: `${password}\n${code}\n` });
  expect(await login(recoveryCodes[0] ?? '')).toMatchObject({ exitCode: 0 });
  const again = await login(recoveryCodes[0] ?? '');
  expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining('This code is wrong')]);
});

test('prompts for the code on a terminal, and again after a wrong one', async () => {
  const question = 'Code from your authenticator app';
  const env = ownConfig();
  const { exitCode } = await onOwn(
    line(),
    [
      ['Password', `${password}${enter}`],
      [question, `000${enter}`],
      ['This code is wrong', ''],
      [question, `${nextCode()}${enter}`],
    ],
    env,
  );
  expect([exitCode, await whoami(env)]).toEqual([0, expect.stringContaining(`${email} (user`)]);
});

/** The only second factor is a passkey. */
async function withPasskey(): Promise<{ token: string; own: string }> {
  const { token, email: own } = await server.signUp();
  const { origin } = new URL(server.deps.config.publicUrl);
  const device = softwareAuthenticator(origin, 'localhost');
  const options = await server.call('POST', '/api/auth/passkeys/options', { token });
  const response = device.register(options.body);
  const added = await server.call('POST', '/api/auth/passkeys', {
    token,
    json: { name: 'Laptop', response },
  });
  expect(added.status).toBe(201);
  return { token, own };
}
const requestIn = (text: string) => /request=([\w-]+)/.exec(text)?.[1];
const codeIn = (text: string) => /this code: (\S+)/.exec(text)?.[1];
const confirmAs = async (token: string, id: string | undefined, code: string | undefined) =>
  (await server.call('POST', `/api/auth/cli-login/${id}/confirm`, { token, json: { code: code ?? '' } }))
    .status;

test('confirms in the browser by the terminal’s code with passkeys only', async () => {
  const { token, own } = await withPasskey();
  const stranger = await server.signUp();
  const seen: unknown[] = [];
  const confirm = async (shown: string) => {
    const text = stripVTControlCharacters(shown);
    const [id, code] = [requestIn(text), codeIn(text)];
    seen.push((await server.call('GET', `/api/auth/cli-login/${id}`, { token })).body.userAgent);
    seen.push(
      await confirmAs(stranger.token, id, code),
      await confirmAs(token, id, 'AAAA-AAAA'),
      await confirmAs(token, id, code),
    );
  };
  const opened = join(world.directory, 'opened');
  const env = ownConfig();
  const { exitCode } = await onOwn(
    `chimein login --no-browser --server ${server.url} --email ${own}`,
    [
      ['Password', `${password}${enter}`],
      ['enter this code: ', (text) => void confirm(text)],
    ],
    { BROWSER: browserInto(opened), ...env },
  );
  expect([exitCode, await whoami(env)]).toEqual([0, expect.stringContaining(`${own} (user`)]);
  expect(seen).toEqual([expect.stringContaining('chimein'), 404, 422, 200]);
  expect(existsSync(opened)).toBe(false);
});

test('opens the printed page in a browser, and only prints it without one', async () => {
  const { token, own } = await withPasskey();
  const login = `chimein login --server ${server.url} --email ${own}`;
  const confirm = async (text: string | undefined) =>
    expect(await confirmAs(token, requestIn(text ?? ''), codeIn(text ?? ''))).toBe(200);
  const opened = join(world.directory, 'opened');
  const confirmed: Promise<unknown>[] = [];
  const later = (shown: string) => void confirmed.push(confirm(stripVTControlCharacters(shown)));
  const run = (browser: string, waitsFor: string) =>
    onOwn(
      login,
      [
        ['Password', `${password}${enter}`],
        [waitsFor, later],
      ],
      { BROWSER: browser },
    );
  const first = await run(browserInto(opened), 'enter this code: ');
  expect(first.exitCode).toBe(0);
  expect(stripVTControlCharacters(first.shown)).toContain(`Open ${readFileSync(opened, 'utf8').trim()} in`);
  const without = await run('/no/such/browser', 'Open the address above yourself');
  expect(without.exitCode).toBe(0);
  await Promise.all(confirmed);
});

test('repeats a call after the password on a terminal, and names the flag in a pipe', async () => {
  server.clock.advance(11 * minute);
  const create = 'chimein tokens create late';
  const piped = await world.run(create);
  expect([piped.exitCode, piped.stderr]).toEqual([2, expect.stringContaining('--password-stdin')]);
  const secretless = await world.run(`${create} --json`, { who: 'admin' });
  expect(secretless.exitCode).toBe(2);
  const api = await world.run('chimein api POST /api/auth/totp --yes');
  expect([api.exitCode, api.stderr]).toEqual([4, expect.stringContaining('chimein login')]);
  const { exitCode, shown } = await onOwn(create, [
    ['Your password', `wrong one${enter}`],
    ['This is not your password', ''],
    ['Your password', `${password}${enter}`],
  ]);
  expect([exitCode, shown]).toEqual([0, expect.stringMatching(/chi_/)]);
});
