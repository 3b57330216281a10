import type { Db } from './open.ts';

/** Above this a look at every page would keep everybody waiting. */
const quickBelowBytes = 200 * 1024 * 1024;

/**
 * Writes something and takes it back, and looks at every page of a database that is not too large for that.
 * @throws what SQLite throws
 */
export async function testDatabase(
  db: Db,
): Promise<{ bytes: number; looked: boolean; damage: string | null }> {
  const write = db.$client.transaction(() => {
    db.$client.prepare("insert into switches (name, since, reason) values ('self_test', 0, '')").run();
    db.$client.prepare("delete from switches where name = 'self_test'").run();
  });
  write.immediate();
  const bytes =
    Number(db.$client.pragma('page_count', { simple: true })) *
    Number(db.$client.pragma('page_size', { simple: true }));
  const looked = bytes < quickBelowBytes;
  const said = looked ? String(db.$client.pragma('quick_check(1)', { simple: true })) : 'ok';
  return { bytes, looked, damage: said === 'ok' ? null : said };
}
