import pg from 'pg';

let made = 0;
/** The databases that tests have closed. The next one that is made waits until they are gone. */
let drops: Promise<unknown> = Promise.resolve();

/** The address of a database on the same server. */
export function withName(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return String(url);
}
const addressOf = (name: string) => withName(process.env.DATABASE_URL ?? '', name);

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The address of a new database with this version's schema, and what drops it.
 * @param clock whether a test moves the clocks of its servers, so that Postgres can't know what is due
 */
export async function newDatabase(
  clock: 'moved' | 'machine' = 'moved',
): Promise<{ url: string; drop(): void }> {
  await drops;
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await onServer(`create database ${name} template chimein_template strategy file_copy`);
  await onServer(`alter database ${name} set chimein.clock = '${clock}'`);
  return {
    url: addressOf(name),
    drop() {
      drops = Promise.all([drops, onServer(`drop database if exists ${name} with (force)`)]);
    },
  };
}
