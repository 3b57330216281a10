import type { Context } from '../context.ts';
import { idFrom } from '../random.ts';
import type { Link } from './types.ts';

/** Opaque, expiring, good for one login. */
export function createLinks(context: Context) {
  const { db, peopleClock } = context;
  const sql = {
    find: db.prepare('select * from links where token = ?'),
    add: db.prepare(
      `insert into links (token, type, reconnectAccount, name, notifyUrl, successUrl, failureUrl, bypassSuccess, expiresAt, usedAt)
       values (@token, @type, @reconnectAccount, @name, @notifyUrl, @successUrl, @failureUrl, @bypassSuccess, @expiresAt, null)`,
    ),
    use: db.prepare('update links set usedAt = ? where token = ? and usedAt is null'),
    count: db.prepare('select count(*) from links').pluck(),
  };
  return {
    add(link: Omit<Link, 'token' | 'usedAt'>): string {
      const token = idFrom(`link:${sql.count.get()}:${peopleClock.now()}:${link.name}:${link.expiresAt}`, 40);
      sql.add.run({ ...link, token, bypassSuccess: Number(link.bypassSuccess) });
      return token;
    },
    /** The link, or why it is invalid. */
    find(token: string): Link | 'unknown' | 'used' | 'expired' {
      const row = sql.find.get(token) as
        | (Omit<Link, 'bypassSuccess'> & { bypassSuccess: number })
        | undefined;
      if (!row) return 'unknown';
      if (row.usedAt !== null) return 'used';
      if (row.expiresAt <= peopleClock.now()) return 'expired';
      return { ...row, bypassSuccess: row.bypassSuccess === 1 };
    },
    /** False if it is already used. */
    use: (token: string): boolean => sql.use.run(peopleClock.now(), token).changes > 0,
  };
}
