import type { Pool } from 'undici';
import { createFacts, type Facts } from './facts.ts';
import type { Judge, Life } from './judge.ts';
import type { Operation } from './operations.ts';

/** `receiver` is a webhook address. */
export type World = {
  sandboxUrl: string;
  receiver: string;
  webhookSecret: string;
  stripeSecret: string;
  operations: Map<string, Operation>;
  judge: Judge;
  now: () => number;
};
export type Target = { pool: Pool; life: Life };

export type Ask = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  /** Another user's token; null for none. */
  token?: string | null;
  headers?: Record<string, string>;
};
// biome-ignore lint/suspicious/noExplicitAny: answers are read by who knows the call
export type Reply = { status: number; body: any };
/** A change's kind, id (for a new object, from the answer) and new value. */
export type Change = { kind: string; id: string | ((body: Reply['body']) => string); value: string };

/** A short-lived user: registers, resets the password, deletes the user. */
export type Guest = { email: string; password: string; token: string; verified: boolean };

export type Person = {
  n: number;
  role: 'customer' | 'admin';
  email: string;
  password: string;
  accountIds: string[];
  /** Users that only this admin changes. */
  customers: string[];
};

export type Client = ReturnType<typeof createClient>;

/** A longer call is a failure. */
const timeoutMs = 30_000;

/** One client: its permissions, acknowledged values, and whether it was cut off since it last looked. */
export function createClient(world: World, person: Person, target: () => Target, random: () => number) {
  const facts: Facts = createFacts();
  /** The ids in the latest answer of each list. */
  const seen = new Map<string, string[]>();
  let words = 0;
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const state = { token: '', isShaken: false, guests: [] as Guest[] };

  async function call(name: string, ask: Ask = {}): Promise<Reply | null> {
    const [method = '', template = ''] = name.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, word: string) =>
      encodeURIComponent(ask.params?.[word] ?? word),
    );
    const query = Object.keys(ask.query ?? {}).length ? `?${new URLSearchParams(ask.query)}` : '';
    const token = ask.token === undefined ? state.token : ask.token;
    const body = ask.json === undefined ? null : JSON.stringify(ask.json);
    const headers = {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(token ? { 'x-auth-token': token } : {}),
      ...ask.headers,
    };
    const asked = `${method} ${path}${query} ${body ?? ''}`;
    const { pool, life } = target();
    const began = performance.now();
    try {
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
      const answer = await pool.request({
        method: method as 'GET',
        path: path + query,
        headers,
        body,
        ...timeouts,
      });
      const text = await answer.body.text();
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      const parsed = isJson && text ? JSON.parse(text) : text;
      world.judge.answered(
        name,
        asked,
        { status: answer.statusCode, body: parsed, text },
        performance.now() - began,
        life,
      );
      // The server is starting: treated as down.
      if (answer.statusCode === 503 && parsed?.code === 'unavailable') return null;
      if (Array.isArray(parsed))
        seen.set(
          name,
          parsed.slice(0, 50).map((row) => String(row?._id ?? row?.id ?? row?.accountId)),
        );
      return { status: answer.statusCode, body: parsed };
    } catch (error) {
      world.judge.broke(name, asked, error, life, world.now());
      state.isShaken = true;
      return null;
    }
  }

  return {
    ...person,
    world,
    facts,
    random,
    pick,
    state,
    call,
    /** A unique text. */
    word: (noun: string): string => `${noun} ${person.n}.${++words}`,
    seen: (name: string): string | undefined => pick(seen.get(name) ?? []),
    /** Makes a change and records its outcome. */
    async change(name: string, ask: Ask, { kind, id, value }: Change): Promise<Reply | null> {
      if (typeof id === 'string') facts.attempt(kind, id, value);
      const reply = await call(name, ask);
      if (reply && reply.status < 300) facts.told(kind, typeof id === 'string' ? id : id(reply.body), value);
      else if (reply && reply.status < 500 && typeof id === 'string') facts.refused(kind, id, value);
      return reply;
    },
  };
}
