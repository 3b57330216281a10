import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { insertUser } from '../../../db/identity/users.ts';
import type { Db } from '../../../db/open.ts';
import { campaigns, personalTokens } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';

export type Lost = { lost: string[]; repeated: string[]; unexpected: string[]; acknowledged: number };
type Writers = {
  stop(): Promise<void>;
  /** The names of what was acknowledged so far. */
  acknowledged(): Set<string>;
  /** Compares what was acknowledged with the database. `forgotten` may be missing. */
  judge(db: Db, forgotten?: Set<string>): Promise<Lost>;
};

type Made = { _id: string; name: string };

const tries = 15;
const answerWithin = 20_000;
const template = { prompt: 'Be brief.' };

/** An admin with a token that no sign-in belongs to. @returns the token */
export async function addAdmin(db: Db, id: string): Promise<string> {
  const token = `chi_${randomUUID().replaceAll('-', '')}${'x'.repeat(8)}`;
  await insertUser(direct(db), {
    ...{ id, firstName: 'Test', lastName: id, email: `${id}@example.com`, passwordHash: 'x' },
    ...{ role: 'admin', status: 'None', verifiedAt: 1, createdAt: 1 },
  });
  await direct(db)
    .insert(personalTokens)
    .values({
      ...{ id: `token-${id}`, userId: id, name: 'soak', scope: 'write', createdAt: 1 },
      tokenHash: createHash('sha256').update(token).digest('base64url'),
    });
  return token;
}

/**
 * Clients that write through the API without a pause, each repeating a call with its key until it is
 * acknowledged.
 */
export async function startWriters(
  db: Db,
  webs: string[],
  { clients, random }: { clients: number; random: () => number },
): Promise<Writers> {
  let stopped = false;
  const sent = new Map<string, boolean>();
  const unexpected: string[] = [];
  /** Of each client's first campaign, the number of its latest change that was acknowledged. */
  const changes = new Map<string, number>();

  async function call(token: string, method: string, path: string, json: object, key?: string) {
    const url = `${webs[Math.floor(random() * webs.length)]}${path}`;
    const headers = {
      'content-type': 'application/json',
      'x-auth-token': token,
      ...(key ? { 'idempotency-key': key } : {}),
    };
    try {
      const signal = AbortSignal.timeout(answerWithin);
      const answer = await fetch(url, { method, headers, body: JSON.stringify(json), signal });
      const text = await answer.text();
      // A conflict: the first call with this key is at work, or died at work.
      if (!answer.ok && answer.status !== 503 && !(key && answer.status === 409))
        unexpected.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok ? (JSON.parse(text) as Made) : null;
    } catch {
      return null;
    }
  }

  async function write(id: string, token: string): Promise<void> {
    let first: Made | null = null;
    for (let n = 1; !stopped; n += 1) {
      const name = `${id}-${n}`;
      const key = randomUUID();
      sent.set(name, false);
      for (let again = 0; again < tries && !sent.get(name); again += 1) {
        const made = await call(token, 'POST', '/api/admin/campaigns', { name, template }, key);
        first ??= made;
        if (made) sent.set(name, true);
        else if (stopped) break;
        else await wait(300);
      }
      if (first && !stopped) {
        const change = { name: first.name, template: { prompt: String(n) } };
        if (await call(token, 'PUT', `/api/admin/campaigns/${first._id}`, change)) changes.set(first._id, n);
      }
      await wait(50 + random() * 200);
    }
  }

  const ids = Array.from({ length: clients }, (_, n) => `writer${n}`);
  const tokens: string[] = [];
  for (const id of ids) tokens.push(await addAdmin(db, id));
  const running = ids.map((id, n) => write(id, tokens[n] ?? ''));
  const acknowledged = () => new Set([...sent].flatMap(([name, is]) => (is ? [name] : [])));
  return {
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
    acknowledged,
    async judge(db, forgotten = new Set()) {
      const rows = await db
        .select({ id: campaigns.id, name: campaigns.name, template: campaigns.template })
        .from(campaigns);
      const kept = Map.groupBy(rows, ({ name }) => name);
      const promptOf = new Map(rows.map(({ id, template }) => [id, Number(template.prompt)]));
      const isKept = (name: string) => kept.has(name) || forgotten.has(name);
      return {
        lost: [
          ...[...acknowledged()].filter((name) => !isKept(name)),
          ...[...changes].flatMap(([id, n]) =>
            forgotten.size === 0 && !((promptOf.get(id) ?? 0) >= n) ? [`change ${n} of ${id}`] : [],
          ),
        ],
        repeated: [...kept].flatMap(([name, all]) =>
          all.length > 1 ? [`${name}: ${all.length} times`] : [],
        ),
        unexpected: [...new Set(unexpected)],
        acknowledged: acknowledged().size,
      };
    },
  };
}
