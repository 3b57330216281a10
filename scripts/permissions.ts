/** `node scripts/permissions.ts` prints the table of who may do what as docs/permissions.md. */
import { writeFileSync } from 'node:fs';
import { people, type Row, table, type Who } from '../tests/api/permissions/table.ts';

const who = Object.keys(people) as Who[];

/** The page as Markdown: calls down, people across. */
export function permissionsPage(): string {
  return `${head}\n${table.map(({ area, rows }) => section(area, rows)).join('\n')}`;
}

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

const head = `# Who may do what

Calls down, people across: the status that each of them gets for a call that is right in every other way. Printed from
\`tests/api/permissions/table.ts\` by \`node scripts/permissions.ts\`; a test makes every one of these calls and holds this page to the table.

| who | |
| --- | --- |
| Visitor | sends no token |
| Unverified | registered, and has not proved the e-mail yet |
| User | a customer on trial or with a paid subscription, on things of their own |
| On another’s | the same customer, on a thing that belongs to somebody else |
| Expired, None | a customer with that status, on things of their own |
| Admin | an admin; where the call names a customer's thing, it is there |
| Read token, Write token | the same customer as User, with a personal access token of that scope in place of a sign-in |

| status | |
| --- | --- |
| **200**, **201**, **204** | it is done |
| 401 | sign in first |
| 402 | the subscription does not allow it |
| 403 | not in this role, not before the e-mail is proved, or not with this token |
| 404 | not there, or not yours: the two look the same |
| – | the call names nothing that could be somebody else's |
`;

if (import.meta.main) writeFileSync('docs/permissions.md', permissionsPage());
