import { type UserRow, userByEmail } from '../../../db/identity/users.ts';
import { ConfigError } from '../../config.ts';
import type { Deps } from '../../deps.ts';

export type DemoLogin = { what: string; email: string; password: string };

/** The passwords are public. */
export const demoLogins = [
  { what: 'Customer', email: 'demo@example.com', password: 'chimein-demo' },
  { what: 'Admin', email: 'admin@example.com', password: 'chimein-admin' },
] as const satisfies DemoLogin[];

export const isPublished = (password: string): boolean =>
  demoLogins.some((login) => login.password === password);

export const demoFix = 'npm run create-admin -- --email you@example.com && npm run remove-demo';

export async function openDemoPeople({ db, passwords }: Pick<Deps, 'db' | 'passwords'>): Promise<UserRow[]> {
  const open: UserRow[] = [];
  for (const { email, password } of demoLogins) {
    const user = await userByEmail(db, email);
    if (user && (await passwords.matches(user.passwordHash, password))) open.push(user);
  }
  return open;
}

/**
 * Refuses to start publicly with demo users whose passwords everybody can read.
 * @throws {ConfigError} in one line, with the commands that fix it
 */
export async function refuseDemoLogins(deps: Pick<Deps, 'config' | 'db' | 'passwords'>): Promise<void> {
  if (deps.config.onlyHere) return;
  const open = await openDemoPeople(deps);
  if (open.length === 0) return;
  const emails = open.map(({ email }) => email).join(' and ');
  throw new ConfigError(
    `${deps.config.databasePath} has demo people with published passwords (${emails}). Run: ${demoFix}`,
  );
}
