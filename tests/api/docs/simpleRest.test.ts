/** react-admin's own provider walks each resource of docs/react-admin.md. */
import { readFileSync } from 'node:fs';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../support/server.ts';
import { table } from '../permissions/table.ts';
import { prepareCell } from '../permissions/world.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { body: document } = await server.call('GET', '/api/openapi.json');

type Parameter = { name: string; content?: { 'application/json': { schema: { properties?: object } } } };
const takesIds = ({ name, content }: Parameter) =>
  name === 'filter' && 'id' in (content?.['application/json'].schema.properties ?? {});
const resources = Object.entries(document.paths as Record<string, { get?: { parameters?: Parameter[] } }>)
  .filter(([path, { get }]) => !path.includes('{') && get?.parameters?.some(takesIds))
  .map(([path]) => path.replace('/api/', ''))
  .filter((name) => !name.includes('exports/'))
  .sort();

test('docs/react-admin.md lists each list that filters by ids', () => {
  const page = readFileSync('docs/react-admin.md', 'utf8');
  const named = [...page.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(resources);
});

function providerFor(headers: Record<string, string>) {
  const client = async (url: string, options: RequestInit = {}) => {
    const { method = 'GET', body = null } = options;
    const answer = await fetch(url, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return { status: answer.status, headers: answer.headers, body: text, json: JSON.parse(text) };
  };
  return simpleRestProvider(`${server.url}/api`, client);
}

const rows = table.flatMap((area) => area.rows);

test.each(resources)('%s answers getList, getMany and getOne', async (resource) => {
  const row = rows.find(({ method, path }) => method === 'GET' && rowOf(resource).test(path));
  if (!row) throw new Error('the table has no such row');
  const { path, headers } = await prepareCell(server, row, row.expected.user === 200 ? 'user' : 'admin');
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  const provider = providerFor(headers);

  expect((await provider.getOne(resource, { id })).data).toMatchObject({ id });
  expect((await provider.getMany(resource, { ids: [id, 'none'] })).data).toEqual([
    expect.objectContaining({ id }),
  ]);
  const { data, total } = await provider.getList(resource, { filter: {} });
  expect(data.length).toBeGreaterThan(0);
  expect(total).toBeTypeOf('number');
  expect(new Set(data.map((row) => row.id)).size).toBe(data.length);
  await expect(provider.getList(resource, { filter: { nonsense: 1 } })).rejects.toThrow(/nonsense/);
});
const rowOf = (resource: string) => new RegExp(`^/api/${resource}/\\{\\w+\\}$`);

test('a row that comes back keeps its id, and no other', async () => {
  const row = rows.find(({ method, path }) => method === 'PUT' && path === '/api/webhooks/{id}');
  if (!row) throw new Error('the table has no such row');
  const { path, headers } = await prepareCell(server, row, 'user');
  const id = path.split('/').at(-1) ?? '';
  const provider = providerFor(headers);
  const sent = { id, events: ['comment.posted'] };
  const { data } = await provider.update('webhooks', { id, data: sent, previousData: { id } });
  expect(data).toMatchObject(sent);
  await expect(
    provider.update('webhooks', { id, data: { ...sent, id: 'other' }, previousData: { id } }),
  ).rejects.toThrow(/422 .*This is the ID of another object/);

  const [account] = (await provider.getList('linkedinaccount', { filter: {} })).data;
  const accountId = account?.accountId ?? (await server.connect(headers['x-auth-token'] ?? ''));
  const token = headers['x-auth-token'] ?? '';
  const { body: settings } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(settings.id).toBe(accountId);
  const { accountId: _, ...payload } = settings;
  const saved = await server.call('POST', '/api/settings', { token, json: { accountId, payload } });
  expect(saved).toMatchObject({ status: 200, body: settings });
  const other = { accountId, payload: { ...payload, id: 'other' } };
  expect(await server.call('POST', '/api/settings', { token, json: other })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'payload.id' }] },
  });
});
