import type { AccountRead } from '../../server/history/results/schemas.ts';

type Reads = {
  /** The oldest of the accounts' latest reads, ISO 8601; accounts without comments don't count. */
  readAt: string | null;
  nextReadAt: string | null;
  /** Accounts that are not read, by what stops them. */
  plan: number;
  connection: number;
  sinceEnd: number;
};

/** @param accountId one account; all if it is empty */
export function readsOf(all: AccountRead[], accountId: string): Reads {
  const rows = all.filter((row) => accountId === '' || row.accountId === accountId);
  const count = (why: AccountRead['stopped']) => rows.filter(({ stopped }) => stopped === why).length;
  const earliest = (times: (string | null)[]) =>
    times.filter((at) => at !== null).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
  return {
    readAt: earliest(rows.map((row) => row.readAt)),
    nextReadAt: earliest(rows.map((row) => row.nextReadAt)),
    plan: count('plan'),
    connection: count('connection'),
    sinceEnd: rows.reduce((sum, row) => sum + row.sinceEnd, 0),
  };
}
