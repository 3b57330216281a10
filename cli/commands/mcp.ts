import type { Api } from '../../server/mcp/tools/tool.ts';
import type { Context } from '../command.ts';
import { command } from '../command.ts';
import { asCliError } from '../errors.ts';
import { version } from '../version.ts';

export default [
  command({
    name: 'mcp',
    about: 'Serve the tools for AI agents by the Model Context Protocol, over standard input and output.',
    more: 'Your agent starts this command. It ends with its standard input. The tools may do what the token may do: a token with scope read can change nothing. See docs/agents.md.',
    fields: 'any',
    examples: ['chimein mcp < /dev/null'],
    run: serve,
  }),
];

async function serve({ client: signedIn, signal }: Context): Promise<void> {
  const client = signedIn();
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const { ToolError } = await import('../../server/mcp/tools/tool.ts');
  const { createMcpServer } = await import('../../server/mcp/tools/mcpServer.ts');
  const api: Api = {
    ...client,
    failureOf: (error) => (error instanceof ToolError ? error.failure : asCliError(error).toJSON()),
  };
  const served = serveStdio(() => createMcpServer(api, version()));
  signal.addEventListener('abort', () => void served.close(), { once: true });
}
