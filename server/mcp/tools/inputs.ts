import { z } from 'zod';
import type { Account } from '../../accounts/schemas.ts';
import { type Api, ToolError } from './tool.ts';

export const account = z
  .string()
  .min(1)
  .max(300)
  .describe('ID, e-mail or name of the LinkedIn account, as in get_status');
export const postUrl = z.string().min(1).max(2048).describe('URL of the post at LinkedIn');
export const id = z.string().min(1).max(100);
export const idsOf = (list: string) => z.array(id).min(1).max(20).describe(`IDs, as in ${list}`);
export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
export const date = z.iso.date();

const mostRows = 100;
/** A page of a list, and where the next begins. */
export const paged = {
  limit: z.int().min(1).max(mostRows).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .describe('`next` of the page before'),
};
export const next = z.string().nullable().describe('`cursor` of the next page; null at the end');
type Page = { limit: number; cursor?: string | undefined };

/** Reads a page of a list of the API. */
export async function readPage<Row>(api: Api, path: string, filter: object, { limit, cursor }: Page) {
  const first = Number(cursor ?? 0);
  const query = { range: JSON.stringify([first, first + limit - 1]), filter: JSON.stringify(filter) };
  const { rows, total } = await api.list<Row>(path, { query });
  const end = first + rows.length;
  return { rows, total, next: rows.length > 0 && end < total ? String(end) : null };
}

const longest = 1000;
/** A stranger's text, shortened: an assistant needs its gist. */
export const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

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
