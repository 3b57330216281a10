/** Runs the snippets of the page *Use the API*, and the example written after it, against a server. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execa, type ResultPromise } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { personalToken } from '../permissions/secrets.ts';

const page = readFileSync('docs/guide/use-the-api.md', 'utf8');
const snippets = [...page.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, kind = '', code = '']) => ({
  kind,
  code,
}));
/** The snippet of a kind that has the text. */
function snippet(kind: string, part: string): string {
  const found = snippets.find((each) => each.kind === kind && each.code.includes(part));
  if (!found) throw new Error(`The page has no ${kind} with ${part}`);
  return found.code;
}

let server: TestServer;
let customer: { token: string; userId: string; accountId: string };
let env: Record<string, string>;
beforeAll(async () => {
  // Receivers refuse a message of another time.
  server = await startTestServer({ now: new Date().toISOString() });
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  customer = { token, userId, accountId };
  const script = await personalToken(server, { token }, 'write');
  env = { CHIMEIN_SERVER: server.url, CHIMEIN_TOKEN: script.token };
});
afterAll(() => server.stop());

const shell = async (code: string) => (await execa('bash', ['-ec', code], { env })).stdout;
const node = (args: string[], more: Record<string, string> = {}) =>
  execa(process.execPath, args, { env: { ...env, ...more }, reject: false, all: true });

/** Resolves with a program's output once it matches. Rejects with it if the program ends before. */
function output(program: ResultPromise<{ all: true; reject: false }>) {
  let said = '';
  program.all.on('data', (text: Buffer) => {
    said += text;
  });
  const ended = program.then(() => {
    throw new Error(`It ended: ${said}`);
  });
  ended.catch(() => {});
  return async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said)) await Promise.race([once(program.all, 'data'), ended]);
    return said;
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('calls with a token', async () => {
  const code = snippet('sh', 'export').replace(/^export .*$/m, '');
  expect(JSON.parse(await shell(code))).toMatchObject([{ accountId: customer.accountId }]);
});

test('reads a list with its range', async () => {
  expect(await shell(snippet('sh', 'range=[0,24]'))).toMatch(/^content-range: comments \*\/0/im);
});

test('approves a draft of the list', async () => {
  const id = await addDraft(server, customer);
  const code = snippet('sh', '/approve');
  expect(
    JSON.parse((await execa('bash', ['-ec', code], { env: { ...env, DRAFT_ID: id } })).stdout),
  ).toMatchObject({
    id,
    state: 'approved',
  });
});

test('shows a message as the document does', async () => {
  const { body } = await server.call('GET', '/api/openapi.json');
  const message = body.webhooks['draft.waiting'].post.requestBody.content['application/json'];
  expect(JSON.parse(snippet('json', 'draft.waiting'))).toEqual(message.example);
});

test('has a typed client that takes the parameters of a list', async () => {
  const id = await addDraft(server, customer);
  const args = ['--input-type=module-typescript', '-e', snippet('ts', 'openapi-fetch')];
  const { exitCode, stdout, stderr } = await node(args);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain(id);
});

test('creates a webhook, whose receiver takes a signed message', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const made = await shell(snippet('sh', '/api/webhooks').replace('https://hooks.example.com/chimein', url));
  const { id, secret } = JSON.parse(made);
  const args = ['--input-type=module', '-e', snippet('js', 'standardwebhooks')];
  const receiver = node(args, { PORT: String(port), WEBHOOK_SECRET: secret });
  const until = output(receiver);
  await until(/listening/);
  const { body } = await server.call('POST', `/api/webhooks/${id}/test`, { token: customer.token });
  expect(body).toMatchObject({ state: 'delivered', status: 204 });
  expect(await until(/webhook\.test/)).toContain('This is a test');
  receiver.kill();
  await server.call('DELETE', `/api/webhooks/${id}`, { token: customer.token });
});

test('streams the events after the last one', async () => {
  await server.call('POST', '/api/automation/start', {
    ...customer,
    json: { accountId: customer.accountId },
  });
  const stream = execa('bash', ['-ec', `exec ${snippet('sh', 'Last-Event-ID')}`], {
    env,
    reject: false,
    all: true,
  });
  expect(await output(stream)(/event: state\n/)).toMatch(/^id: \d+$/m);
  stream.kill();
});

test('docs/examples/approve-drafts.mjs approves what waits, and each new draft', async () => {
  const waiting = await addDraft(server, { ...customer, posterName: 'Ada' });
  const port = await freePort();
  const more = { PORT: String(port), RECEIVER_URL: `http://127.0.0.1:${port}/` };
  const script = node(['docs/examples/approve-drafts.mjs'], more);
  const until = output(script);
  await until(/listening/);
  const later = await addDraft(server, { ...customer, posterName: 'Sam' });
  await server.deps.events.publish(server.deps.db, {
    ...{ userId: customer.userId, accountId: customer.accountId, kind: 'draft', message: 'A draft waits' },
    at: server.deps.engineClock.now(),
    data: {
      commentId: later,
      category: 'Search',
      postUrl: 'https://x.test/1',
      posterName: 'Sam',
      comment: 'Hi',
    },
  });
  await server.deps.jobs.runDue('webhook');
  await until(/Sam/);
  script.kill();
  for (const id of [waiting, later])
    expect((await server.call('GET', `/api/drafts/${id}`, customer)).body.state).toBe('approved');
});
