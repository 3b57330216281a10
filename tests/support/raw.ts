import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export async function dial(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Everything until the server closes the connection. */
export async function rest(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

/** The answer to a GET of a path that fetch would normalize. */
export async function rawGet(url: string, path: string, host = 'localhost'): Promise<string> {
  const socket = await dial(url);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return rest(socket);
}
