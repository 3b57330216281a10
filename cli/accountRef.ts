import type { Account } from '../server/accounts/schemas.ts';
import type { Client } from './client.ts';
import { CliError, usage } from './errors.ts';

export const listAccounts = async (client: Client): Promise<Account[]> =>
  (await client.list<Account>('/api/linkedinaccount')).rows;

/**
 * Matches by ID, then e-mail, then name, ignoring case. Throws not_found, or a usage error if several match.
 */
export function findAccount(accounts: Account[], ref: string): Account {
  const wanted = ref.trim().toLowerCase();
  const byId = accounts.find((account) => account.accountId === ref);
  if (byId) return byId;
  for (const key of ['email', 'name'] as const) {
    const matches = accounts.filter((account) => account[key].toLowerCase() === wanted);
    if (matches.length > 1) {
      const choices = matches
        .map((account) => `${account.accountId} (${account.email || account.name})`)
        .join(', ');
      throw new CliError(
        'ambiguous_account',
        `${matches.length} accounts have the ${key === 'email' ? 'e-mail' : 'name'} '${ref}'.`,
        {
          hint: `Use an ID: ${choices}`,
        },
      );
    }
    if (matches[0]) return matches[0];
  }
  throw new CliError('not_found', `There is no account '${ref}'.`, { hint: 'See `chimein accounts list`.' });
}

export const findAccounts = (accounts: Account[], refs: string[]): Account[] => [
  ...new Set(refs.map((ref) => findAccount(accounts, ref))),
];

/** The named accounts, or all with --all. Throws a usage error for neither or both. */
export async function chooseAccounts(
  client: () => Client,
  refs: string[],
  all: boolean | undefined,
): Promise<Account[]> {
  if (refs.length === 0 && !all)
    throw usage('No accounts given.', 'Give their IDs, e-mails or names, or use --all.');
  if (refs.length > 0 && all) throw usage('Give accounts or --all, not both.');
  const accounts = await listAccounts(client());
  return all ? accounts : findAccounts(accounts, refs);
}

/** The named account, or the only one there is. */
export async function oneAccount(client: Client, ref: string | undefined): Promise<Account> {
  const accounts = await listAccounts(client);
  if (ref !== undefined) return findAccount(accounts, ref);
  const [only, ...others] = accounts;
  if (only && others.length === 0) return only;
  if (!only)
    throw new CliError('not_found', 'There are no accounts.', {
      hint: 'Connect one with `chimein accounts connect`.',
    });
  throw usage(`You have ${accounts.length} accounts.`, 'Choose one with --account.');
}
