import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, Options, RaRecord } from 'react-admin';
import type { Invoices } from '../server/billing/schemas.ts';
import { send } from './call.ts';

/** Our names of resources -> the wire's paths, and the field that is the id there. */
const resources: Record<string, { list: string; one: string; id: string }> = {
  'linkedin-accounts': { list: 'linkedinaccount', one: 'linkedinaccount', id: 'accountId' },
  comments: { list: 'comment', one: 'comment', id: '_id' },
  sessions: { list: 'sessions', one: 'sessions', id: 'id' },
  tokens: { list: 'tokens', one: 'tokens', id: 'id' },
  'seen-posts': { list: 'automation/posts', one: 'automation/posts', id: 'postId' },
  drafts: { list: 'drafts', one: 'drafts', id: '_id' },
  'bench-posts': { list: 'prompt-bench/posts', one: 'prompt-bench/posts', id: '_id' },
  users: { list: 'admin/users', one: 'admin/user', id: '_id' },
  invoices: { list: 'subscription/invoices', one: 'subscription/invoices', id: '_id' },
  settings: { list: 'settings', one: 'settings', id: 'accountId' },
};

function resourceOf(name: string) {
  const resource = resources[name];
  if (!resource) throw new Error(`No such resource: ${name}`);
  return resource;
}

async function httpClient(url: string, options: Options = {}) {
  const body = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
  const { status, headers, json } = await send(options.method ?? 'GET', url, body, { signal: options.signal ?? undefined });
  return { status, headers, json, body: '' };
}

const rest = simpleRestProvider('/api', httpClient);

const withId = (name: string, row: Record<string, unknown>) => ({ ...row, id: row[resourceOf(name).id] }) as RaRecord;

async function one(name: string, answer: Promise<{ data: RaRecord }>) {
  return { data: withId(name, (await answer).data) };
}

/** The settings of an account are asked for by its id in the query, and replaced by a POST (spec section 7). */
const getSettings = (accountId: Identifier) =>
  one(
    'settings',
    httpClient(`/api/settings?accountId=${encodeURIComponent(accountId)}`).then(({ json }) => ({ data: json as RaRecord })),
  );
const saveSettings = (accountId: Identifier, payload: object) =>
  one('settings', rest.create('settings', { data: { accountId, payload } }));

/** Invoices are asked for by page and limit, and come in an object (spec section 7): the newest first, all of them. */
async function listInvoices(params: GetListParams) {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const { json } = await httpClient(`/api/subscription/invoices?page=${page}&limit=${perPage}`, { signal: params.signal });
  const { invoices, total } = json as Invoices;
  return { data: invoices.map((invoice) => withId('invoices', invoice)), total };
}

/** react-admin's way to our lists. What the wire does not offer (many by id, references) is left as simple-rest has it. */
export const dataProvider = {
  ...rest,
  getList: async (name, params) => {
    if (name === 'invoices') return listInvoices(params);
    const { data, total } = await rest.getList(resourceOf(name).list, params);
    return { data: data.map((row: RaRecord) => withId(name, row)), total };
  },
  getOne: (name, params) => (name === 'settings' ? getSettings(params.id) : one(name, rest.getOne(resourceOf(name).one, params))),
  create: (name, params) => one(name, rest.create(resourceOf(name).one, params)),
  update: (name, params) =>
    name === 'settings' ? saveSettings(params.id, params.data) : one(name, rest.update(resourceOf(name).one, params)),
  // The wire has no call for many: each is one.
  updateMany: async (name, { ids, data }) => {
    await Promise.all(ids.map((id) => rest.update(resourceOf(name).one, { id, data, previousData: { id } })));
    return { data: ids };
  },
  deleteMany: async (name, { ids }) => {
    await Promise.all(ids.map((id) => rest.delete(resourceOf(name).one, { id })));
    return { data: ids };
  },
  delete: async (name, params) => {
    await rest.delete(resourceOf(name).one, params);
    return { data: params.previousData ?? { id: params.id } };
  },
} as DataProvider;
