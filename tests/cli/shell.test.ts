import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { play } from '../support/server.ts';
import { startFixture } from './fixture.ts';
import { startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const json = async (line: string, who?: 'admin') =>
  JSON.parse((await world.run(line, who && { who })).stdout);

describe('settings of a run', () => {
  test('come from the nearest chimein.yaml unless a flag or variable overrides it, and config shows the origin', async () => {
    const cwd = join(world.directory, 'project/deep');
    mkdirSync(cwd, { recursive: true });
    const file = 'server: https://project.example\nsettings: s.yaml\n';
    writeFileSync(join(cwd, '../chimein.yaml'), file);
    const list = 'config list --show-origin --json';
    const originsIn = ({ stdout }: { stdout: string }) =>
      Object.fromEntries(
        JSON.parse(stdout).map(({ key, value, origin }: Record<string, string>) => [key, [value, origin]]),
      );
    const plain = originsIn(await world.start(`cd project/deep && chimein ${list}`));
    expect(plain.server).toEqual([
      'https://project.example',
      expect.stringMatching(/project\/chimein\.yaml:1$/),
    ]);
    expect(plain.settings).toEqual([
      expect.stringMatching(/project\/s\.yaml$/),
      expect.stringMatching(/chimein\.yaml:2$/),
    ]);
    // A profile's token is only sent to its server.
    expect(plain.token).toEqual([null, null]);
    const env = { CHIMEIN_SERVER: 'https://env.example' };
    const named = originsIn(await world.command(`chimein ${list}`, { cwd, env }));
    expect(named.server).toEqual(['https://env.example', 'CHIMEIN_SERVER']);
    const staging = originsIn(await world.command(`chimein --profile staging ${list}`, { cwd }));
    expect([staging.server, staging.token]).toEqual([
      [world.server.url, 'profile staging'],
      ['****', 'profile staging'],
    ]);
  });

  test('names an error of chimein.yaml with its line, and exits 3 for a missing profile', async () => {
    const cwd = join(world.directory, 'faulty');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'chimein.yaml'), 'server: x\ntoken: y\n');
    const { exitCode, stderr } = await world.command('chimein status', { cwd });
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/faulty\/chimein\.yaml:2: token: unknown key/),
    ]);
    expect((await world.run('chimein status --profile nobody')).exitCode).toBe(3);
  });

  test('keeps the profile of profiles use, and adds a sign-in with login --profile', async () => {
    const env = {
      CHIMEIN_SERVER: world.server.url,
      CHIMEIN_CONFIG_DIR: join(world.directory, 'ofProfiles'),
    };
    const login = 'chimein login --profile work --email ada@example.com --password-stdin < password.txt';
    expect((await world.run(login, { env })).exitCode).toBe(0);
    expect((await world.run('chimein profiles use work', { env })).exitCode).toBe(0);
    const { stdout } = await world.run('chimein profiles list --json name,inUse', { env });
    expect(JSON.parse(stdout)).toContainEqual({ name: 'work', inUse: true });
  });
});

describe('wait', () => {
  test('ends immediately in the wanted state, exits 8 after the timeout, and 3 for a missing account', async () => {
    expect(await json('chimein wait "Sam Lee" --for paused --json name,running')).toEqual({
      name: 'Sam Lee',
      running: false,
    });
    const late = await world.run('chimein wait "Sam Lee" --for running --timeout 0.3s --json');
    expect([late.exitCode, JSON.parse(late.stderr).code]).toEqual([8, 'pending']);
    expect((await world.run('chimein wait nobody --for paused')).exitCode).toBe(3);
  });

  test('--for commented ends with the next comment', async () => {
    const waiting = world.start('exec chimein wait "Ada Okafor" --for commented --verbose --json name');
    let heard = '';
    await new Promise<void>((resolve) => {
      waiting.stderr.on('data', (text: Buffer) => {
        heard += text;
        if (/automation\/events.*\n(.*\n)*?< 200/.test(heard)) resolve();
      });
      waiting.then(() => resolve());
    });
    await world.run('chimein start "Ada Okafor"');
    await play(world.server, world.server.clock.now() + 24 * 3_600_000);
    expect(JSON.parse((await waiting).stdout)).toEqual({ name: 'Ada Okafor' });
  });
});

test('prints events from the first on, or after a given one', async () => {
  const lines = async (line: string) =>
    (await world.run(line)).stdout
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
  const all = await lines('chimein events --json id,event,message');
  expect(all.length).toBeGreaterThan(2);
  const after = all.at(-3)?.id;
  expect(await lines(`chimein events --after ${after} --json id,event,message`)).toEqual(all.slice(-2));
});

