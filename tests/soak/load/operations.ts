import { table } from '../../api/permissions/table.ts';

export type Operation = { name: string; statuses: Set<string>; hasRange: boolean; group: string };
type Documented = { responses: Record<string, object>; parameters?: { name: string }[] };

/** Calls that wait for a provider, by the prefix of their names. */
const asks: [group: string, names: string[]][] = [
  [
    'asks the network or the writer',
    ['POST /api/automation/preview', 'POST /api/prompt-bench', 'POST /api/settings/validate'],
  ],
  ['asks the network or the writer', ['POST /api/linkedinaccount', 'DELETE /api/linkedinaccount']],
  [
    'asks the payment provider',
    ['POST /api/subscription', 'PUT /api/subscription', 'DELETE /api/subscription'],
  ],
  [
    'asks the payment provider',
    [
      'POST /api/admin/billing',
      'GET /api/admin/billing',
      'POST /webhooks/stripe',
      'POST /api/admin/plan',
      'PUT /api/admin/plan',
    ],
  ],
  [
    'hashes a password',
    [
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/otp/reset-password',
      'DELETE /api/me',
      'POST /api/admin/user',
    ],
  ],
  [
    'exports and documents',
    [
      'GET /api/exports',
      'GET /api/admin/exports',
      'GET /api/me/export',
      'GET /api/openapi.json',
      'GET /api/docs',
    ],
  ],
];

function groupOf(name: string): string {
  // The calls below it decide about a draft and wait for nobody.
  if (name === 'POST /api/drafts') return 'asks the network or the writer';
  const special = asks.find(([, names]) =>
    names.some((start) => name === start || name.startsWith(`${start}/`)),
  );
  if (special) return special[0];
  const whose = name.includes(' /api/admin/') ? 'admin' : 'customer';
  return `${whose} ${name.startsWith('GET ') ? 'reads' : 'writes'}`;
}

export async function readOperations(url: string): Promise<Map<string, Operation>> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Documented>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { responses, parameters = [] }]): Operation => {
      const name = `${method.toUpperCase()} ${path}`;
      const hasRange = parameters.some((parameter) => parameter.name === 'range');
      return { name, statuses: new Set(Object.keys(responses)), hasRange, group: groupOf(name) };
    }),
  );
  return new Map(operations.map((operation) => [operation.name, operation]));
}

/** The clients and inputs of read-only calls, from the permissions table. */
export type Read = {
  name: string;
  who: ('customer' | 'admin')[];
  query: Record<string, string>;
  params: Record<string, string>;
};

export const reads: Read[] = table
  .flatMap(({ rows }) => rows)
  .filter(({ method, headers }) => method === 'GET' && !headers)
  .map(({ path, query = {}, params = {}, expected }) => ({
    name: `GET ${path}`,
    who: [
      ...(expected.user === 200 ? (['customer'] as const) : []),
      ...(expected.admin === 200 ? (['admin'] as const) : []),
    ],
    query,
    params,
  }));
