/** Makes the request of a client of each kind, with everything that it names. */
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { send as sendTo } from '../../support/http.ts';
import type { TestServer } from '../../support/server.ts';
import { addMember } from './members.ts';
import type { Row, Who } from './table.ts';
import { type Cast, makers, newPerson, type Person } from './things.ts';

export type Call = { method: string; path: string; headers: Record<string, string>; body: string | null };

/** A customer and an admin, and one thing of theirs for each word of the table, made on first use. */
export async function standIns(server: TestServer) {
  const user = await newPerson(server, 'user', true);
  const admin = await newPerson(server, 'admin', true);
  const things = new Map<string, string>();
  return {
    user,
    admin,
    async fill(text: string): Promise<string> {
      let full = text;
      for (const [all, word = ''] of text.matchAll(/\{(\w+)\}/g)) {
        const thing =
          things.get(word) ??
          (await makers[word]?.(server, { self: user, keeper: user, customer: user, admin: () => admin }));
        if (thing === undefined) continue;
        things.set(word, thing);
        full = full.replace(all, thing);
      }
      return full;
    },
  };
}

type Parts = { client: Person | null; cast: Cast; things: Map<string, Promise<string>> };

/** Calls of a client that change nothing, so that they share a person and things. */
export type Sharing = 'reads' | 'rejected';
const pools = new WeakMap<TestServer, Map<string, Promise<Parts>>>();
const isMember = (who: Who): who is 'reviewer' | 'viewer' => who === 'reviewer' || who === 'viewer';

/** Calls of the table that change nothing. */
export function sharingOf({ method, expected }: Row, who: Who): Sharing | null {
  const status = expected[who] ?? 0;
  if (status >= 400) return 'rejected';
  return method === 'GET' ? 'reads' : null;
}

/** One customer for all that share; the things of others are theirs alone. */
function partsOf(server: TestServer, who: Who, sharing: Sharing | null): Promise<Parts> {
  if (!sharing) return newParts(server, who);
  const pool = pools.get(server) ?? new Map<string, Promise<Parts>>();
  pools.set(server, pool);
  const parts = pool.get(`${sharing} ${who}`) ?? newParts(server, who);
  pool.set(`${sharing} ${who}`, parts);
  return parts;
}

async function newParts(server: TestServer, who: Who): Promise<Parts> {
  const client =
    who === 'visitor'
      ? null
      : await newPerson(server, who === 'admin' ? 'admin' : 'user', who !== 'unverified');
  const isCustomer = who !== 'unverified' && who !== 'other' && who !== 'admin' && !isMember(who);
  const customer = isCustomer && client ? client : await newPerson(server, 'user', true);
  if (client && isMember(who)) await addMember(server, customer, client, who);
  const self = who === 'other' || !client ? customer : client;
  const admin = () => (self.user.role === 'admin' ? self : newPerson(server, 'admin', true));
  const cast = { self, keeper: who === 'unverified' ? customer : self, customer, admin };
  return { client, cast, things: new Map() };
}

/**
 * The request of one cell; everything that it names exists.
 * @param sharing null for a client and things of its own
 */
export async function prepareCell(
  server: TestServer,
  row: Row,
  who: Who,
  sharing: Sharing | null = null,
): Promise<Call> {
  const parts = await partsOf(server, who, sharing);
  const { client } = parts;
  // Earlier calls of those that share may have ended the trial, or taken the role.
  if (sharing && client) await setUser(server, client, client.user);
  if (row.needs) await thing(server, parts, row.needs);
  const path = await filled(server, parts, row.params ?? {}, row.path);
  const query = await filled(server, parts, {}, row.query ?? {});
  const body = await filled(server, parts, {}, row.body ?? null);
  const headers = await filled(server, parts, {}, row.headers ?? {});
  if (client && (who === 'expired' || who === 'none')) {
    const status = who === 'expired' ? 'Expired' : 'None';
    await setUser(server, client, { ...client.user, status, subscriptionEndsAt: null });
  }
  const token = /Token$/.test(who) ? await thing(server, parts, who) : client?.token;
  return {
    method: row.method,
    path: Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-auth-token': token } : {}),
      ...(isMember(who) ? { 'x-workspace': parts.cast.customer.user.id } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
  };
}

async function setUser(
  { deps }: TestServer,
  { user }: Person,
  { role, status, subscriptionEndsAt }: Pick<Person['user'], 'role' | 'status' | 'subscriptionEndsAt'>,
): Promise<void> {
  const isClient = eq(users.id, user.id);
  await direct(deps.db).update(users).set({ role, status, subscriptionEndsAt }).where(isClient);
}

/** Replaces every `{word}` in the value's texts; the same word is the same thing. */
async function filled<T>(
  server: TestServer,
  parts: Parts,
  rename: Record<string, string>,
  value: T,
): Promise<T> {
  let text = JSON.stringify(value);
  for (const word of new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))) {
    text = text.replaceAll(`{${word}}`, await thing(server, parts, rename[word] ?? word));
  }
  return JSON.parse(text) as T;
}

function thing(server: TestServer, { cast, things }: Parts, word: string): Promise<string> {
  const made = things.get(word) ?? make(server, cast, word);
  things.set(word, made);
  return made;
}

async function make(server: TestServer, cast: Cast, word: string): Promise<string> {
  const maker = makers[word];
  if (!maker) throw new Error(`world.ts makes no {${word}}`);
  return maker(server, cast);
}

/** Sends the call; leaves a stream at once. */
export async function send(
  server: TestServer,
  { path, ...init }: Call,
): Promise<{ status: number; body: unknown }> {
  const { status, headers, text } = await sendTo(server.url + path, init);
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return { status, body: isJson ? JSON.parse(text) : text };
}
