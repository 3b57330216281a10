import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tools } from '../../../server/mcp/tools/mcpServer.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createToken } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('docs/agents.md names every tool, and no other', () => {
  const [, table = ''] = readFileSync('docs/agents.md', 'utf8').split('## Tools');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, n]) => n));
  expect(named.sort()).toEqual(tools.map(({ name }) => name).sort());
});

type Json = Record<string, unknown>;
type Node = {
  name: string;
  type: string;
  parameters: {
    method: string;
    url: string;
    jsonBody?: string;
    headerParameters?: { parameters: { name: string; value: string }[] };
  };
};

describe('the n8n workflow', () => {
  const workflow = JSON.parse(readFileSync('docs/examples/n8n-review.json', 'utf8'));
  const nodes: Node[] = workflow.nodes;
  const followers = (name: string): string[] =>
    (workflow.connections[name]?.main ?? []).flat().map(({ node }: { node: string }) => node);

  /** n8n's expressions: a text that starts with = has JavaScript in {{ }}. */
  const render = (text: string, $json: Json, outputs: Map<string, Json>): string =>
    text.startsWith('=')
      ? text.slice(1).replace(/\{\{(.+?)\}\}/g, (_, code) => {
          const $ = (name: string) => ({ item: { json: outputs.get(name) } });
          return String(new Function('$json', '$', `return (${code});`)($json, $));
        })
      : text;

  async function send(name: string, token: string, input: Json, outputs: Map<string, Json>) {
    const node = nodes.find((each) => each.name === name);
    if (!node) throw new Error(`no node ${name}`);
    const { method, url, jsonBody, headerParameters } = node.parameters;
    const fill = (text: string) => render(text, input, outputs);
    const { origin, href } = new URL(fill(url));
    expect(origin).toBe('https://chimein.example.com');
    const answer = await server.call(method, href.slice(origin.length), {
      token,
      headers: Object.fromEntries(
        (headerParameters?.parameters ?? []).map(({ name, value }) => [name.toLowerCase(), fill(value)]),
      ),
      ...(jsonBody !== undefined && { json: JSON.parse(fill(jsonBody)) }),
    });
    outputs.set(name, answer.body);
    return answer;
  }

  test.each([
    ['Approve', 'approved'],
    ['Discard', 'discarded'],
  ])('reads the draft of the message, then sends %s', async (last, state) => {
    const person = await server.signUp();
    const accountId = await server.connect(person.token);
    const id = await addDraft(server, { ...person, accountId });
    const token = await createToken(server, person.token, 'write');
    const outputs = new Map<string, Json>();
    // n8n gives the request of the webhook as `body`; this is the documented message.
    const message = { body: { type: 'draft.waiting', data: { accountId, commentId: id } } };
    expect(followers('A draft waits')).toEqual(['Read the draft']);
    expect(await send('Read the draft', token, message, outputs)).toMatchObject({
      status: 200,
      body: { _id: id },
    });
    expect(followers('Approved?')).toEqual(['Approve', 'Discard']);
    const approval = { data: { approved: last === 'Approve' } };
    expect(await send(last, token, approval, outputs)).toMatchObject({
      status: 200,
      body: { _id: id, state },
    });
    if (last === 'Approve')
      expect((await send(last, token, approval, outputs)).headers.get('idempotent-replayed')).toBe('true');
  });

  test('asks with the words of the draft', async () => {
    const ask = nodes.find(({ type }) => type.endsWith('.slack'));
    const draft = { posterName: 'Ada', postUrl: 'https://x', comment: 'Why?', checks: [] };
    const { message } = { message: '', ...ask?.parameters };
    expect(render(message, draft, new Map())).toContain('Ada (https://x):\n\nWhy?\n\nFailed checks: none');
  });
});
