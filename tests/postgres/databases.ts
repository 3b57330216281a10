import pg from 'pg';

let made = 0;
/** The databases that tests have closed. The next one that is made waits until they are gone. */
let drops: Promise<unknown> = Promise.resolve();

function withName(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return String(url);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withName('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a new database with this version's schema, and what drops it. */
export async function newDatabase(): Promise<{ url: string; drop(): void }> {
  await drops;
  made += 1;
  const name = `test_${process.pid}_${made}`;
  await onServer(`create database ${name} template chimein_template`);
  return {
    url: withName(name),
    drop() {
      drops = Promise.all([drops, onServer(`drop database if exists ${name} with (force)`)]);
    },
  };
}
