import SqliteDatabase from 'better-sqlite3';
import { openDb } from '../../../db/open.ts';
import { insertUser } from '../../../db/users.ts';
import { createPasswords } from '../../../server/auth/passwords.ts';
import { person } from '../fill.ts';

const start = Date.parse('2024-01-01T00:00:00Z');

/** A database file of ours with one admin and so many customers, every third with an account. */
export async function fillUsers(path: string, users: number): Promise<void> {
  const db = openDb(path);
  await insertUser(db, {
    id: 'bench-admin',
    firstName: 'Bench',
    lastName: 'Admin',
    email: person.email,
    passwordHash: await createPasswords().hash(person.password),
    role: 'admin',
    status: 'None',
    verifiedAt: start,
    createdAt: start,
  });
  db.close();
  const driver = new SqliteDatabase(path);
  const numbers = `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${users - 1})`;
  driver.transaction(() => {
    driver.exec(`${numbers} insert into users
      (id, first_name, last_name, company_name, email, email_key, password_hash, role, seats, status, subscription_ends_at, verified_at, created_at)
      select printf('%024x', n), 'First' || (n * 7919 % 5000), 'Last' || (n * 104729 % 9000), 'Company ' || (n % 700),
        'person' || n || '@example.com', 'person' || n || '@example.com', 'x', 'user', 1 + n % 20,
        case n % 4 when 0 then 'Paid' when 1 then 'Trial' when 2 then 'Expired' else 'None' end,
        case n % 4 when 2 then ${start} when 3 then null else 4102444800000 + n * 1000 end, ${start}, ${start} + n * 60000
      from numbers`);
    driver.exec(`insert into accounts (account_id, user_id, provider_id, name, status, created_at)
      select 'account-' || id, id, 'p-' || id, first_name, 'Connected', created_at from users where role = 'user' and rowid % 3 = 0`);
  })();
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.close();
}
