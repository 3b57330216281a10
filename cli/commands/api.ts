import type { Client, Writing } from '../client.ts';
import type { Context } from '../command.ts';
import { command } from '../command.ts';
import { CliError, usage } from '../errors.ts';
import { readInput } from '../input.ts';
import { perform } from '../perform.ts';
import { pick, safeJson } from '../text.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const pageSize = 500;

type Options = { field?: string[]; file?: string; paginate?: boolean; jq?: string };
type Filter = (input: unknown) => Iterable<unknown>;

export default [
  command<Options, [string, string | undefined]>({
    name: 'api',
    about:
      'Call any API endpoint and print the answer. All endpoints are in /api/openapi.json on the server.',
    details:
      'A value that is JSON keeps its type: `-f seats=3`, `-f events=\'["comment.posted"]\'`. Anything else is text.',
    arguments: [
      {
        name: 'method',
        about: `${methods.join(', ')}; may be left out: GET, or POST with a body`,
        choices: methods,
      },
      { name: 'path', about: 'path with its query, such as /api/me', optional: true },
    ],
    flags: [
      {
        flags: '-f, --field <name=value>',
        about: 'field of the body, or parameter of a GET; without = a file, as --file',
        many: true,
      },
      { flags: '--file <file>', about: 'JSON body; - reads standard input', live: 'file' },
      { flags: '--paginate', about: 'read all pages of a list' },
      { flags: '--jq <filter>', about: 'print what a jq filter selects; texts without quotes' },
    ],
    fields: 'any',
    writes: true,
    proof: 'Where the endpoint requires it',
    examples: [
      'chimein api /api/me',
      'chimein api GET /api/me --json email,status',
      "chimein api GET /api/comment --paginate --jq '.[].postUrl'",
      'chimein api PUT /api/automation/switch -f stopped=true --dry-run',
      'echo \'{"stopped":true}\' | chimein api PUT /api/automation/switch --file - --dry-run',
    ],
    run: callApi,
  }),
];

async function callApi(
  context: Context,
  options: Options,
  first: string,
  second: string | undefined,
): Promise<void> {
  const { out } = context;
  const usual = (options.field ?? options.file) === undefined ? 'GET' : 'POST';
  const [given, path] = second === undefined ? [usual, first] : [first, second];
  const method = given.toUpperCase();
  if (!methods.includes(method as Writing))
    throw usage(`'${given}' is not a method.`, `Use ${methods.join(', ')}.`);
  if (!/^\/(?!\/)/.test(path)) throw usage(`'${path}' is not a path.`, 'Example: /api/me');
  const fields = (options.field ?? []).filter((field) => field.includes('='));
  const file = options.file ?? options.field?.find((field) => !field.includes('='));
  if (file !== undefined && fields.length > 0) throw usage('Give the body as fields or as a file, not both.');
  if (method === 'GET' && file !== undefined)
    throw usage('A GET call has no body.', 'Put the parameters into the path, or use -f name=value.');
  if (options.paginate && method !== 'GET') throw usage('--paginate reads a list: use it with GET.');
  const filter = options.jq === undefined ? undefined : await compileFilter(options.jq);
  if (method === 'GET') {
    const whole = withQuery(path, fields);
    const client = context.client();
    if (!options.paginate) return show(out, await client.raw('GET', whole), filter);
    return show(out, JSON.stringify(await readAll(client, whole)), filter);
  }
  const body =
    file === undefined
      ? bodyOf(fields)
      : parseBody(await readInput(context.io, file, options.file === undefined ? '--field' : '--file'));
  const does = `call ${method} ${path}`;
  const answer = await perform<object>(context, { does, method: method as Writing, path, body });
  if (answer) show(out, JSON.stringify(answer), filter);
}

const split = (field: string): [string, string] => {
  const end = field.indexOf('=');
  return [field.slice(0, end), field.slice(end + 1)];
};

function withQuery(path: string, fields: string[]): string {
  if (fields.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(fields.map(split))}`;
}

const bodyOf = (fields: string[]): object | undefined =>
  fields.length === 0
    ? undefined
    : Object.fromEntries(fields.map(split).map(([name, text]) => [name, typed(text)]));

function typed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CliError('invalid_file', `The body is not JSON: ${(cause as Error).message}`, { cause });
  }
}

async function readAll(client: Client, path: string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const range = JSON.stringify([all.length, all.length + pageSize - 1]);
    const { rows, total } = await client.list<unknown>(withQuery(path, [`range=${range}`]));
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

/** Loaded only for --jq. */
async function compileFilter(text: string): Promise<Filter> {
  const { compile } = await import('@michaelhomer/jqjs');
  const failed = (cause: unknown) =>
    usage(`--jq '${text}': ${cause instanceof Error ? cause.message : String(cause)}`);
  try {
    const filter = compile(text);
    return function* run(input) {
      try {
        yield* filter(input);
      } catch (cause) {
        throw failed(cause);
      }
    };
  } catch (cause) {
    throw failed(cause);
  }
}

/** Prints anything but JSON as it is. */
function show(out: Context['out'], text: string, filter: Filter | undefined): void {
  const chosen = (each: unknown) =>
    typeof each === 'object' && each !== null ? pick(each, out.fields) : each;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (filter) throw usage('The answer is not JSON.', 'Leave out --jq.');
    out.data(text);
    return;
  }
  if (!filter) out.data(`${safeJson(Array.isArray(value) ? value.map(chosen) : chosen(value))}\n`);
  for (const each of filter?.(value) ?? [])
    if (typeof each === 'string') out.line(each);
    else out.data(`${safeJson(each)}\n`);
}
