import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';

export type Request = { url: string; text: string; values: unknown[]; rowMode?: 'array' | undefined };
// biome-ignore lint/suspicious/noExplicitAny: rows of any query
export type Answer = { rows: any[]; changes: number; error?: string; code?: string | undefined };

const { port, done } = workerData as { port: MessagePort; done: Int32Array };
const clients = new Map<string, pg.Client>();

/** JSON stays a text, as it is on SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  Number(oid) === pg.types.builtins.JSON ? String : pg.types.getTypeParser(oid, format as 'text');

async function clientOf(url: string): Promise<pg.Client> {
  const known = clients.get(url);
  if (known) return known;
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } as pg.CustomTypesConfig });
  client.on('error', () => clients.delete(url));
  client.on('end', () => clients.delete(url));
  await client.connect();
  clients.set(url, client);
  return client;
}

async function run({ url, text, values, rowMode }: Request): Promise<Answer> {
  try {
    const client = await clientOf(url);
    const config = rowMode ? { text, values, rowMode } : values.length ? { text, values } : text;
    const { rows, rowCount } = await client.query(config as string);
    return { rows, changes: rowCount ?? 0 };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { rows: [], changes: 0, error: message, code };
  }
}

port.on('message', async (request: Request) => {
  port.postMessage(await run(request));
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
});
