import pLimit from 'p-limit';
import type { Account } from '../server/accounts/schemas.ts';
import {
  type Change,
  changesBetween,
  defaultSettings,
  mergeSettings,
  type Settings,
  type SettingsPayload,
} from '../server/accounts/settings/schemas.ts';
import { findAccount, listAccounts } from './accountRef.ts';
import type { Client } from './client.ts';
import type { Context } from './command.ts';
import { CliError, type Issue } from './errors.ts';
import type { ReadSettings } from './settingsFile.ts';

export type AccountChanges = {
  account: Account;
  payload: SettingsPayload;
  changes: Change[];
  before: SettingsPayload;
  index: number | null;
};

const atOnce = 5;

const readPayload = async (client: Client, accountId: string): Promise<SettingsPayload> => {
  const {
    accountId: _,
    id: __,
    ...payload
  } = await client.get<Settings>('/api/settings', { query: { accountId } });
  return payload;
};

export function readPayloads(client: Client, accounts: Account[]): Promise<SettingsPayload[]> {
  const limit = pLimit(atOnce);
  return Promise.all(accounts.map(({ accountId }) => limit(() => readPayload(client, accountId))));
}

/**
 * The account and the changes of each entry. With `prune`, fields and accounts missing in the file are reset
 * to the defaults.
 * @throws before any call is sent, if an account is missing or listed twice
 */
export async function findChanges(
  client: Client,
  { entries, lineOf }: ReadSettings,
  name: string,
  prune: boolean,
): Promise<AccountChanges[]> {
  const accounts = await listAccounts(client);
  const issues: Issue[] = [];
  let code = 'not_found';
  const wanted = new Map<Account, { payload: SettingsPayload; index: number | null }>();
  for (const [index, { account: ref, settings }] of entries.entries()) {
    const path = ['accounts', index, 'account'];
    const at = { path: path.join('.'), file: name, line: lineOf(path) };
    try {
      const account = findAccount(accounts, ref, true);
      if (wanted.has(account)) {
        code = 'invalid_file';
        issues.push({ ...at, message: `Duplicate account '${ref}'` });
      } else
        wanted.set(account, { payload: prune ? mergeSettings(defaultSettings, settings) : settings, index });
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (error.code !== 'not_found') code = error.code;
      issues.push({ ...at, message: error.message });
    }
  }
  if (issues.length > 0)
    throw new CliError(code, `${name} has invalid accounts. Nothing was sent.`, {
      issues,
      hint: 'See `chimein accounts list`.',
    });
  if (prune)
    for (const account of accounts)
      if (!wanted.has(account)) wanted.set(account, { payload: defaultSettings, index: null });
  const now = await readPayloads(client, [...wanted.keys()]);
  return [...wanted].map(([account, { payload, index }], place) => {
    const before = now[place] as SettingsPayload;
    return { account, payload, index, before, changes: changesBetween(before, payload) };
  });
}

/** Throws `invalid_file` with the lines of profiles that the server rejects. */
export async function checkProfiles(
  context: Context,
  plans: AccountChanges[],
  { lineOf }: ReadSettings,
  name: string,
): Promise<void> {
  const client = context.client();
  const fresh = plans.flatMap(({ account, payload, before, index }) => {
    const known = new Set(before.searchProfiles);
    return payload.searchProfiles.flatMap((profileUrl, place) =>
      known.has(profileUrl)
        ? []
        : [
            {
              accountId: account.accountId,
              profileUrl,
              path: ['accounts', index ?? 0, 'settings', 'searchProfiles', place],
            },
          ],
    );
  });
  if (fresh.length === 0) return;
  const limit = pLimit(atOnce);
  const progress = context.out.progress('Checking new profiles', fresh.length);
  const issues: Issue[] = [];
  const unreachable = new Set<string>();
  const results = await Promise.allSettled(
    fresh.map(({ accountId, profileUrl, path }) =>
      limit(async () => {
        if (context.signal.aborted || unreachable.has(accountId)) return;
        try {
          await client.write('POST', '/api/settings/validate', { accountId, profileUrl });
        } catch (error) {
          if (!(error instanceof CliError)) throw error;
          if (error.code === 'not_connected') unreachable.add(accountId);
          else if (error.code !== 'invalid_profile_url') {
            limit.clearQueue();
            throw error;
          } else
            issues.push({
              path: path.join('.'),
              message: `${error.message}: ${profileUrl}`,
              file: name,
              line: lineOf(path),
            });
        } finally {
          progress.step();
        }
      }),
    ),
  );
  progress.end();
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  for (const accountId of unreachable)
    context.out.note(`warning: ${accountId} is not connected, so its new profiles were not checked.`);
  if (issues.length > 0)
    throw new CliError('invalid_file', `${name} has profiles that can't be monitored. Nothing was sent.`, {
      issues: issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
      hint: 'Use --no-check to skip this check.',
    });
}
