import type { Writing } from '../client.ts';
import type { Context } from '../command.ts';
import { command } from '../command.ts';
import { CliError, usage } from '../errors.ts';
import { readInput } from '../input.ts';
import { perform } from '../perform.ts';
import { pick, safeJson } from '../text.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export default [
  command<{ file?: string }, [string, string]>({
    name: 'api',
    about:
      'Call any API endpoint and print the answer. All endpoints are in /api/openapi.json on the server.',
    arguments: [
      { name: 'method', about: methods.join(', '), choices: methods },
      { name: 'path', about: 'path with its query, such as /api/me' },
    ],
    flags: [{ flags: '-f, --file <file>', about: 'JSON body; - reads standard input', live: 'file' }],
    fields: 'any',
    writes: true,
    proof: 'Where the endpoint requires it',
    examples: [
      'chimein api GET /api/me',
      'chimein api GET /api/me --json email,status',
      'echo \'{"stopped":true}\' | chimein api PUT /api/automation/switch -f - --dry-run',
    ],
    run: callApi,
  }),
];

async function callApi(
  context: Context,
  { file }: { file?: string },
  given: string,
  path: string,
): Promise<void> {
  const { out } = context;
  const method = given.toUpperCase();
  if (!methods.includes(method as Writing))
    throw usage(`'${given}' is not a method.`, `Use ${methods.join(', ')}.`);
  if (!/^\/(?!\/)/.test(path)) throw usage(`'${path}' is not a path.`, 'Example: /api/me');
  if (method === 'GET' && file !== undefined)
    throw usage('A GET call has no body.', 'Put the parameters into the path.');
  const body = file === undefined ? undefined : parseBody(await readInput(context.io, file, '--file'));
  if (method === 'GET') return show(out, await context.client().raw('GET', path));
  const does = `call ${method} ${path}`;
  const answer = await perform<object>(context, { does, method: method as Writing, path, body });
  if (answer) show(out, JSON.stringify(answer));
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CliError('invalid_file', `The body is not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Prints anything but JSON as it is. */
function show(out: Context['out'], text: string): void {
  const chosen = (each: unknown) =>
    typeof each === 'object' && each !== null ? pick(each, out.fields) : each;
  try {
    const value = JSON.parse(text);
    out.data(`${safeJson(Array.isArray(value) ? value.map(chosen) : chosen(value))}\n`);
  } catch {
    out.data(text);
  }
}
