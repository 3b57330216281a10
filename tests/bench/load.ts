import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';

/** One GET that a server is asked for again and again. */
export type Target = { url: string; headers: Record<string, string> };
export type Measured = {
  /** Requests per second. */
  rate: number;
  /** Milliseconds from the request to the last byte of its answer. */
  p99: number;
};

/**
 * Asks one thing for `ms` over `connections` kept open, each asking again as soon as it was answered.
 * Written on sockets, because a client that costs as much as the server would hide what the server costs.
 * @throws {Error} when an answer is not exactly `body`
 */
export async function load(target: Target, body: Buffer, ms: number, connections: number): Promise<Measured> {
  const request = asBytes(target);
  const latencies = createHistogram({ lowest: 1, highest: 60e9, figures: 3 });
  const awake = keepAwake();
  const start = performance.now();
  const sockets = Array.from({ length: connections }, () =>
    askUntil(target, request, body, start + ms, latencies),
  );
  await Promise.all(sockets);
  const seconds = (performance.now() - start) / 1000;
  awake.end();
  return { rate: latencies.count / seconds, p99: latencies.percentile(99) / 1e6 };
}

function asBytes({ url, headers }: Target): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

type Latencies = ReturnType<typeof createHistogram>;

function askUntil(
  { url }: Target,
  request: Buffer,
  body: Buffer,
  end: number,
  latencies: Latencies,
): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let asked = 0;
    let answer = Buffer.alloc(0);
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1 || answer.length < head + 4 + body.length) return;
      const now = performance.now();
      latencies.record(Math.max(1, Math.round((now - asked) * 1e6)));
      if (answer.compare(body, 0, body.length, head + 4) !== 0) {
        socket.destroy();
        reject(new Error(`${url} answered something else:\n${answer.subarray(0, 500)}`));
        return;
      }
      answer = Buffer.alloc(0);
      if (now < end) ask();
      else socket.end();
    });
  });
}

/**
 * Keeps this process from sleeping. Each answer to a sleeping process would have to wake it, and the server pays for that: on a
 * virtual machine more than for the rest of its write. A real client sleeps on a machine of its own.
 */
function keepAwake(): { end(): void } {
  let immediate: NodeJS.Immediate;
  const again = () => {
    immediate = setImmediate(again);
  };
  again();
  return { end: () => clearImmediate(immediate) };
}
