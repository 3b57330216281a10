import type { Account } from '../server/accounts/schemas.ts';
import type { Client } from './client.ts';
import type { Context } from './command.ts';
import { CliError, usage } from './errors.ts';

export const accountFlag = {
  flags: '--account <account>',
  about: 'only this account: ID, e-mail or name',
  live: 'account',
} as const;
export const accountsArgument = {
  name: 'accounts',
  about: 'IDs, e-mails or names; all by default',
  optional: true,
  many: true,
  live: 'account',
} as const;

export const listAccounts = async (client: Client): Promise<Account[]> =>
  (await client.list<Account>('/api/linkedinaccount')).rows;

type Match = { has: string; fits: (account: Account, wanted: string) => boolean };
const exact: Match[] = [
  { has: 'have the e-mail', fits: ({ email }, wanted) => email.toLowerCase() === wanted },
  { has: 'have the name', fits: ({ name }, wanted) => name.toLowerCase() === wanted },
];
const beginning: Match = {
  has: 'have a name or e-mail that begins with',
  fits: ({ name, email }, wanted) =>
    wanted !== '' && [name, email].some((text) => text.toLowerCase().startsWith(wanted)),
};

/**
 * Matches by ID, then e-mail, then name, then the beginning of a name or e-mail, ignoring case.
 * @param isExact rejects beginnings: for a file, which a later account must not make ambiguous
 * @throws {CliError} not_found; ambiguous_account if several match
 */
export function findAccount(accounts: Account[], ref: string, isExact = false): Account {
  const wanted = ref.trim().toLowerCase();
  const byId = accounts.find((account) => account.accountId === ref);
  if (byId) return byId;
  for (const { has, fits } of isExact ? exact : [...exact, beginning]) {
    const matches = accounts.filter((account) => fits(account, wanted));
    if (matches.length > 1) {
      const choices = matches
        .map((account) => `${account.accountId} (${account.email || account.name})`)
        .join(', ');
      const hint = `Use an ID: ${choices}`;
      throw new CliError('ambiguous_account', `${matches.length} accounts ${has} '${ref}'.`, { hint });
    }
    if (matches[0]) return matches[0];
  }
  throw new CliError('not_found', `There is no account '${ref}'.`, { hint: 'See `chimein accounts list`.' });
}

export const findAccounts = (accounts: Account[], refs: string[]): Account[] => [
  ...new Set(refs.map((ref) => findAccount(accounts, ref))),
];

type Asking = Pick<Context, 'client' | 'config'>;

/** The named accounts, all with --all, or the default account. Throws a usage error for none or both. */
export async function chooseAccounts(
  { client, config }: Asking,
  refs: string[],
  all: boolean | undefined,
): Promise<Account[]> {
  if (refs.length > 0 && all) throw usage('Give accounts or --all, not both.');
  const { value } = config.account;
  const named = refs.length > 0 || value === undefined ? refs : [value];
  if (named.length === 0 && !all)
    throw usage('No accounts given.', 'Give their IDs, e-mails or names, or use --all.');
  const accounts = await listAccounts(client());
  return all ? accounts : findAccounts(accounts, named);
}

/** The named account, the default account, or the only one there is. */
export async function oneAccount({ client, config }: Asking, ref: string | undefined): Promise<Account> {
  const accounts = await listAccounts(client());
  const named = ref ?? config.account.value;
  if (named !== undefined) return findAccount(accounts, named);
  const [only, ...others] = accounts;
  if (only && others.length === 0) return only;
  if (!only)
    throw new CliError('not_found', 'There are no accounts.', {
      hint: 'Connect one with `chimein accounts connect`.',
    });
  throw usage(
    `You have ${accounts.length} accounts.`,
    'Choose one with --account, or set a default with `chimein config set account`.',
  );
}
