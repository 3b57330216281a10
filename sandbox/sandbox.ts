import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Clock } from '../server/clock.ts';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { createFaults } from './control/faults.ts';
import { withFaults } from './control/strike.ts';
import { emptyDatabase, openDatabase } from './database.ts';
import { type DemoWorld, seedDemo } from './demo.ts';
import { environment } from './env.ts';
import { createImageStore } from './images/store.ts';
import { startSmtp } from './mail/smtp.ts';
import { createMailStore } from './mail/store.ts';
import { createNetwork } from './network/network.ts';
import type { Send } from './payments/deliver.ts';
import { createPayments } from './payments/part.ts';
import { createManner } from './writer/manner.ts';

export type { DemoWorld } from './demo.ts';

export type SandboxOptions = {
  /** The interface of both ports; loopback by default. */
  host?: string;
  /** 0 takes any free port. */
  port: number;
  /** 0 takes any free port. */
  smtpPort: number;
  /** The folder of the sandbox's database; null keeps everything in memory. */
  dataDir: string | null;
  /** A database to start with in memory, as `openDatabase` takes it; an empty one by default. */
  contents?: Buffer;
  /** Without a trailing slash. */
  appUrl: string;
  clock: Clock;
  /**
   * Real time, for sign-in links, signed uploads, trials and renewals. By default `clock`, which may run
   * ahead.
   */
  peopleClock?: Clock;
  /** Delivers payments' webhooks; `fetch` by default. */
  send?: Send;
};

/** A sandbox that opens no ports, so its URLs are given. */
export type DetachedOptions = Pick<
  SandboxOptions,
  'dataDir' | 'contents' | 'appUrl' | 'clock' | 'peopleClock' | 'send'
> & {
  url: string;
  smtpUrl?: string;
};

export type Sandbox = {
  url: string;
  smtpUrl: string;
  /** The environment that points a server here. */
  env: Record<string, string>;
  /** For simulations without sockets. A dropped connection is a TypeError, as with fetch. */
  fetch(request: Request): Promise<Response>;
  /** Two connected accounts with four weeks of comments. Idempotent. */
  seedDemo(): DemoWorld;
  close(): Promise<void>;
};

function build(options: DetachedOptions) {
  const ending = new AbortController();
  const db = openDatabase(options.dataDir, options.contents);
  const { clock } = options;
  const peopleClock = options.peopleClock ?? clock;
  const context: Context = { db, clock, peopleClock, url: options.url, closing: ending.signal };
  const network = createNetwork(context);
  const mail = createMailStore(db);
  const images = createImageStore(db);
  const faults = createFaults(ending.signal);
  const manner = createManner();
  const payments = createPayments(context, {
    appUrl: options.appUrl,
    clock: peopleClock,
    faults,
    send: options.send ?? fetch,
  });
  const reset = () => {
    emptyDatabase(db);
    faults.clear();
    manner.reset();
    network.restart();
    payments.restart();
  };
  const sandbox: Sandbox = {
    url: options.url,
    smtpUrl: options.smtpUrl ?? 'smtp://127.0.0.1:9',
    get env() {
      return environment(this.url, this.smtpUrl);
    },
    fetch: (request) => handle(request),
    seedDemo: () => seedDemo(network),
    async close() {
      ending.abort();
      db.close();
    },
  };
  const app = createApp({
    network,
    payments,
    mail,
    images,
    peopleClock,
    faults,
    manner,
    env: () => sandbox.env,
    reset,
  });
  const handle = withFaults(faults, (request, env) => app.fetch(request, env));
  return { context, mail, faults, sandbox, handle };
}

/** Reachable by `fetch` only, without e-mail. Close it when done. */
export const createSandbox = (options: DetachedOptions): Sandbox => build(options).sandbox;

/** Fills an empty world. Rejects if a port is taken (`EADDRINUSE`) or the folder can't be written. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const { context, mail, faults, sandbox, handle } = build({ ...options, url: '' });
  const http = createAdaptorServer({
    fetch: (request, env) => handle(request, env as HttpBindings),
    overrideGlobalObjects: false,
    // Node's 5 s end a connection just as a busy client sends its next request on it.
    serverOptions: { keepAliveTimeout: 60_000 },
  }) as Server;
  const closeParts = sandbox.close;
  try {
    http.listen(options.port, host);
    await once(http, 'listening');
    const smtp = await startSmtp(context, mail, faults, options.smtpPort, host);
    sandbox.url = `http://${reachable}:${(http.address() as AddressInfo).port}`;
    sandbox.smtpUrl = `smtp://${reachable}:${smtp.port}`;
    context.url = sandbox.url;
    sandbox.close = async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await Promise.all([closed, smtp.close()]);
      await closeParts();
    };
    return sandbox;
  } catch (error) {
    http.close();
    await closeParts();
    throw error;
  }
}
