import { expect, test } from 'vitest';
import { day, type Json, minute, openSandbox } from './support.ts';

const kindOf = (answer: { status: number; body: Json }) => `${answer.status} ${answer.body.type}`;

test('rejects a missing or wrong key as missing credentials', async () => {
  await using world = await openSandbox();
  for (const headers of [{ 'x-api-key': '' }, { 'x-api-key': 'wrong' }]) {
    const answer = await world.call('GET', '/api/v1/accounts', undefined, headers);
    expect(answer).toMatchObject({ status: 401, body: { status: 401, type: 'errors/missing_credentials' } });
  }
});

test('seeds at least 60 people, companies and 400 posts of the last month in several languages', async () => {
  await using world = await openSandbox();
  const authors = new Map<string, Json>();
  const accountId = await world.connect('jane.doe@example.com');
  let posts = 0;
  let path = '/';
  while (path) {
    const feed: string = (await world.get(path)).body;
    for (const [, id] of feed.matchAll(/<article class="card">[\s\S]*?href="(\/(?:in|company)\/[^"]+)"/g))
      authors.set(id ?? '', true);
    for (const [, time] of feed.matchAll(/<time datetime="([^"]+)"/g))
      expect((time as string) <= world.clock.iso()).toBe(true);
    posts += feed.match(/<article/g)?.length ?? 0;
    path = feed.match(/href="(\/\?before=[\d.]+)"/)?.[1] ?? '';
  }
  expect(posts).toBeGreaterThanOrEqual(400);
  expect([...authors.keys()].filter((id) => id.startsWith('/in/')).length).toBeGreaterThanOrEqual(60);
  expect([...authors.keys()].filter((id) => id.startsWith('/company/')).length).toBeGreaterThanOrEqual(8);
  for (const [words, known] of [
    ['Nachhaltigkeit', /\b(und|wir|nicht)\b/],
    ['la formación continua', /\b(que|los|una)\b/i],
  ] as const) {
    const { body } = await world.search(accountId, world.contentUrl(words));
    expect(body.items[0].text).toMatch(known);
  }
});

test('knows ada-okafor, no id that begins with nobody, and a person with posts for any other id', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const profile = (id: string) =>
    world.get(`/api/v1/users/${encodeURIComponent(id)}?account_id=${accountId}`);
  expect((await profile('ada-okafor')).body).toMatchObject({
    object: 'UserProfile',
    first_name: 'Ada',
    last_name: 'Okafor',
  });
  expect(kindOf(await profile('nobody'))).toBe('404 errors/resource_not_found');
  expect(kindOf(await profile('nobody-at-all'))).toBe('404 errors/resource_not_found');
  expect(kindOf(await profile('a/?x'))).toBe('404 errors/invalid_resource_identifier');
  const someone = (await profile('jürgen-müller-42')).body;
  expect(someone).toMatchObject({ first_name: 'Jürgen', last_name: 'Müller' });
  expect((await profile('jürgen-müller-42')).body.provider_id).toBe(someone.provider_id);
  expect((await profile(someone.provider_id)).body.public_identifier).toBe('jürgen-müller-42');

  const posts = await world.get(`/api/v1/users/${someone.provider_id}/posts?account_id=${accountId}&limit=5`);
  expect(posts.body).toMatchObject({
    object: 'PostList',
    items: [{ object: 'Post', author: { id: someone.provider_id } }, {}, {}, {}, {}],
  });
  expect(kindOf(await world.get(`/api/v1/users/ada-okafor/posts?account_id=${accountId}`))).toBe(
    '422 errors/invalid_recipient',
  );
});

test('reads a company by name or number, and its posts with is_company', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const company = (await world.get(`/api/v1/linkedin/company/tidewater-bank?account_id=${accountId}`)).body;
  expect(company).toMatchObject({
    object: 'CompanyProfile',
    name: 'Tidewater Bank',
    id: expect.stringMatching(/^\d+$/),
  });
  expect((await world.get(`/api/v1/linkedin/company/${company.id}?account_id=${accountId}`)).body.name).toBe(
    'Tidewater Bank',
  );
  const posts = await world.get(`/api/v1/users/${company.id}/posts?account_id=${accountId}&is_company=true`);
  expect(posts.body.items[0].author).toMatchObject({
    id: company.id,
    is_company: true,
    name: 'Tidewater Bank',
  });
  expect((await world.get(`/api/v1/users/${company.id}/posts?account_id=${accountId}`)).status).toBe(422);
  expect((await world.get(`/api/v1/linkedin/company/nobody-inc?account_id=${accountId}`)).status).toBe(404);
});

test('finds posts by keywords over several pages, each post once', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const url = world.contentUrl('"zero waste kitchens"');
  const seen = new Set<string>();
  let query = '&limit=7';
  for (;;) {
    const { status, body } = await world.search(accountId, url, query);
    expect(status).toBe(200);
    for (const item of body.items) {
      expect(item).toMatchObject({ object: 'SearchResult', type: 'POST', provider: 'LINKEDIN' });
      expect(item.text.toLowerCase()).toContain('zero waste kitchens');
      expect(seen.has(item.social_id)).toBe(false);
      seen.add(item.social_id);
    }
    if (body.cursor === null) break;
    query = `&limit=7&cursor=${body.cursor}`;
  }
  expect(seen.size).toBeGreaterThanOrEqual(20);
});

