import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { day, movableClock, openSandbox } from './support.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const newFolder = () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return folder;
};

test('restores everything from its folder after a restart, also on another port', async () => {
  const dataDir = newFolder();
  let accountId = '';
  let postId = '';
  {
    await using before = await openSandbox({ dataDir });
    accountId = await before.connect('jane.doe@example.com');
    postId = (await before.search(accountId, before.contentUrl('heat pumps'))).body.items[0].social_id;
    await before.comment(postId, { account_id: accountId, text: 'Still here' });
    before.sandbox.seedDemo();
  }
  await using after = await openSandbox({ dataDir });
  expect((await after.get(`/api/v1/accounts/${accountId}`)).body.name).toBe('Jane Doe');
  const comments = (await after.get(`/api/v1/posts/${postId}/comments?account_id=${accountId}`)).body.items;
  expect(comments[0].text).toBe('Still here');
  expect(after.sandbox.seedDemo().comments[0]?.postUrl).toContain(after.sandbox.url);
  expect((await after.get('/control/ledger')).body).toHaveLength(
    after.sandbox.seedDemo().comments.length + 1,
  );
  const found = (await after.search(accountId, after.contentUrl('heat pumps'), '&limit=100')).body.items;
  expect(found.map((item: { social_id: string }) => item.social_id)).toContain(postId);
});

test('keeps the accounts of a file whose members could connect only once', async () => {
  const dataDir = newFolder();
  let accountId = '';
  {
    await using before = await openSandbox({ dataDir });
    accountId = await before.connect('jane.doe@example.com');
  }
  const db = new Database(join(dataDir, 'sandbox.db'));
  db.exec(`create table accounts (accountId text primary key, member integer not null unique, email text not null,
      status text not null, createdAt integer not null) strict;
    insert into accounts select accountId, member, email, 'CREDENTIALS', createdAt from connections;
    drop table connections;
    insert into webhooks values ('we_1', '{"enabled":true,"accountIds":null,"events":null}');`);
  db.close();
  await using after = await openSandbox({ dataDir });
  expect((await after.get(`/api/v1/accounts/${accountId}`)).body).toMatchObject({
    name: 'Jane Doe',
    sources: [{ status: 'CREDENTIALS' }],
  });
  expect((await after.post(`/control/accounts/${accountId}`, { status: 'OK' })).status).toBe(200);
  expect(await after.connect('jane.doe@example.com')).not.toBe(accountId);
});

test('shows nothing from the future after a run with a fast clock, and still has posts to comment on', async () => {
  const dataDir = newFolder();
  const ahead = movableClock();
  const profile = async (world: Awaited<ReturnType<typeof openSandbox>>) => {
    const accountId = await world.connect('jane.doe@example.com');
    const { provider_id } = (await world.get(`/api/v1/users/ada-okafor?account_id=${accountId}`)).body;
    const posts = (await world.get(`/api/v1/users/${provider_id}/posts?account_id=${accountId}`)).body.items;
    return [...posts, ...(await world.search(accountId, world.contentUrl('pricing'))).body.items];
  };
  {
    await using before = await openSandbox({ dataDir, clock: ahead });
    ahead.advance(10 * day);
    await profile(before);
    await before.get('/');
  }
  await using after = await openSandbox({ dataDir });
  const posts = await profile(after);
  expect(posts.length).toBeGreaterThanOrEqual(14);
  for (const post of posts) expect(post.parsed_datetime <= after.clock.iso()).toBe(true);
  for (const [, time] of (await after.get('/')).body.matchAll(/<time datetime="([^"]+)"/g))
    expect(time <= after.clock.iso()).toBe(true);
});

test('as a process, prints the environment on stdout, keeps its state, and exits with 0 on SIGTERM', async () => {
  const env = { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_DATA_DIR: newFolder() };
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const printed: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [name, ...rest] = line.split('=');
    printed[name ?? ''] = rest.join('=');
    if (name === 'MAIL_FROM') break;
  }
  expect(await (await fetch(`${printed.UNIPILE_DSN}/control/env`)).json()).toEqual(printed);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('rejects an invalid port in one line', async () => {
  const env = { ...process.env, SANDBOX_PORT: 'x', SANDBOX_DATA_DIR: newFolder() };
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toBe('SANDBOX_PORT must be a port number, not “x”.\n');
});
