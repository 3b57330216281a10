import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, Options, RaRecord } from 'react-admin';
import type { Invoices } from '../server/billing/schemas.ts';
import { ApiError, send } from './call.ts';

const resources: Record<string, { list: string; one: string; id: string }> = {
  'linkedin-accounts': { list: 'linkedinaccount', one: 'linkedinaccount', id: 'accountId' },
  'comments-history': { list: 'comment', one: 'comment', id: '_id' },
  sessions: { list: 'sessions', one: 'sessions', id: 'id' },
  tokens: { list: 'tokens', one: 'tokens', id: 'id' },
  webhooks: { list: 'webhooks', one: 'webhooks', id: 'id' },
  'webhook-messages': { list: 'webhook-messages', one: 'webhook-messages', id: 'id' },
  'seen-posts': { list: 'automation/posts', one: 'automation/posts', id: 'postId' },
  drafts: { list: 'drafts', one: 'drafts', id: '_id' },
  'bench-posts': { list: 'prompt-bench/posts', one: 'prompt-bench/posts', id: '_id' },
  users: { list: 'admin/users', one: 'admin/user', id: '_id' },
  campaigns: { list: 'admin/campaigns', one: 'admin/campaigns', id: '_id' },
  plans: { list: 'admin/plans', one: 'admin/plan', id: '_id' },
  'received-webhooks': { list: 'admin/received-webhooks', one: 'admin/received-webhooks', id: 'id' },
  'sent-webhooks': { list: 'admin/sent-webhooks', one: 'admin/sent-webhooks', id: 'id' },
  'dead-letters': { list: 'admin/dead-letters', one: 'admin/dead-letters', id: 'id' },
  mails: { list: 'admin/mails', one: 'admin/mails', id: 'id' },
  invoices: { list: 'subscription/invoices', one: 'subscription/invoices', id: '_id' },
  settings: { list: 'settings', one: 'settings', id: 'accountId' },
  audit: { list: 'admin/audit', one: 'admin/audit', id: 'id' },
  'support-visits': { list: 'support-visits', one: 'support-visits', id: 'id' },
};

/** Lists below a user for admins. The user ID is in the filter's `userId`, or in the meta of a mutation. */
const ofUser: Record<string, { path: string; id: string }> = {
  'user-accounts': { path: 'accounts', id: 'accountId' },
  'user-settings': { path: 'settings', id: 'accountId' },
  'user-comments': { path: 'comments', id: '_id' },
  'user-invoices': { path: 'invoices', id: '_id' },
  'user-sessions': { path: 'sessions', id: 'id' },
  'user-tokens': { path: 'tokens', id: 'id' },
  'user-audit': { path: 'audit', id: 'id' },
  'user-notes': { path: 'notes', id: 'id' },
};
const userPath = (userId: unknown, path: string): string =>
  `admin/users/${encodeURIComponent(String(userId))}/${path}`;

async function listOfUser({ path, id }: { path: string; id: string }, params: GetListParams) {
  const { userId, ...filter } = params.filter;
  const { data, total } = await rest.getList(userPath(userId, path), { ...params, filter });
  return { data: data.map((row: RaRecord) => ({ ...row, id: row[id] }) as RaRecord), total };
}

function resourceOf(name: string) {
  const resource = resources[name];
  if (!resource) throw new Error(`No such resource: ${name}`);
  return resource;
}

function placeOf(name: string, meta?: { userId?: string }): string {
  const below = ofUser[name];
  return below ? userPath(meta?.userId, below.path) : resourceOf(name).one;
}

async function httpClient(url: string, options: Options = {}) {
  const body = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
  const { status, headers, json } = await send(options.method ?? 'GET', url, body, {
    signal: options.signal ?? undefined,
  }).catch(withErrors);
  return { status, headers, json, body: '' };
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

const withId = (name: string, row: Record<string, unknown>) =>
  ({ ...row, id: row[(ofUser[name] ?? resourceOf(name)).id] }) as RaRecord;

async function one(name: string, answer: Promise<{ data: RaRecord }>) {
  return { data: withId(name, (await answer).data) };
}

/** Settings are read by query and replaced by POST (spec section 7). */
const getSettings = (accountId: Identifier) =>
  one(
    'settings',
    httpClient(`/api/settings?accountId=${encodeURIComponent(accountId)}`).then(({ json }) => ({
      data: json as RaRecord,
    })),
  );
const saveSettings = (accountId: Identifier, payload: object) =>
  one('settings', rest.create('settings', { data: { accountId, payload } }));

/** Invoices have page and limit, and come in an object (spec section 7). */
async function listInvoices(params: GetListParams) {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const { json } = await httpClient(`/api/subscription/invoices?page=${page}&limit=${perPage}`, {
    signal: params.signal,
  });
  const { invoices, total } = json as Invoices;
  return { data: invoices.map((invoice) => withId('invoices', invoice)), total };
}

/** Lists without pages. */
const few = ['plans', 'webhooks'];
async function listFew(name: string, { signal }: GetListParams) {
  const { json } = await httpClient(`/api/${resourceOf(name).list}`, { signal });
  const rows = json as Record<string, unknown>[];
  return { data: rows.map((row) => withId(name, row)), total: rows.length };
}

export const dataProvider: DataProvider = {
  ...rest,
  getList: async (name, params) => {
    if (name === 'invoices') return listInvoices(params);
    const below = ofUser[name];
    if (below) return listOfUser(below, params);
    if (few.includes(name)) return listFew(name, params);
    const { data, total } = await rest.getList(resourceOf(name).list, params);
    return { data: data.map((row: RaRecord) => withId(name, row)), total };
  },
  getMany: (name, { ids, ...params }) =>
    dataProvider.getList(name, {
      ...params,
      filter: { id: ids },
      pagination: { page: 1, perPage: ids.length },
      sort: { field: 'createdAt', order: 'ASC' },
    }),
  getManyReference: (name, { id, target, ...params }) =>
    dataProvider.getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
  getOne: (name, params) =>
    name === 'settings' ? getSettings(params.id) : one(name, rest.getOne(resourceOf(name).one, params)),
  create: (name, params) => one(name, rest.create(placeOf(name, params.meta), params)),
  update: (name, params) =>
    name === 'settings'
      ? saveSettings(params.id, params.data)
      : one(name, rest.update(placeOf(name, params.meta), params)),
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
