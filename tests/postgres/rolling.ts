/** Real server processes of several versions on one database, behind a load balancer that asks /readyz. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { addAccount } from '../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import type { Db } from '../../db/open.ts';
import { defaultSettings, weekdays } from '../../server/accounts/settings/schemas.ts';
import { createNetwork } from '../../server/providers/network.ts';
import type { Control } from '../soak/processes.ts';
import { direct } from '../support/database.ts';
import { freePort } from '../support/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Migration = { tag: string; sql: string; oldest: string };

/** A copy of the program as a later version, with more migrations. */
export function laterVersion(
  version: string,
  migrations: Migration[],
  edits: [string, string, string][] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'chimein-version-'));
  const parts = ['db', 'server', 'sandbox', 'dist', 'web', 'cli', 'docs/guide', 'scripts', 'package.json'];
  // With their times, or the copy would build the web app again.
  for (const part of [...parts, 'package-lock.json', 'LICENSE', 'vite.config.ts', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  for (const [path, from, to] of edits) edit(path, from, to);
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version }));
  const journalPath = 'db/migrations-postgres/meta/_journal.json';
  for (const { tag, sql, oldest } of migrations) {
    writeFileSync(join(folder, `db/migrations-postgres/${tag}.sql`), sql);
    const journal = JSON.parse(readFileSync(join(folder, journalPath), 'utf8'));
    const last = journal.entries.at(-1);
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
    writeFileSync(join(folder, journalPath), JSON.stringify(journal));
    edit('db/postgres/oldestServers.ts', '\n};', `\n  '${tag}': '${oldest}',\n};`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Process = {
  url: string;
  output(): string;
  /** Resolves when /readyz answers 200. */
  ready(): Promise<void>;
  exitCode: Promise<number | undefined>;
  /** SIGTERM */
  stop(): Promise<void>;
};

/** Starts `server/main.ts` of a version. */
export async function startVersion(folder: string | null, env: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let ended = false;
  const child = execa(process.execPath, ['server/main.ts'], {
    cwd: folder ?? root,
    env: { LOG_LEVEL: 'warn', ...env, PORT: String(port), SHUTDOWN_DELAY: '3' },
    all: true,
    reject: false,
  });
  child.all.on('data', (chunk) => {
    output += String(chunk);
  });
  const exitCode = child.then((result) => {
    ended = true;
    return result.exitCode;
  });
  return {
    url,
    output: () => output,
    exitCode,
    async ready() {
      while (!(await isReady(url))) {
        if (ended) throw new Error(`the server ended:\n${output}`);
        await wait(100);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await exitCode;
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends requests to the servers that are ready, as a load balancer with a health check does. */
export function balance(servers: Set<Process>) {
  const ready = new Set<Process>();
  const failures: string[] = [];
  let requests = 0;
  let ending = false;
  const probing = (async () => {
    while (!ending) {
      await Promise.all(
        [...servers].map(async (server) => {
          if (await isReady(server.url)) ready.add(server);
          else ready.delete(server);
        }),
      );
      for (const server of ready) if (!servers.has(server)) ready.delete(server);
      await wait(100);
    }
  })();
  return {
    /** Counts as failed without an answer, and with another than 2xx. */
    async request(method: string, path: string, token: string, json?: unknown): Promise<void> {
      const all = [...ready];
      const server = all[requests % all.length];
      requests += 1;
      const answer = await fetch(`${server?.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        body: json === undefined ? null : JSON.stringify(json),
      }).catch((error: unknown) => error as Error);
      if (answer instanceof Error)
        failures.push(`${method} ${path}: ${answer.message} ${String(answer.cause)}`);
      else {
        const text = await answer.text();
        if (!answer.ok) failures.push(`${method} ${path}: ${answer.status} ${text}`);
      }
    },
    readyServers: () => ready.size,
    failures,
    count: () => requests,
    async end() {
      ending = true;
      await probing;
    },
  };
}

/** Accounts of a customer that comment at any time. */
export async function fill(
  db: Db,
  env: Record<string, string>,
  control: Control,
  userId: string,
  accounts: number,
): Promise<Map<string, string>> {
  const network = createNetwork({ dsn: env.UNIPILE_DSN ?? '', apiKey: env.UNIPILE_API_KEY ?? '' });
  await control('POST', '/limits', { times: 1_000_000 });
  const owners = new Map<string, string>();
  for (let n = 0; n < accounts; n += 1) {
    const { accountId } = await control<{ accountId: string }>('POST', '/accounts', {
      email: `member${n}@example.com`,
    });
    const owner = await network.readOwner(accountId);
    await addAccount(db, { accountId, userId, ...owner, status: 'Connected', createdAt: 0 });
    await saveSettingsRow(direct(db), {
      ...{ accountId, ...defaultSettings, savedAt: 0, prompt: 'Be brief.' },
      timing: {
        ...{ fromTime: '00:00', toTime: '00:00', timezone: 'UTC', timeBetweenComments: [0.02] },
        activeDays: [...weekdays],
      },
      searchUrls: ['hiring', 'pricing', 'design'].map(
        (topic) => `https://www.linkedin.com/search/results/content/?keywords=${topic}`,
      ),
      dailySearchComments: 75,
      choice: { ...defaultSettings.choice, oldestPostDays: 365, sameAuthorDays: 0 },
    });
    await recheckAccount(direct(db), accountId, { running: true });
    owners.set(accountId, userId);
  }
  return owners;
}
