/** The SDK's own client over each transport and in each era of the protocol. */
import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import { packedCli } from '../../support/packedCli.ts';
import type { TestServer } from '../../support/server.ts';

const transports = {
  http: ({ url }: Pick<TestServer, 'url'>, token: string) =>
    new StreamableHTTPClientTransport(new URL('/mcp', url), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  stdio: ({ url }: Pick<TestServer, 'url'>, token: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [packedCli, 'mcp'],
      env: { CHIMEIN_SERVER: url, CHIMEIN_TOKEN: token, CHIMEIN_CONFIG_DIR: 'none' },
      stderr: 'ignore',
    }),
};
export type Transport = keyof typeof transports;
export type Era = 'legacy' | 'auto';

export async function connect(server: TestServer, token: string, transport: Transport, era: Era = 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  await client.connect(transports[transport](server, token));
  const use = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    // The SDK's own errors are sentences.
    if (isError) return { isError, ...(text.startsWith('{') ? JSON.parse(text) : { text }) };
    return JSON.parse(text);
  };
  return {
    client,
    /** The tool's answer, or its error with `isError`. */
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape is what it tests
    use: use as (name: string, input?: Record<string, unknown>) => Promise<any>,
    /**
     * Calls a write without a token, then with the token that it answers. The first answer if it has none.
     */
    // biome-ignore lint/suspicious/noExplicitAny: as above
    async agree(name: string, input: Record<string, unknown> = {}): Promise<any> {
      const shown = await use(name, input);
      return shown.token === undefined ? shown : use(name, { ...input, token: shown.token });
    },
    [Symbol.asyncDispose]: () => client.close(),
  };
}

export async function createToken(server: TestServer, token: string, scope: TokenScope) {
  const json = { name: `agent ${scope} ${randomUUID()}`, scope };
  const { status, body } = await server.call('POST', '/api/tokens', { token, json });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.token as string;
}
