import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { addAccount } from '../../db/accounts/accounts.ts';
import { addHistory } from '../../db/automation/commentOutcomes.ts';
import { insertUser } from '../../db/identity/users.ts';
import type { Db } from '../../db/open.ts';
import { systemClock } from '../../server/clock.ts';
import { restoreBackup } from '../../server/operations/backups/restoreBackup.ts';
import { direct } from '../support/database.ts';

/** A data folder, and the commands that work on it. */
export function installation() {
  const dataDir = mkdtempSync(join(tmpdir(), 'chimein-backups-'));
  const command = (name: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) =>
    execa('node', [`scripts/${name}.ts`, ...args], { reject: false, env: { DATA_DIR: dataDir, ...env } });
  const path = join(dataDir, 'chimein.sqlite');
  const here = { config: { databasePath: path, authSecret: 'x'.repeat(32) }, clock: systemClock };
  return {
    dataDir,
    path,
    file: (name: string) => join(dataDir, name),
    backup: (...args: string[]) => command('backup', args),
    restore: (...args: string[]) => command('restore', args),
    /** In this process. */
    restoreHere: (file: string) => restoreBackup(here, file, { asIs: false, keepTokens: false }),
    close: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function fill(db: Db, name: string): Promise<void> {
  const person = {
    firstName: name,
    lastName: 'Winter',
    email: `${name}@example.com`,
    passwordHash: 'x',
    role: 'user' as const,
  };
  await insertUser(direct(db), { id: name, ...person, status: 'Paid', createdAt: 1_700_000_000_000 });
  const accountId = `account-${name}`;
  const account = { accountId, userId: name, providerId: `member-${name}`, name, email: '', imageUrl: '' };
  await addAccount(db, { ...account, status: 'Connected', createdAt: 0 });
  const post = {
    postId: `post-${name}`,
    postUrl: 'https://www.linkedin.com/feed/update/1',
    posterId: 'p',
    posterName: 'P',
    posterImageUrl: '',
  };
  await addHistory(db, [
    {
      id: `comment-${name}`,
      accountId,
      userId: name,
      ...post,
      state: 'confirmed',
      category: 'Search',
      source: '',
      windowDay: '2026-03-02',
      comment: `Well said, ${name}`,
      createdAt: 1_700_000_000_000,
      confirmedAt: 1_700_000_000_000,
    },
  ]);
}
