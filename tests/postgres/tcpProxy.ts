import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Direction = 'toServer' | 'toClient';
const directions: readonly Direction[] = ['toServer', 'toClient'];

export type TcpProxy = {
  /** The address of a database, through the proxy. */
  url: string;
  /** As when the server is gone: open connections break, and new ones are refused. */
  cut(): Promise<void>;
  /** As when the network drops every packet, both ways by default: nobody is told. */
  silence(...ways: Direction[]): void;
  /** Connections that the silence met break. */
  restore(): Promise<void>;
  /** Ends a silence as TCP does: it delivers now, in order, and connections go on. */
  deliver(): void;
  /** New connections go to another database, and open ones break. */
  moveTo(target: string): void;
  close(): Promise<void>;
};

/** One direction of one connection. */
type Stream = { way: Direction; from: Socket; to: Socket; held: Buffer[]; isClosed: boolean };

/** Stands between a server and its database, so that a test can take the database away. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  let toServer = connectorOf(target);
  const open = new Set<Stream>();
  const silent = new Set<Direction>();
  const pass = (stream: Stream) => {
    for (const data of stream.held.splice(0)) stream.to.write(data);
    if (!stream.isClosed) return;
    open.delete(stream);
    // After what was written.
    stream.to.end(() => stream.to.destroy());
  };
  const listen = async (at: number) => {
    const listener = createServer((client) => {
      const server = toServer();
      for (const [way, from, to] of [
        ['toServer', client, server],
        ['toClient', server, client],
      ] as const) {
        const stream: Stream = { way, from, to, held: [], isClosed: false };
        open.add(stream);
        from.on('data', (data) => {
          stream.held.push(data);
          if (!silent.has(way)) pass(stream);
        });
        from.on('error', () => {});
        from.on('close', () => {
          stream.isClosed = true;
          if (!silent.has(way)) pass(stream);
        });
      }
    });
    listener.listen(at, '127.0.0.1');
    await once(listener, 'listening');
    return listener;
  };
  const destroyAll = () => {
    for (const { from, to } of open) for (const socket of [from, to]) socket.destroy();
    open.clear();
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
    silence(...ways) {
      for (const way of ways.length > 0 ? ways : directions) silent.add(way);
    },
    async restore() {
      if (silent.size > 0) destroyAll();
      silent.clear();
      if (!listener.listening) listener = await listen(at);
    },
    deliver() {
      silent.clear();
      for (const stream of open) pass(stream);
    },
    moveTo(other) {
      toServer = connectorOf(other);
      destroyAll();
    },
    async close() {
      if (listener.listening) await cut();
    },
  };
}

function connectorOf(target: string): () => Socket {
  const { hostname, port, searchParams } = new URL(target);
  const folder = searchParams.get('host');
  return () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname));
}
