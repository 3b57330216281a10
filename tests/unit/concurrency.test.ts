import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ApiEnv } from '../../server/http/api.ts';
import { createConcurrency, type PlaceKind } from '../../server/http/concurrency.ts';
import { download } from '../../server/http/download.ts';
import { inPlace } from '../../server/http/inPlace.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import { manualClock } from '../support/clock.ts';

const clock = manualClock('2026-03-02T10:00:00.000Z');
/** As many ticks as all requests of a test need to start. */
const settle = async () => {
  for (let n = 0; n < 400; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Requests that run until the test ends them. */
function site() {
  const concurrency = createConcurrency(clock);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const answers = new Map<string, { status: number; retryAfter?: number | undefined }>();
  const send = (person: string, name: string, kind: PlaceKind = 'call') => {
    void concurrency.enter(person, kind).then(
      ({ leave }) => {
        started.push(name);
        ends.set(name, leave);
      },
      (error) => answers.set(name, { status: 429, retryAfter: error.retryAfterSeconds }),
    );
  };
  return { send, started, answers, end: (name: string) => ends.get(name)?.() };
}
const many = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}`);

describe('H1: the requests of a person that run at once', () => {
  test("lets the seventh wait, and answers another person's meanwhile", async () => {
    const { send, started, end } = site();
    for (const name of many(8)) send('ada', name);
    await settle();
    expect(started).toEqual(many(6));
    send('ben', 'of ben');
    await settle();
    expect(started).toEqual([...many(6), 'of ben']);
    end('3');
    await settle();
    expect(started).toEqual([...many(6), 'of ben', '7']);
  });

  test('rejects the 37th at once with 429 and Retry-After', async () => {
    const { send, started, answers, end } = site();
    for (const name of many(37)) send('ada', name);
    await settle();
    expect([...answers]).toEqual([['37', { status: 429, retryAfter: 5 }]]);
    for (const name of many(36)) {
      end(name);
      await settle();
    }
    expect(started).toEqual(many(36));
  });

  test('rejects one that has waited for ten seconds, and no other', async () => {
    const { send, started, answers, end } = site();
    for (const name of many(7)) send('ada', name);
    clock.advance(5000);
    send('ada', '8');
    clock.advance(4999);
    await settle();
    expect([...answers]).toEqual([]);
    clock.advance(1);
    await settle();
    expect([...answers.keys()]).toEqual(['7']);
    end('1');
    await settle();
    clock.advance(60_000);
    await settle();
    expect([started.at(-1), ...answers.keys()]).toEqual(['8', '7']);
  });

  test('lets two of the six be of /mcp, and other requests pass those that wait', async () => {
    const { send, started, end } = site();
    for (const name of many(4)) send('ada', name, 'mcp');
    send('ada', 'a call');
    await settle();
    expect(started).toEqual(['1', '2', 'a call']);
    end('1');
    await settle();
    expect(started).toEqual(['1', '2', 'a call', '3']);
    for (const name of ['b', 'c', 'd']) send('ada', name);
    await settle();
    expect(started).toEqual(['1', '2', 'a call', '3', 'b', 'c', 'd']);
    end('2');
    end('3');
    await settle();
    expect(started.at(-1)).toBe('4');
  });
});

/** An app whose calls a test ends, with the real middleware. */
function app() {
  const concurrency = createConcurrency(clock);
  const calls: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gate = (name: string) => {
    const known = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, known);
    return known;
  };
  const again: string[] = [];
  const site = new Hono<ApiEnv>();
  site.use(
    async (c, next) => {
      c.set('actor', { via: 'token', userId: c.req.header('person') ?? 'ada' } as Actor);
      await next();
    },
    inPlace({ concurrency }, async (c) => {
      again.push(c.req.path);
    }),
  );
  site.get('/call/:name', async (c) => {
    const { name } = c.req.param();
    calls.push(name);
    await gate(name).promise;
    return c.text(name);
  });
  async function* pieces(name: string) {
    calls.push(name);
    await gate(`first of ${name}`).promise;
    yield 'a';
    await gate(`rest of ${name}`).promise;
    yield 'b';
  }
  site.get('/download/:name', (c) => download(c, 'file.csv', pieces(c.req.param('name'))));
  const send = (path: string, env: ApiEnv['Bindings'] = {}) =>
    Promise.resolve(site.request(path, undefined, env));
  return { send, calls, again, open: (name: string) => gate(name).resolve() };
}

test('H1: a download holds its place until its first byte', async () => {
  const { send, calls, open } = app();
  const downloads = many(6).map((name) => send(`/download/${name}`));
  const seventh = send('/call/seventh');
  await settle();
  expect(calls).toEqual(many(6));
  open('first of 1');
  const answer = await downloads[0];
  await settle();
  expect(calls).toEqual([...many(6), 'seventh']);
  open('seventh');
  expect(await (await seventh).text()).toBe('seventh');
  open('rest of 1');
  expect(await answer?.text()).toBe('ab');
});

test('H1: a call in the process needs no second place, so that it never waits for itself', async () => {
  const { send, calls } = app();
  for (const name of many(6)) void send(`/call/${name}`);
  await settle();
  void send('/call/inner', { hasPlace: true });
  await settle();
  expect(calls).toEqual([...many(6), 'inner']);
});

test('checks again who asks, once a request had to wait', async () => {
  const { send, again, open } = app();
  for (const name of many(7)) void send(`/call/${name}`);
  await settle();
  expect(again).toEqual([]);
  open('1');
  await settle();
  expect(again).toEqual(['/call/7']);
});
