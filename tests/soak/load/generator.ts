/** The process of all clients. `run.ts` starts it and tells it about the servers. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Agent, Pool } from 'undici';
import { seeded } from '../../support/simulation.ts';
import { type Client, createClient, type Person, type Target, type World } from './client.ts';
import { createJudge, type Life } from './judge.ts';
import { choose, createMix } from './mix.ts';
import { readOperations } from './operations.ts';
import { readBack } from './readBack.ts';
import { watch } from './watch.ts';

export type Plan = {
  /** The first is killed again and again. */
  urls: string[];
  people: Person[];
  think: number;
  seed: number;
} & Pick<World, 'sandboxUrl' | 'webhookSecret' | 'stripeSecret'>;

/** The share of clients with an open event stream. */
const watching = 0.3;

async function createGenerator(plan: Plan) {
  const [first = ''] = plan.urls;
  const operations = await readOperations(first);
  const judge = createJudge(operations);
  const mix = createMix(operations);
  let over = new AbortController();
  let delivered = 0;
  const receiver = createServer((request, response) => {
    delivered += 1;
    request.resume();
    response.writeHead(delivered % 20 ? 204 : 500).end();
  }).listen(0, '127.0.0.1');
  const { port } = await new Promise<{ port: number }>((listening) =>
    receiver.once('listening', () => listening(receiver.address() as { port: number })),
  );
  const { sandboxUrl, webhookSecret, stripeSecret } = plan;
  const world: World = {
    sandboxUrl,
    webhookSecret,
    stripeSecret,
    operations,
    judge,
    receiver: `http://127.0.0.1:${port}`,
    now: Date.now,
  };

  // Shorter than the servers' keep-alive, so that no request meets a closing connection.
  const poolOf = (url: string) =>
    new Pool(url, { connections: 100, keepAliveTimeout: 2000, keepAliveMaxTimeout: 2000 });
  let targets = plan.urls.map((url): Target & { url: string } => ({
    url,
    pool: poolOf(url),
    life: { downSince: null, upSince: 0 },
  }));
  const streams = new Agent({ connections: plan.people.length });
  /** Three of four clients use the server that is killed. */
  const targetOf = (n: number) => () =>
    targets[n % 4 === 3 ? targets.length - 1 : 0] as Target & { url: string };
  const clients = plan.people.map(
    (person): Client =>
      createClient(world, person, targetOf(person.n), seeded(plan.seed * 10_007 + person.n)),
  );
  let checks = 0;
  const lost: string[] = [];

  async function signIn(me: Client): Promise<void> {
    const { email, password } = me;
    while (!over.signal.aborted && me.state.token === '') {
      const reply = await me.call('POST /api/auth/login', { json: { email, password }, token: null });
      if (reply?.status === 200) me.state.token = reply.body.token;
      else await wait(500);
    }
  }

  async function lookBack(me: Client): Promise<void> {
    me.state.isShaken = false;
    const found = await readBack(me, false, () => wait(20 + me.random() * 100));
    if (found === null) {
      me.state.isShaken = true;
      return;
    }
    checks += 1;
    for (const line of found) if (!lost.includes(line)) lost.push(line);
  }

  async function live(me: Client): Promise<void> {
    await wait(me.random() * 3000);
    await signIn(me);
    while (!over.signal.aborted) {
      await wait(-Math.log(1 - me.random()) * plan.think * 1000, undefined, { signal: over.signal }).catch(
        () => {},
      );
      if (over.signal.aborted) return;
      try {
        if (me.state.isShaken) await lookBack(me);
        else
          for (let tries = 0; tries < 20; tries += 1)
            if ((await choose(mix[me.role], me.random)?.run(me)) !== false) break;
      } catch (error) {
        judge.find('the soak itself failed', `${me.email}: ${(error as Error).stack}`);
      }
    }
  }

  /** All clients, a dozen at a time. */
  const limit = pLimit(12);
  const each = (work: (me: Client) => Promise<void>) => Promise.all(clients.map((me) => limit(work, me)));

  const lives = clients.map(live);
  const watchers = clients
    .filter(({ n, role }) => role === 'customer' && (n * 0.618) % 1 < watching)
    .map(async (me) => {
      await signIn(me);
      const target = targetOf(me.n);
      return watch(me, streams, {
        origin: () => target().url,
        life: () => target().life,
        signal: over.signal,
      });
    });

  return {
    /** The server with this index was killed. */
    async killed(at: number) {
      Object.assign(targets[at]?.life as Life, { downSince: Date.now() });
      for (const me of clients) if (targetOf(me.n)() === targets[at]) me.state.isShaken = true;
    },
    async isUp(at: number) {
      Object.assign(targets[at]?.life as Life, { downSince: null, upSince: Date.now() });
    },
    /** Copies made from now on hold all that is known. */
    async mark() {
      for (const { facts } of clients) facts.mark();
    },
    /** Ends the load and checks everything once more. */
    async finish() {
      over.abort();
      await Promise.all(lives);
      const events = (await Promise.all(watchers)).reduce((sum, n) => sum + n, 0);
      await each(async (me) => {
        me.state.isShaken = true;
        for (let tries = 0; tries < 10 && me.state.isShaken; tries += 1) await lookBack(me);
        if (me.state.isShaken) lost.push(`${me.email}: what it wrote could not be read back in the end`);
      });
      const writes = clients.reduce((sum, { facts }) => sum + facts.writes(), 0);
      return { ...judge.report(), writes, checks, lost, events, delivered };
    },
    /** Compares the copy at `url` with the mark. @returns the differences */
    async readCopy(url: string) {
      targets = [{ url, pool: poolOf(url), life: { downSince: null, upSince: 0 } }];
      const complaints: string[] = [];
      let read = 0;
      over = new AbortController();
      await each(async (me) => {
        me.state.token = '';
        await signIn(me);
        const found = await readBack(me, true, async () => {});
        if (found) complaints.push(...found);
        else complaints.push(`${me.email}: what it wrote could not be read from the copy`);
        for (const [kind, ids] of me.facts.known())
          read += ids.filter((id) => me.facts.isMarked(kind, id)).length;
      });
      return { complaints, read };
    },
    /** Resumes commenting, which a restore stops. */
    async letGo() {
      await clients
        .find(({ role }) => role === 'admin')
        ?.call('PUT /api/admin/switch', { json: { stopped: false } });
    },
  };
}

export type Generator = Awaited<ReturnType<typeof createGenerator>>;
type Order = { id: number } & ({ start: Plan } | { call: keyof Generator; with: unknown[] });

let generator: Generator | undefined;
process.once('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  try {
    if ('start' in order) {
      generator = await createGenerator(order.start);
      process.send?.({ id: order.id });
      return;
    }
    const method = generator?.[order.call] as ((...given: unknown[]) => Promise<unknown>) | undefined;
    process.send?.({ id: order.id, answer: await method?.(...order.with) });
  } catch (error) {
    process.send?.({ id: order.id, error: String((error as Error).stack) });
  }
});