test('resumes a broken connection with events --follow', async () => {
  const asked: (string | undefined)[] = [];
  const app = new Hono().get('/api/automation/events', (c) => {
    asked.push(c.req.header('last-event-id'));
    const id = 4 + asked.length;
    const data = JSON.stringify({ accountId: 'one', at: '2026-03-02T10:00:00.000Z', message: `event ${id}` });
    return c.body(`: still here\n\nid: ${id}\nevent: state\ndata: ${data}\n\n`, 200, {
      'content-type': 'text/event-stream',
    });
  });
  await using cli = await startFixture(app);
  const following = cli.start(['events', '--follow', '--json', 'id']);
  following.stdout?.on('data', (text: Buffer) => text.includes('"6"') && following.kill('SIGINT'));
  const { exitCode, stdout, stderr } = await following;
  expect([exitCode, stdout.slice(0, 22)]).toEqual([130, '{"id":"5"}\n{"id":"6"}\n']);
  expect(asked.slice(0, 2)).toEqual([undefined, '5']);
  expect(stderr).toContain('Reconnecting');
});

const evil = {
  _id: 'c',
  accountId: 'one',
  accountName: '=1+1',
  postUrl: '',
  posterName: 'a "b", c',
  posterImageUrl: '',
  comment: '@x',
  category: 'Search',
  createdAt: '',
};

test('prints the same comments in every format, without formulas', async () => {
  const fields = 'createdAt,posterName,comment';
  const rows = await json(`chimein comments export --json ${fields}`);
  expect(rows.length).toBeGreaterThan(2);
  const lines = (await world.run(`chimein comments export --format ndjson --json ${fields}`)).stdout
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  expect(await json(`chimein comments list --limit 0 --json ${fields}`)).toEqual(rows);
  const csv = (await world.run(`chimein comments export --format csv --json ${fields}`)).stdout;
  expect(csv.split('\r\n')[0]).toBe(fields);
  expect(csv.split('\r\n')).toHaveLength(rows.length + 2);

  const app = new Hono().get('/api/exports/comments.json', (c) => c.body(`[\n${JSON.stringify(evil)}\n]\n`));
  await using cli = await startFixture(app);
  const { stdout } = await cli.start([
    'comments',
    'export',
    '--json',
    'accountName,posterName,comment',
    '--format',
    'csv',
  ]);
  expect(stdout).toBe(`accountName,posterName,comment\r\n'=1+1,"a ""b"", c",'@x\r\n`);
});

test('exports the columns of the app, and those of before with --old-columns', async () => {
  const { body } = await world.server.call('GET', '/api/exports/comments.csv', { token: world.token });
  await world.run('chimein comments export -o comments.csv');
  expect(readFileSync(join(world.directory, 'comments.csv'), 'utf8')).toBe(`\uFEFF${body}`);
  const { stdout } = await world.run('chimein comments export');
  expect(stdout).toBe(body);
  expect((await world.run('chimein comments list --limit 0 --format csv')).stdout).toBe(stdout);
  const old = (await world.run('chimein comments export --old-columns')).stdout.split('\r\n');
  expect(old[0]).toBe(
    '_id,accountId,accountName,postUrl,posterName,posterImageUrl,postExcerpt,comment,category,createdAt,reactions,replies,resultsReadAt,autonomous',
  );
  expect(old).toHaveLength(stdout.split('\r\n').length);
});

test('leaves no file after an interrupted export, and exits 7', async () => {
  await using cli = await startFixture(
    new Hono().get('/api/exports/comments.json', (c) => c.body(`[\n${JSON.stringify(evil)},\n`)),
  );
  expect((await cli.run(['comments', 'export', '-o', cli.path('all.csv')])).exitCode).toBe(7);
  await expect(cli.read('all.csv')).rejects.toThrow('ENOENT');
});

test('signs scripts in with a created token, within its scope', async () => {
  const { token } = await json(
    'chimein tokens create ci --expires 90d --password-stdin --json < password.txt',
  );
  const env = { CHIMEIN_TOKEN: token, CHIMEIN_SERVER: world.server.url };
  expect((await world.run('chimein accounts list --json name', { env })).exitCode).toBe(0);
  const refused = await world.run('chimein pause --all --json', { env });
  expect([refused.exitCode, JSON.parse(refused.stderr)]).toEqual([
    4,
    expect.objectContaining({ code: 'forbidden', requestId: expect.any(String) }),
  ]);
  await world.run('chimein tokens revoke ci --yes');
  expect((await world.run('chimein whoami', { env })).exitCode).toBe(4);
});

