import { createInterface } from 'node:readline';
import type { Context } from '../command.ts';
import { command } from '../command.ts';
import { asCliError } from '../errors.ts';

export default [
  command({
    name: 'mcp',
    about: 'Serve the tools for AI agents by the Model Context Protocol, over standard input and output.',
    details:
      'Your agent starts this command. It passes each message on to /mcp of the server, and ends with its standard input. The tools may do what the token may do: a token with scope read can change nothing. See docs/agents.md.',
    fields: 'any',
    examples: ['chimein mcp < /dev/null'],
    run: serve,
  }),
];

type Message = {
  id?: string | number;
  method?: string;
  params?: { name?: string; uri?: string; protocolVersion?: string; _meta?: Record<string, unknown> };
  result?: { protocolVersion?: string };
};
const versionKey = 'io.modelcontextprotocol/protocolVersion';

/**
 * A proxy: one JSON-RPC message per line goes to the server, which alone knows the tools and signs changes.
 */
async function serve(context: Context): Promise<void> {
  const { io, signal } = context;
  const client = context.client();
  let negotiated: string | undefined;
  const waiting = new Set<Promise<void>>();

  async function passOn(line: string): Promise<void> {
    const message = JSON.parse(line) as Message;
    const version = (message.params?._meta?.[versionKey] as string | undefined) ?? negotiated;
    const name = message.params?.name ?? message.params?.uri;
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(message.method && { 'mcp-method': message.method }),
      ...(name !== undefined && { 'mcp-name': encoded(name) }),
      ...(version && message.method !== 'initialize' && { 'mcp-protocol-version': version }),
    };
    try {
      for (const answer of messagesOf(await client.post('/mcp', line, headers))) {
        negotiated = (JSON.parse(answer) as Message).result?.protocolVersion ?? negotiated;
        io.stdout.write(`${answer}\n`);
      }
    } catch (thrown) {
      const { code, message: text, hint, requestId } = asCliError(thrown);
      const error = { code: -32_000, message: text, data: { code, hint, requestId } };
      if (message.id !== undefined)
        io.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: message.id, error })}\n`);
    }
  }

  const lines = createInterface({ input: io.stdin, signal });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const passing = passOn(line);
    // The answer to `initialize` names the version of all later messages.
    if (negotiated === undefined) await passing;
    else {
      waiting.add(passing);
      void passing.finally(() => waiting.delete(passing));
    }
  }
  await Promise.all(waiting);
}

/** A header holds ASCII only; the protocol names this way around it. */
const encoded = (text: string): string =>
  /^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(text) ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;

/** The messages of an answer: one as JSON, or those of an event stream. Empty for a notification. */
function messagesOf(text: string): string[] {
  if (text.trim() === '') return [];
  if (text.startsWith('{')) return [text];
  return text
    .split(/\r?\n\r?\n/)
    .map((event) =>
      event
        .split(/\r?\n/)
        .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
        .join('\n'),
    )
    .filter(Boolean);
}
