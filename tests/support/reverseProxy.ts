import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReverseProxy = {
  url: string;
  target: string;
  says: 'append' | 'nothing' | 'what it was told';
  stop(): Promise<void>;
};

/** Forwards requests to `target` and sets X-Forwarded-For. */
export async function startReverseProxy(): Promise<ReverseProxy> {
  const server = createServer((incoming, answer) => {
    const { 'x-forwarded-for': address, ...headers } = incoming.headers;
    const saw = [address, incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const said = { append: saw, nothing: undefined, 'what it was told': address }[proxy.says];
    const passed = request(
      proxy.target + incoming.url,
      {
        method: incoming.method,
        headers: { ...headers, ...(said === undefined ? {} : { 'x-forwarded-for': said }) },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: ReverseProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    says: 'append',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