test('lets an admin create, change, find and delete a user, and stop all comments', async () => {
  await world.proveAdmin();
  const make =
    'chimein users create --email new@example.com --first-name New --last-name Person --seats 2 --password-stdin --json < password.txt';
  const made = await json(make, 'admin');
  expect(made).toMatchObject({ email: 'new@example.com', seats: 2, status: 'Trial' });
  expect((await world.run(make, { who: 'admin' })).exitCode).toBe(6);
  await world.run('chimein users update new@example.com --seats 4 --billing-date 2020-01-31', {
    who: 'admin',
  });
  expect(await json(`chimein users show ${made._id} --json seats,status`, 'admin')).toEqual({
    seats: 4,
    status: 'Expired',
  });
  await world.run('chimein users delete new@example.com --yes', { who: 'admin' });
  expect((await world.run('chimein users show new@example.com', { who: 'admin' })).exitCode).toBe(3);
  expect((await world.run('chimein users list')).exitCode).toBe(4);

  expect((await world.run('chimein ops stop-all', { who: 'admin' })).exitCode).toBe(2);
  expect(
    await json('chimein ops stop-all --reason Maintenance --yes --json stopped,reason', 'admin'),
  ).toEqual({
    stopped: true,
    reason: 'Maintenance',
  });
  expect((await world.run('chimein status')).stdout).toContain('Maintenance');
  expect(await json('chimein ops stop-all --release --yes --json stopped', 'admin')).toEqual({
    stopped: false,
  });
});

test('calls any endpoint with a body from a file, and prints errors in one shape', async () => {
  writeFileSync(join(world.directory, 'body.json'), '{"stopped": true}');
  expect(await json('chimein api PUT /api/automation/switch -f body.json')).toMatchObject({ stopped: true });
  expect(
    await json('echo \'{"stopped": false}\' | chimein api put /api/automation/switch -f - --json stopped'),
  ).toEqual({
    stopped: false,
  });
  const { exitCode, stderr } = await world.run('chimein api GET "/api/settings?accountId=x" --json');
  expect([exitCode, JSON.parse(stderr).code]).toEqual([3, 'not_found']);
  expect((await world.run('chimein api GET //other.example/x')).exitCode).toBe(2);
});

describe('api', () => {
  /** Pages of two rows, whatever the range asks for. */
  const paged = () => {
    const rows = [1, 2, 3, 4, 5].map((n) => ({ n, name: `Row ${n}` }));
    const bodies: unknown[] = [];
    const app = new Hono()
      .get('/api/rows', (c) => {
        const [first = 0] = JSON.parse(c.req.query('range') ?? '[0]') as number[];
        const page = rows.slice(first, first + 2);
        c.header('Content-Range', `rows ${first}-${first + page.length - 1}/${rows.length}`);
        return c.json(c.req.query('name') ? [{ name: c.req.query('name') }] : page);
      })
      .put('/api/thing', async (c) => {
        bodies.push(await c.req.json());
        return c.json({ done: true });
      });
    return { app, bodies };
  };

  test('reads all pages, and prints what a jq filter selects', async () => {
    await using cli = await startFixture(paged().app);
    const filtered = await cli.run([
      'api',
      'GET',
      '/api/rows',
      '--paginate',
      '--jq',
      '.[] | select(.n > 3).name',
    ]);
    expect(filtered).toMatchObject({ exitCode: 0, stdout: 'Row 4\nRow 5\n' });
    expect(
      JSON.parse((await cli.run(['api', 'GET', '/api/rows', '--paginate', '--jq', 'map(.n)'])).stdout),
    ).toEqual([1, 2, 3, 4, 5]);
    expect((await cli.run(['api', 'GET', '/api/rows', '--jq', '.['])).exitCode).toBe(2);
  });

  test('makes the body of fields, which keep the type of JSON', async () => {
    const { app, bodies } = paged();
    await using cli = await startFixture(app);
    const fields = ['-f', 'seats=3', '-f', 'on=true', '-f', 'events=["a"]', '-f', 'name=a=b'];
    expect((await cli.run(['api', 'PUT', '/api/thing', ...fields])).exitCode).toBe(0);
    expect(bodies).toEqual([{ seats: 3, on: true, events: ['a'], name: 'a=b' }]);
    expect((await cli.run(['api', 'PUT', '/api/thing', ...fields, '--file', '-'])).exitCode).toBe(2);
    const query = await cli.run(['api', 'GET', '/api/rows', '-f', 'name=x y']);
    expect(JSON.parse(query.stdout)).toEqual([{ name: 'x y' }]);
  });

  test('reads without a method, and posts a body', async () => {
    const app = paged().app.post('/api/rows', async (c) => c.json({ posted: await c.req.json() }));
    await using cli = await startFixture(app);
    expect((await cli.run(['api', '/api/rows', '--jq', 'length'])).stdout).toBe('2\n');
    const posted = await cli.run(['api', '/api/rows', '-f', 'n=6']);
    expect(JSON.parse(posted.stdout)).toEqual({ posted: { n: 6 } });
    expect((await cli.run(['api', 'GET'])).exitCode).toBe(2);
  });
});

test('says in one sentence that a Node is too old', async () => {
  const old = join(world.directory, 'old.cjs');
  writeFileSync(
    old,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
  );
  const { exitCode, stdout, stderr } = await world.start(`node --require ${old} "$(which chimein)" status`);
  expect([exitCode, stdout, stderr]).toEqual([
    1,
    '',
    'error: chimein needs Node 22.13 or newer; this is 20.20.2.\n',
  ]);
});
