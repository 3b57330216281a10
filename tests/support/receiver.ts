import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A customer's server: it keeps all requests and answers with `status`. */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200, location: '', onRequest: undefined as (() => Promise<void>) | undefined };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    await state.onRequest?.();
    response.writeHead(state.status, state.location ? { location: state.location } : {}).end('ok');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: state,
    /** Checks a message's signature at the time of the test's clock. @throws if it is invalid */
    verified(
      secret: string,
      { headers, body }: Received,
    ): { type: string; timestamp: string; data: Record<string, unknown> } {
      const [id, at, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
        String(headers[`webhook-${name}`]),
      );
      const right = new Webhook(secret).sign(id ?? '', new Date(Number(at) * 1000), body);
      if (!signatures?.split(' ').includes(right))
        throw new Error(`not signed with this secret: ${signatures}`);
      return JSON.parse(body);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
