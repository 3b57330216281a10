import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, Options, RaRecord } from 'react-admin';
import type { Invoices } from '../server/billing/schemas.ts';
import { ApiError, send } from './call.ts';

type Resource = {
  /** The path of a list; without one, the resource's name. */
  list?: string;
  /** The path of one record if it is not the list's. */
  one?: string;
  /** The field of the ID if it is not `id`. */
  id?: string;
};
const resources: Record<string, Resource> = {
  'linkedin-accounts': { list: 'linkedinaccount', id: 'accountId' },
  'comments-history': { list: 'comment', id: '_id' },
  sessions: {},
  tokens: {},
  'oauth-grants': {},
  people: { id: '_id' },
  webhooks: {},
  'webhook-messages': {},
  'post-decisions': { list: 'automation/posts', id: 'postId' },
  drafts: { id: '_id' },
  replies: { id: '_id' },
  responders: { id: '_id' },
  'bench-posts': { list: 'prompt-bench/posts', id: '_id' },
  users: { list: 'admin/users', one: 'admin/user', id: '_id' },
  campaigns: { list: 'admin/campaigns', id: '_id' },
  'opt-outs': { list: 'admin/opt-outs', one: 'admin/opt-out' },
  costs: { list: 'admin/costs', id: '_id' },
  plans: { list: 'admin/plans', one: 'admin/plan', id: '_id' },
  'received-webhooks': { list: 'admin/received-webhooks' },
  'sent-webhooks': { list: 'admin/sent-webhooks' },
  'dead-letters': { list: 'admin/dead-letters' },
  mails: { list: 'admin/mails' },
  invoices: { list: 'subscription/invoices', id: '_id' },
  settings: { id: 'accountId' },
  audit: { list: 'admin/audit' },
  'support-visits': {},
};

/** Lists below a user for admins. The user ID is in the filter's `userId`, or in the meta of a mutation. */
const ofUser: Record<string, string> = {
  'user-accounts': 'accountId',
  'user-settings': 'accountId',
  'user-comments': '_id',
  'user-invoices': '_id',
  'user-sessions': 'id',
  'user-tokens': 'id',
  'user-audit': 'id',
  'user-notes': 'id',
};
const userPath = (userId: unknown, name: string): string =>
  `admin/users/${encodeURIComponent(String(userId))}/${name.replace('user-', '')}`;

function resourceOf(name: string) {
  const resource = resources[name];
  if (!resource) throw new Error(`No such resource: ${name}`);
  const { list = name, one = list, id = 'id' } = resource;
  return { list, one, id };
}

const placeOf = (name: string, meta?: { userId?: string }): string =>
  name in ofUser ? userPath(meta?.userId, name) : resourceOf(name).one;

const withId = (name: string, row: Record<string, unknown>) =>
  ({ ...row, id: row[ofUser[name] ?? resourceOf(name).id] }) as RaRecord;
const withIds = (name: string, rows: Record<string, unknown>[], total = rows.length) => ({
  data: rows.map((row) => withId(name, row)),
  total,
});

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

async function one(name: string, answer: Promise<{ data: RaRecord }>) {
  return { data: withId(name, (await answer).data) };
}

/** Settings are read by query and replaced by POST (spec section 7). */
async function getSettings(accountId: Identifier) {
  const { json } = await httpClient(`/api/settings?accountId=${encodeURIComponent(accountId)}`);
  return { data: withId('settings', json as RaRecord) };
}

/** Invoices have page and limit, and come in an object (spec section 7). */
async function listInvoices({ pagination, signal }: GetListParams) {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const path = `/api/subscription/invoices?page=${page}&limit=${perPage}`;
  const { invoices, total } = (await httpClient(path, { signal })).json as Invoices;
  return withIds('invoices', invoices, total);
}

async function getList(name: string, params: GetListParams) {
  if (name === 'invoices') return listInvoices(params);
  if (name === 'plans' || name === 'webhooks') {
    // Lists without pages.
    const { json } = await httpClient(`/api/${resourceOf(name).list}`, { signal: params.signal });
    return withIds(name, json as RaRecord[]);
  }
  const { userId, ...filter } = params.filter;
  const below = name in ofUser;
  const path = below ? userPath(userId, name) : resourceOf(name).list;
  const { data, total } = await rest.getList(path, below ? { ...params, filter } : params);
  return withIds(name, data, total);
}

export const dataProvider: DataProvider = {
  ...rest,
  getList,
  getMany: (name, { ids, ...params }) =>
    getList(name, {
      ...params,
      filter: { id: ids },
      pagination: { page: 1, perPage: ids.length },
      sort: { field: 'createdAt', order: 'ASC' },
    }),
  getManyReference: (name, { id, target, ...params }) =>
    getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
  getOne: (name, params) =>
    name === 'settings' ? getSettings(params.id) : one(name, rest.getOne(resourceOf(name).one, params)),
  create: (name, params) => one(name, rest.create(placeOf(name, params.meta), params)),
  update: (name, params) =>
    one(
      name,
      name === 'settings'
        ? rest.create(name, { data: { accountId: params.id, payload: params.data } })
        : rest.update(placeOf(name, params.meta), params),
    ),
  updateMany: async (name, { ids, data }) => {
    await Promise.all(ids.map((id) => rest.update(resourceOf(name).one, { id, data, previousData: { id } })));
    return { data: ids };
  },
  deleteMany: async (name, { ids }) => {
    await Promise.all(ids.map((id) => rest.delete(resourceOf(name).one, { id })));
    return { data: ids };
  },
  delete: async (name, params) => {
    await rest.delete(placeOf(name, params.meta), params);
    return { data: params.previousData ?? { id: params.id } };
  },
} as DataProvider;