test('finds people, and rejects pages that are no search and cursors of other searches', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const other = await world.connect('john.roe@example.com');
  const people = await world.search(
    accountId,
    'https://www.linkedin.com/search/results/people/?keywords=designer',
  );
  expect(new Set(people.body.items.map((item: Json) => item.type))).toEqual(new Set(['PEOPLE']));
  expect(kindOf(await world.search(accountId, 'https://www.linkedin.com/feed/'))).toBe(
    '400 errors/invalid_url',
  );
  const { body } = await world.search(accountId, world.contentUrl('pricing'), '&limit=3');
  expect(
    (await world.search(other, world.contentUrl('pricing'), `&limit=3&cursor=${body.cursor}`)).status,
  ).toBe(400);
});

test('offers new posts on the first page, however many an account has commented on', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const ada = (await world.get(`/api/v1/users/ada-okafor?account_id=${accountId}`)).body.provider_id;
  await world.post('/control/limits', { times: 10 });
  const done = new Set<string>();
  for (let round = 0; round < 120; round++) {
    const lists = [
      (
        await world.search(
          accountId,
          world.contentUrl(
            'mentoring',
            round % 2 ? '&sortBy=%22date_posted%22&datePosted=%22past-24h%22' : '',
          ),
        )
      ).body.items,
      (await world.get(`/api/v1/users/${ada}/posts?account_id=${accountId}&limit=10`)).body.items,
    ];
    for (const items of lists) {
      const next = items.find(
        (item: Json) =>
          !done.has(item.social_id) && item.permissions.can_post_comments && !item.group?.private,
      );
      expect(next).toBeDefined();
      expect(Date.parse(next.parsed_datetime)).toBeLessThanOrEqual(world.clock.now());
      done.add(next.social_id);
      const sent = await world.comment(next.social_id, {
        account_id: accountId,
        text: `Round ${round}`,
      });
      expect(sent.status).toBe(201);
    }
    world.clock.advance(minute);
  }
  expect(done.size).toBe(240);
});

test('adds posts as time passes, in bounded number after months', async () => {
  await using world = await openSandbox();
  const newest = async () => (await world.get('/')).body.match(/<time datetime="([^"]+)"/)[1];
  const count = async () => {
    let posts = 0;
    for (let path = '/'; path; ) {
      const { body: feed } = await world.get(path);
      posts += feed.match(/<article/g)?.length ?? 0;
      path = feed.match(/href="(\/\?before=[\d.]+)"/)?.[1] ?? '';
    }
    return posts;
  };
  const before = await newest();
  world.clock.advance(day);
  const after = await newest();
  expect(after > before).toBe(true);
  const posts = await count();
  world.clock.advance(200 * day);
  expect((await newest()) > after).toBe(true);
  expect((await count()) - posts).toBe(120);
});

test('finds a placed post in searches made before and after it', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  await world.search(accountId, world.contentUrl('quokka husbandry'));
  const placed = await world.post('/control/posts', {
    authorId: 'ada-okafor',
    text: 'Notes on quokka husbandry and beehives.',
  });
  expect(placed).toMatchObject({
    status: 201,
    body: { postUrl: expect.stringContaining(placed.body.postId) },
  });
  for (const words of ['quokka husbandry', 'beehives']) {
    const { body } = await world.search(accountId, world.contentUrl(words), '&limit=50');
    expect(body.items.map((item: Json) => item.social_id)).toContain(placed.body.postId);
  }
});

test('includes the original of a repost', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const original = (await world.post('/control/posts', { authorId: 'ada-okafor', text: 'The original' })).body
    .postId;
  const repost = (
    await world.post('/control/posts', { authorId: 'zoe-novak-9', text: 'Look', repostOf: original })
  ).body.postId;
  const { body } = await world.get(`/api/v1/posts/${repost}?account_id=${accountId}`);
  expect(body).toMatchObject({
    is_repost: true,
    repost_content: { text: 'The original', author: { public_identifier: 'ada-okafor' } },
  });
  expect(original).toContain(body.repost_content.id.slice(0, 8));
});

test('serves all pictures itself', async () => {
  await using world = await openSandbox();
  const accountId = await world.connect('jane.doe@example.com');
  const profile = (await world.get(`/api/v1/users/ada-okafor?account_id=${accountId}`)).body;
  const picture = await fetch(profile.profile_picture_url);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  for (const path of [
    '/',
    '/in/ada-okafor',
    '/company/tidewater-bank',
    '/search/results/content/?keywords=design',
    '/mail',
  ]) {
    const page = await world.get(path);
    expect(page.status).toBe(200);
    expect(page.body).toContain('Sandbox network: not the real one');
    for (const [, url] of page.body.matchAll(/(?:src|href|action)="(https?:[^"]+)"/g))
      expect(url.startsWith(world.sandbox.url)).toBe(true);
  }
  expect((await world.get('/in/nobody-here')).status).toBe(404);
});
