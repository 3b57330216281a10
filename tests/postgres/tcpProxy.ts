import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  /** The address of a database, through the proxy. */
  url: string;
  /** As when the server is gone: open connections break, and new ones are refused. */
  cut(): Promise<void>;
  /** As when the network drops every packet: nobody is told. */
  silence(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a server and its database, so that a test can take the database away. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port, searchParams } = new URL(target);
  const folder = searchParams.get('host');
  const toServer = () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname));
  const open = new Set<Socket>();
  let silent = false;
  const listen = async (at: number) => {
    const listener = createServer((client) => {
      if (silent) client.pause();
      const server = toServer();
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        open.add(from);
        from.on('data', (data) => !silent && to.write(data));
        from.on('error', () => {});
        from.on('close', () => {
          open.delete(from);
          to.destroy();
        });
      }
    });
    listener.listen(at, '127.0.0.1');
    await once(listener, 'listening');
    return listener;
  };
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  let listener = await listen(0);
  const at = (listener.address() as AddressInfo).port;
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(at);
  const cut = async () => {
    const closed = once(listener, 'close');
    listener.close();
    destroyAll();
    await closed;
  };
  return {
    url: String(url),
    cut,
    silence() {
      silent = true;
    },
    async restore() {
      if (silent) destroyAll();
      silent = false;
      if (!listener.listening) listener = await listen(at);
    },
    async close() {
      if (listener.listening) await cut();
    },
  };
}
