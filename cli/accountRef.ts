/** Accounts as a person names them: by id, e-mail or unambiguous name. */
import type { Account } from '../server/accounts/schemas.ts';
import type { Client } from './client.ts';
import { CliError, usage } from './errors.ts';

export const listAccounts = async (client: Client): Promise<Account[]> =>
  (await client.list<Account>('/api/linkedinaccount')).rows;

/** The account that `ref` names: an id, then an e-mail, then a name, without case. Throws not_found, or a usage error when it fits several. */
export function findAccount(accounts: Account[], ref: string): Account {
  const wanted = ref.trim().toLowerCase();
  const byId = accounts.find((account) => account.accountId === ref);
  if (byId) return byId;
  for (const key of ['email', 'name'] as const) {
    const matches = accounts.filter((account) => account[key].toLowerCase() === wanted);
    if (matches.length > 1) {
      const choices = matches.map((account) => `${account.accountId} (${account.email || account.name})`).join(', ');
      throw new CliError(
        'ambiguous_account',
        `'${ref}' is the ${key === 'email' ? 'e-mail' : 'name'} of ${matches.length} accounts.`,
        {
          hint: `Use an id: ${choices}`,
        },
      );
    }
    if (matches[0]) return matches[0];
  }
  throw new CliError('not_found', `There is no account '${ref}'.`, { hint: 'See `chimein accounts list`.' });
}

/** The accounts that a command works on: those named, each once, or all with --all. Neither is a usage error, and so are both. */
export async function chooseAccounts(
  client: () => Promise<Client>,
  refs: string[],
  all: boolean | undefined,
): Promise<Account[]> {
  if (refs.length === 0 && !all) throw usage('Which accounts?', 'Name them by id, e-mail or name, or use --all.');
  if (refs.length > 0 && all) throw usage('Name accounts or use --all, not both.');
  const accounts = await listAccounts(await client());
  return all ? accounts : [...new Set(refs.map((ref) => findAccount(accounts, ref)))];
}

type Outcome<T> = { done: T[]; failed: { account: Account; error: CliError }[] };

/** Does `work` for one account after the other. A failure that the next one would meet too (session, network, Ctrl-C) ends it. */
export async function forEachAccount<T>(accounts: Account[], work: (account: Account) => Promise<T>): Promise<Outcome<T>> {
  const done: T[] = [];
  const failed: Outcome<T>['failed'] = [];
  for (const account of accounts) {
    try {
      done.push(await work(account));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      failed.push({ account, error });
      if (error.status === undefined || error.status === 401 || error.status === 402) break;
    }
  }
  return { done, failed };
}

/** Throws what failed, if anything did: the code of the first, and a line for each. */
export function throwFailed({ done, failed }: Outcome<unknown>, total: number): void {
  const [first] = failed;
  if (!first) return;
  if (total === 1) throw first.error;
  throw new CliError(first.error.code, `${done.length} of ${total} accounts done. ${first.error.message}`, {
    status: first.error.status,
    requestId: first.error.requestId,
    hint: first.error.hint,
    issues: failed.map(({ account, error }) => ({ path: account.name || account.accountId, message: error.message })),
  });
}
