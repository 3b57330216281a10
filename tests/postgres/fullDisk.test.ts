/**
 * A tablespace whose disk is really full: a small file system in memory, which only root on Linux can mount.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { comments } from '../../db/schema/index.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';
import type { Control } from '../soak/processes.ts';
import { withName } from './databases.ts';
import { fill } from './rolling.ts';
import { call, signUp, site } from './servers.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const nobody = 65_534;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName(process.env.DATABASE_URL ?? '', 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Takes all the space of a folder's file system. */
function fillUp(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'w');
  for (const size of [1 << 20, 1 << 12]) {
    const bytes = Buffer.alloc(size);
    while (statfsSync(folder).bavail * statfsSync(folder).bsize >= size) writeSync(file, bytes);
  }
  closeSync(file);
}

test.skipIf(!canMount)(
  'refuses writes with 503, says once that the disk is full, and doubles and loses nothing (needs root on Linux to mount a disk)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chimein-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
    const world = await site();
    const name = new URL(world.url).pathname.slice(1);
    try {
      chownSync(folder, nobody, nobody);
      await onServer(`create tablespace ${name} location '${folder}'`);
      await onServer(`alter database ${name} set tablespace ${name}`);
      const control: Control = async (method, path, body) => {
        const headers = { 'content-type': 'application/json' };
        const url = `${world.sandbox.url}/control${path}`;
        return (await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null })).json();
      };
      const ledger = () => control<{ accountId: string; postId: string; text: string }[]>('GET', '/ledger');
      const server = await world.start();
      const { userId, token } = await signUp(server, 'ada@example.com');
      const [accountId] = (await fill(server.deps.db, world.sandbox.env, control, userId, 5)).keys();
      // Texts that take space each time, because nothing compresses them.
      const save = () => {
        const payload = { ...defaultSettings, prompt: randomBytes(1500).toString('base64') };
        return call(server, 'POST', '/api/settings', { token, json: { accountId, payload } });
      };
      server.deps.jobs.hurry('run');
      await expect.poll(async () => (await ledger()).length).toBeGreaterThan(3);

      fillUp(folder);
      await expect.poll(async () => (await save()).status).toBe(503);
      const { body, headers } = await save();
      expect([body.code, headers.get('retry-after')]).toEqual(['unavailable', '60']);
      expect((await call(server, 'GET', '/api/me', { token })).status).toBe(200);
      const meanwhile = (await ledger()).length;

      rmSync(join(folder, 'filler'));
      await expect.poll(async () => (await save()).status).toBe(200);
      await expect
        .poll(async () => (await ledger()).length, { timeout: 150_000 })
        .toBeGreaterThan(meanwhile + 2);
      await server.deps.jobs.stop(20_000);
      const rows = await server.deps.db.select().from(comments);
      const posted = (await ledger()).map(({ accountId, postId, text }) => `${accountId} ${postId} ${text}`);
      const recorded = rows.filter(({ state }) => state === 'confirmed' || state === 'sent');
      expect(new Set(posted).size).toBe(posted.length);
      expect(recorded.map((row) => `${row.accountId} ${row.postId} ${row.comment}`).sort()).toEqual(
        posted.sort(),
      );
      const alarms = world.logged.filter((line) => JSON.parse(line).alarm === 'storage');
      expect(alarms.map((line) => JSON.parse(line).msg)).toEqual(['the disk of the database is full']);
    } finally {
      await world.close();
      await onServer(`drop database if exists ${name} with (force)`);
      await onServer(`drop tablespace if exists ${name}`);
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
);
