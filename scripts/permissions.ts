/** `node scripts/permissions.ts` writes docs/permissions.md from the table of permissions. */
import { writeFileSync } from 'node:fs';
import { people, type Row, table, type Who } from '../tests/api/permissions/table.ts';

const who = Object.keys(people) as Who[];

export function permissionsPage(): string {
  return `${head}\n${table.map(({ area, rows }) => section(area, rows)).join('\n')}\n${proofs()}`;
}

/** The guarded calls, with the requests that need the proof. */
export const proofsByCall = (): Map<string, true | string> =>
  new Map(
    table.flatMap(({ rows }) =>
      rows.flatMap(({ method, path, proof }) => (proof ? [[`${method} ${path}`, proof] as const] : [])),
    ),
  );

function proofs(): string {
  const lines = [...proofsByCall()].map(
    ([call, when]) => `| \`${call}\` | ${when === true ? 'always' : when} |`,
  );
  return `${aboutProofs}\n| Call | When |\n| --- | --- |\n${lines.join('\n')}\n`;
}

const aboutProofs = `## Calls that need a fresh proof

A session that signed in or proved itself more than 10 minutes ago gets \`428 proof_required\` from
these calls, and nothing is changed. Sign in again, or answer \`POST /api/auth/proof\`, then repeat the
call. Personal access tokens need no proof. \`tests/api/permissions/proof.test.ts\` compares this
table with the declarations of the calls, and makes every call of this page with an old session. The
rule is in [decision 030](decisions/030-a-second-factor-and-a-proof.md).
`;

function section(area: string, rows: Row[]): string {
  const lines = rows.map(({ method, path, note, expected }) => [
    `\`${method} ${path}\`${note ? ` ${note}` : ''}`,
    ...who.map((key) => cell(expected[key])),
  ]);
  const columns = ['Call', ...Object.values(people)];
  const ruler = columns.map((_column, n) => (n === 0 ? '---' : ':-:'));
  return `## ${area}\n\n${[columns, ruler, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

const cell = (status: number | null) =>
  status === null ? '–' : status < 300 ? `**${status}**` : String(status);

const head = `# Permissions

The status that each kind of user gets for an otherwise valid call. \`node scripts/permissions.ts\`
generates this page from \`tests/api/permissions/table.ts\`; a test makes every one of these calls.

| column | meaning |
| --- | --- |
| Visitor | sends no token |
| Unverified | registered, with an e-mail address not verified yet |
| User | a customer on trial or with a paid subscription, on their own objects |
| On another’s | the same customer, on another user's object |
| Expired, None | a customer with that status, on their own objects |
| Admin | an admin; if the call names a customer's object, it exists |
| Read, Review, Write token | the same customer as User, with a personal access token of that scope |
| Reviewer, Viewer | a member with that role, in the workspace of the customer of User (\`x-workspace\`) |

| status | meaning |
| --- | --- |
| **200**, **201**, **204** | success |
| 401 | not signed in |
| 402 | the subscription doesn't allow it |
| 403 | not allowed for this role, before the e-mail is verified, or with this token |
| 404 | not found, or not yours: both look the same |
| 409 | of a member: only the owner, or a reviewer, may do this; of an admin: an admin joins no workspace |
| – | the call names no object that could belong to another user, or no workspace |
`;

if (import.meta.main) writeFileSync('docs/permissions.md', permissionsPage());
