import { atOnce, type Budget, budgets, shares } from '../../../server/http/budgets.ts';

const minute = 60_000;

/**
 * docs/limits.md, from `server/http/budgets.ts` and the routes that name a budget.
 * @param calls such as `GET /api/me`, by the name of their budget
 */
export function limitsPage(calls: ReadonlyMap<string, readonly string[]>): string {
  const rows = Object.entries(budgets).map(([name, budget]) =>
    line([
      budget.what,
      String(budget.limit),
      inWords(budget),
      budget.per,
      (calls.get(name) ?? []).map((call) => `\`${call}\``).join('<br>') || '–',
    ]),
  );
  const kept = shares.map(({ what: store, limit, over }) => line([store, `${limit / 1024} KB`, over]));
  return `${head}\n${rows.join('\n')}\n${together}\n${keeping}\n${kept.join('\n')}\n`;
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const inWords = ({ windowMs }: Budget) =>
  windowMs % (60 * minute) === 0 ? `${windowMs / (60 * minute)} h` : `${windowMs / minute} min`;

const head = `# Limits on calls

The server refuses a call over its limit with \`429\`, a \`Retry-After\` header and a message. Calls that are
counted per person, account, token or address also carry \`RateLimit\` and \`RateLimit-Policy\`, on success and on
\`429\` (draft-ietf-httpapi-ratelimit-headers): \`"preview";q=60;w=3600\` is the limit, \`"preview";r=59;t=3600\`
says that 59 calls remain and that the next used one opens again in 3,600 seconds. Counters per e-mail carry
no such headers, and an address counts only where the server knows it (\`TRUST_PROXY\`).

Windows slide: a call counts for exactly as long as its window. All servers on one database share the
counters. A test generates this page from \`server/http/budgets.ts\` and the routes.

| What | Limit | Window | Per | Calls |
| --- | --: | --- | --- | --- |`;

const together = `
## Requests at once

A person may have ${atOnce.running} requests running at once on each server, over all sessions and tokens, of which ${atOnce.mcp}
to \`/mcp\`. ${atOnce.waiting} more wait, for at most ${atOnce.waitMs / 1000} seconds. Any others get \`429\` with \`Retry-After\`. An event
stream doesn't count, and a download only until its first byte.`;

const keeping = `
## What the server keeps

| What | Limit | Over it |
| --- | --: | --- |`;
