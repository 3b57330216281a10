import { z } from 'zod';
import type { Account } from '../../accounts/schemas.ts';
import { type Api, ToolError } from './tool.ts';

export const account = z
  .string()
  .min(1)
  .max(300)
  .describe('ID, e-mail or name of the LinkedIn account, as in get_status');
export const postUrl = z.string().min(1).max(2048).describe('URL of the post at LinkedIn');
export const draftIds = z.array(z.string().min(1).max(100)).min(1).max(20).describe('IDs, as in list_drafts');
export const confirm = z
  .boolean()
  .optional()
  .describe('true makes the change. Set it only after the person agreed to this change');

export const listAccounts = async (api: Api): Promise<Account[]> =>
  (await api.list<Account>('/api/linkedinaccount')).rows;

/** @throws {ToolError} not_found, also if several accounts match */
export function pickAccount(accounts: Account[], ref: string): Account {
  const byId = accounts.find(({ accountId }) => accountId === ref);
  const wanted = ref.trim().toLowerCase();
  const matches = byId
    ? [byId]
    : accounts.filter(({ email, name }) => [email.toLowerCase(), name.toLowerCase()].includes(wanted));
  const [match, ...others] = matches;
  if (!match) throw new ToolError('not_found', `There is no account '${ref}'. get_status lists them.`);
  if (others.length > 0)
    throw new ToolError('not_found', `${matches.length} accounts match '${ref}'. Use the accountId.`);
  return match;
}

/** The named account, or the only one. @throws {ToolError} not_found, invalid_input */
export async function findAccount(api: Api, ref: string | undefined): Promise<Account> {
  const accounts = await listAccounts(api);
  if (ref !== undefined) return pickAccount(accounts, ref);
  const [only, ...others] = accounts;
  if (!only) throw new ToolError('not_found', 'There are no accounts. Connect one in the browser.');
  if (others.length > 0)
    throw new ToolError('invalid_input', `There are ${accounts.length} accounts. Name one.`);
  return only;
}
