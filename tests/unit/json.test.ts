import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../../db/accounts.ts';
import { listComments } from '../../db/commentList.ts';
import { type Db, openDb } from '../../db/open.ts';
import { comments } from '../../db/schema/index.ts';
import { saveSettingsRow, settingsOfOwner } from '../../db/settings.ts';
import { insertUser } from '../../db/users.ts';
import { defaultSettings } from '../../server/accounts/settings/schemas.ts';

/* JSON that SQLite writes says what JSON.stringify would have said. */
const texts = [
  '',
  '"',
  '\\',
  '\\"\n\r\t\b\f',
  '\u0000 and on',
  '\u001f\u007f\u0080\u2028',
  "it's",
  '{"a":[1]}',
  'ü 漢 😀',
  '</script>',
  ',',
];
const moments = [0, 1, 999, 1000, 951_826_499_001, 1_772_445_600_000, 1_772_445_600_123, 4_102_444_799_999];
let db: Db;

beforeAll(async () => {
  db = openDb(':memory:');
  const person = {
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    passwordHash: '',
    role: 'user',
    status: 'Trial',
  } as const;
  await insertUser(db, { id: 'u', ...person, createdAt: 0 });
  const account = {
    accountId: 'a',
    userId: 'u',
    providerId: 'p',
    name: 'A',
    status: 'Connected',
    createdAt: 0,
  } as const;
  await addAccount(db, account);
});
afterAll(() => db.close());

it.each(texts)('settings with %j', async (text) => {
  const settings = {
    ...defaultSettings,
    prompt: text,
    searchUrls: [text, 'x'],
    review: text.length % 2 === 0,
  };
  await saveSettingsRow(db, { accountId: 'a', ...settings, savedAt: 0 });
  expect(JSON.parse(settingsOfOwner(db, 'u', 'a') ?? '')).toEqual({ accountId: 'a', ...settings });
});

it('a page of comments, in its order, with every time to the millisecond', () => {
  const rows = moments.map((createdAt, n) => ({
    id: `c${n}`,
    accountId: 'a',
    userId: 'u',
    state: 'confirmed' as const,
    postId: `p${n}`,
    postUrl: texts[n] ?? '',
    posterId: '',
    posterName: texts[n + 3] ?? '',
    posterImageUrl: '',
    postExcerpt: texts[n + 1] ?? '',
    category: n % 2 ? ('Search' as const) : ('Monitor' as const),
    source: '',
    comment: texts[n + 2] ?? '',
    windowDay: '2026-01-01',
    createdAt,
  }));
  db.insert(comments).values(rows.toReversed()).run();
  const page = { offset: 1, limit: 6, filter: {} };
  const { page: text, count } = listComments(db, 'u', {
    sort: { field: 'createdAt', descending: false },
    ...page,
  });
  const shown = rows.map(
    ({ id, accountId, postUrl, posterName, posterImageUrl, postExcerpt, comment, category, createdAt }) => {
      const texts = { accountId, postUrl, posterName, posterImageUrl, postExcerpt, comment, category };
      return { _id: id, ...texts, createdAt: new Date(createdAt).toISOString() };
    },
  );
  expect(JSON.parse(text)).toEqual(shown.slice(1, 7));
  expect(count).toBe(6);
});

it('an empty page', () => {
  const nobody = listComments(db, 'nobody', {
    sort: { field: 'posterName', descending: true },
    offset: 0,
    limit: 5,
    filter: {},
  });
  expect(nobody).toEqual({ page: '[]', count: 0, total: 0 });
});
