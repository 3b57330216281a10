import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, Options } from 'react-admin';
import { ApiError, send } from './call.ts';

/** The path of a resource whose name is another. */
const lists: Record<string, string> = {
  'linkedin-accounts': 'linkedinaccount',
  'comments-history': 'comment',
  'post-decisions': 'automation/posts',
  'bench-posts': 'prompt-bench/posts',
  invoices: 'subscription/invoices',
  users: 'admin/users',
  campaigns: 'admin/campaigns',
  'opt-outs': 'admin/opt-outs',
  costs: 'admin/costs',
  plans: 'admin/plans',
  'received-webhooks': 'admin/received-webhooks',
  'sent-webhooks': 'admin/sent-webhooks',
  'dead-letters': 'admin/dead-letters',
  mails: 'admin/mails',
  audit: 'admin/audit',
};
/** The path at which one row is changed, and read with more fields, if it is not below its list. */
const rows: Record<string, string> = {
  users: 'admin/user',
  'opt-outs': 'admin/opt-out',
  plans: 'admin/plan',
};

/**
 * Resources that begin with `user-` are lists below a user for admins. The user's ID is in the filter's
 * `userId`, or in the meta of a mutation.
 */
const isBelowUser = (name: string): boolean => name.startsWith('user-');
const userPath = (userId: unknown, name: string): string =>
  `admin/users/${encodeURIComponent(String(userId))}/${name.replace('user-', '')}`;

const listOf = (name: string): string => lists[name] ?? name;
const rowPath = (name: string, meta?: { userId?: string }): string =>
  isBelowUser(name) ? userPath(meta?.userId, name) : (rows[name] ?? listOf(name));

async function httpClient(url: string, options: Options = {}) {
  const body = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
  const { method = 'GET', signal } = options;
  const once = method === 'POST';
  const answer = await send(method, url, body, { signal: signal ?? undefined, once }).catch(withErrors);
  return { ...answer, body: '' };
}

/** In the form of react-admin's server-side validation. */
function withErrors(error: unknown): never {
  if (error instanceof ApiError && error.issues.length > 0) {
    const errors = error.issues.map(({ path, message }) => [String(path).split('.')[0], message]);
    Object.assign(error, { body: { errors: Object.fromEntries(errors) } });
  }
  throw error;
}

const rest = simpleRestProvider('/api', httpClient);

/** Settings are read by query and replaced by POST (spec section 7). */
async function getSettings(accountId: Identifier) {
  const { json } = await httpClient(`/api/settings?accountId=${encodeURIComponent(accountId)}`);
  return { data: json };
}

function getList(name: string, params: GetListParams) {
  if (!isBelowUser(name)) return rest.getList(listOf(name), params);
  const { userId, ...filter } = params.filter;
  return rest.getList(userPath(userId, name), { ...params, filter });
}

export const dataProvider: DataProvider = {
  ...rest,
  getList,
  getMany: (name, params) => rest.getMany(listOf(name), params),
  getManyReference: (name, { id, target, ...params }) =>
    getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
  getOne: (name, params) =>
    name === 'settings' ? getSettings(params.id) : rest.getOne(rowPath(name), params),
  create: (name, params) => rest.create(rowPath(name, params.meta), params),
  update: (name, params) =>
    name === 'settings'
      ? rest.create(name, { data: { accountId: params.id, payload: params.data } })
      : rest.update(rowPath(name, params.meta), params),
  updateMany: (name, params) => rest.updateMany(rowPath(name), params),
  // Deletions answer nothing.
  deleteMany: async (name, { ids }) => {
    await Promise.all(ids.map((id) => rest.delete(rowPath(name), { id })));
    return { data: ids };
  },
  delete: async (name, params) => {
    await rest.delete(rowPath(name, params.meta), params);
    return { data: params.previousData ?? { id: params.id } };
  },
} as DataProvider;
