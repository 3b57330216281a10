import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Answer, Request } from './waiter.ts';

let ask: ((request: Request) => Answer) | undefined;
let made = 0;

const server = () => new URL(process.env.DATABASE_URL ?? '');
const withName = (name: string) => {
  const url = server();
  url.pathname = `/${name}`;
  return String(url);
};

/** A thread that talks to the server while this one waits, because `testDb` and what looks at its tables are no promises. */
function startWaiter() {
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./waiter.ts', import.meta.url), {
    workerData: { port: port2, done },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return (request: Request): Answer => {
    Atomics.store(done, 0, 0);
    port1.postMessage(request);
    Atomics.wait(done, 0, 0);
    const answer = receiveMessageOnPort(port1)?.message as Answer;
    if (answer.error) throw Object.assign(new Error(answer.error), { code: answer.code });
    return answer;
  };
}

/** Runs a statement and waits for it. */
export function waitFor(url: string, text: string, values: unknown[] = [], rowMode?: 'array'): Answer {
  ask ??= startWaiter();
  return ask({ url, text, values, rowMode });
}

/** The address of a new database with this version's schema, and what drops it. */
export function newDatabase(): { url: string; drop(): void } {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  waitFor(withName('postgres'), `create database ${name} template chimein_template`);
  return {
    url: withName(name),
    drop: () => void waitFor(withName('postgres'), `drop database if exists ${name} with (force)`),
  };
}
