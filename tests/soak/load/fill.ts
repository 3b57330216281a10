import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { addAccount } from '../../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { recheckAccount } from '../../../db/automation/automations.ts';
import { insertUser } from '../../../db/identity/users.ts';
import { openDb } from '../../../db/open.ts';
import { automations } from '../../../db/schema/index.ts';
import { createPasswords } from '../../../server/identity/auth/passwords.ts';
import { createNetwork, type Owner } from '../../../server/providers/network.ts';
import { direct } from '../../support/database.ts';
import type { Control } from '../processes.ts';
import { busySettings } from './acts/daily.ts';
import type { Person } from './client.ts';

const password = 'correct horse';
const perUser = 4;
/** The first comments are spread over this time, as for accounts that have run for a while. */
const spreadMs = 4 * 60_000;

/** Fills a new database with admins and customers with running accounts. @returns those that are clients */
export async function fill(
  path: string,
  env: Record<string, string>,
  wanted: { clients: number; accounts: number },
  control: Control,
): Promise<Person[]> {
  const network = createNetwork({ dsn: env.UNIPILE_DSN ?? '', apiKey: env.UNIPILE_API_KEY ?? '' });
  const db = openDb(path);
  const at = Date.now();
  const passwordHash = await createPasswords().hash(password);
  const insert = (id: string, role: 'user' | 'admin') => {
    const name = { firstName: 'Test', lastName: id, email: `${id}@example.com`, passwordHash };
    const standing =
      role === 'user' ? ({ seats: perUser + 4, status: 'Paid' } as const) : ({ status: 'None' } as const);
    return insertUser(direct(db), { id, ...name, role, ...standing, verifiedAt: at, createdAt: at });
  };
  const admins = Math.max(1, Math.round(wanted.clients / 20));
  const active = wanted.clients - admins;
  const users = Math.max(active + admins, Math.ceil(wanted.accounts / perUser));
  const accountsOf = Array.from({ length: users }, (): string[] => []);
  for (let n = 0; n < users; n += 1) await insert(`user${n}`, 'user');
  for (let n = 0; n < admins; n += 1) await insert(`admin${n}`, 'admin');

  // The load would reach the daily guidance in minutes.
  await control('POST', '/limits', { times: 1_000_000 });
  const taken = new Set<string>();
  /** Two of so many addresses may be the same member in the sandbox. */
  async function newAccount(n: number, again = ''): Promise<Owner & { accountId: string }> {
    const { accountId } = await control<{ accountId: string }>('POST', '/accounts', {
      email: `member${n}${again}@example.com`,
    });
    const member = await network.readOwner(accountId);
    if (taken.has(member.providerId)) return newAccount(n, `${again}-again`);
    taken.add(member.providerId);
    return { accountId, ...member };
  }

  const limit = pLimit(8);
  await Promise.all(
    Array.from({ length: wanted.accounts }, (_, n) =>
      limit(async () => {
        const owner = n % users;
        const member = await newAccount(n);
        const { accountId } = member;
        await addAccount(db, {
          userId: `user${owner}`,
          ...member,
          status: 'Connected',
          createdAt: at,
        });
        await saveSettingsRow(direct(db), {
          accountId,
          ...busySettings(n, 'Be brief.', owner < active && n % 3 === 0),
          savedAt: at,
        });
        await recheckAccount(direct(db), accountId, { running: true });
        accountsOf[owner]?.push(accountId);
      }),
    ),
  );
  await direct(db)
    .update(automations)
    .set({ dueAt: sql`${at} + abs(random() % ${spreadMs})`, recheck: false });
  db.close();

  const person = (n: number, id: string, more: Pick<Person, 'role' | 'accountIds' | 'customers'>) =>
    ({ n, email: `${id}@example.com`, password, ...more }) satisfies Person;
  return [
    ...accountsOf
      .slice(0, active)
      .map((accountIds, n) => person(n, `user${n}`, { role: 'customer', accountIds, customers: [] })),
    ...Array.from({ length: admins }, (_, n) => {
      // Not clients, so that only the admin changes them.
      const customers = Array.from({ length: users - active }, (_, at) => `user${active + at}`).filter(
        (_, at) => at % admins === n,
      );
      return person(active + n, `admin${n}`, { role: 'admin', accountIds: [], customers });
    }),
  ];
}
