import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { newId } from '../../../db/id.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
const noon = Date.parse('2026-02-01T12:00:00Z');
const many = 1800;
const texts = [
  'Größe zählt',
  '=HYPERLINK("https://x.example";"open")',
  '+1',
  '-1',
  '@you',
  'He said "so",\r\nand left',
  ' plain',
];

beforeAll(async () => {
  server = await startTestServer();
  const person = await server.signUp();
  token = person.token;
  accountId = await server.connect(token);
  await addHistory(
    server.deps.db,
    Array.from({ length: many }, (_, n) => ({
      id: newId(noon + n),
      accountId,
      userId: person.userId,
      state: 'confirmed' as const,
      postId: `urn:li:activity:${n}`,
      postUrl: `https://network.example/${n}`,
      posterId: `ACo${n}`,
      posterName: n % 2 ? 'Ada Okafor' : 'Jörg Weiß',
      posterImageUrl: '',
      category: n % 3 ? ('Search' as const) : ('Monitor' as const),
      source: 'x',
      comment: texts[n] ?? `Comment number ${n}`,
      windowDay: '2026-02-01',
      // Many of the same moment: more than a page of the export holds.
      createdAt: noon + (n < 100 ? n : n < 1500 ? 100 : n) * 1000,
    })),
  );
});
afterAll(() => server.stop());

const download = async (format: 'csv' | 'json', filter: object = {}, as = token) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  const answer = await fetch(`${server.url}/api/exports/comments.${format}?${query}`, {
    headers: { 'x-auth-token': as },
  });
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') };
};
const idsOf = (text: string): string[] => JSON.parse(text).map(({ _id }: { _id: string }) => _id);

test('contains every comment once, newest first, even at the same time', async () => {
  const { answer, text } = await download('json');
  expect(answer.headers.get('content-type')).toMatch('application/json');
  const rows: { _id: string; createdAt: string; accountName: string }[] = JSON.parse(text);
  expect(rows).toHaveLength(many);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(many);
  const times = rows.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(rows[0]?.accountName).toMatch(/\S/);
  // A line each, so that whoever takes it can count.
  expect(text.trimEnd().split('\n')).toHaveLength(many + 2);
});

test('contains the same rows as the list with the same filter', async () => {
  for (const filter of [
    { category: 'Monitor' },
    { q: 'größe' },
    { q: 'Jörg', category: 'Search' },
    { accountId: 'another' },
    { createdAt_gte: '2026-02-01T12:00:10.000Z', createdAt_lte: '2026-02-01T12:01:40.000Z' },
  ]) {
    const sort = JSON.stringify(['createdAt', 'DESC']);
    const listed: string[] = [];
    for (let at = 0; ; at += 1000) {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        sort,
        range: `[${at},${at + 999}]`,
      });
      const { body } = await server.call('GET', `/api/comment?${query}`, { token });
      listed.push(...body.map(({ _id }: { _id: string }) => _id));
      if (body.length < 1000) break;
    }
    expect(idsOf((await download('json', filter)).text).sort(), JSON.stringify(filter)).toEqual(
      listed.sort(),
    );
  }
});

test('opens as a table with umlauts, and executes no formula', async () => {
  const { answer, text } = await download('csv', { createdAt_lte: '2026-02-01T12:00:06.000Z' });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFF"Posted at (UTC)","Sender","Poster","Mode","Comment","Post","Id"');
  expect(rows).toHaveLength(7);
  expect(rows.at(-1)).toMatch(
    /^"2026-02-01 12:00:00","[^"]+","Jörg Weiß","From profiles","Größe zählt","https:\/\/network.example\/0",/,
  );
  const comments = rows.map((row) => /","From \w+","(.*)","https:/s.exec(row)?.[1]).reverse();
  expect(comments).toEqual([
    'Größe zählt',
    `'=HYPERLINK(""https://x.example"";""open"")`,
    "'+1",
    "'-1",
    "'@you",
    'He said ""so"",\nand left',
    ' plain',
  ]);
});

test("exports no other user's comments, and rejects an unknown filter", async () => {
  const other = await server.signUp();
  expect((await download('json', {}, other.token)).text).toBe('[]\n');
  expect((await download('csv', { accountId }, other.token)).text.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await download('csv', { colour: 'red' })).answer.status).toBe(422);
});
