import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type Timeouts, timeouts } from './timeouts.ts';

type Options = { config: Config; log: Log; timeouts?: Timeouts };
/** A Hono app, as far as the server calls it. */
type App = { fetch(request: Request, env: object): Response | Promise<Response> };

/**
 * Listens for HTTP. `starting` answers until `serve` names the app; `unreadable` answers requests whose path
 * or Host is not a valid URL, for which Node calls no app.
 * @returns `config` with the public address, once the port is known
 */
export async function listen(
  { config, log, ...options }: Options,
  { starting, unreadable }: { starting: App; unreadable: () => Response | Promise<Response> },
) {
  let app = starting;
  const inFlight = new Set<Promise<unknown>>();
  const answer = (request: Request, env: object) => {
    const answering = app.fetch(request, env);
    if (!(answering instanceof Promise)) return answering;
    const done = () => inFlight.delete(answering);
    inFlight.add(answering);
    answering.then(done, done);
    return answering;
  };
  const { idleTimeout, ...limits } = options.timeouts ?? timeouts;
  const listener = getRequestListener(answer, { errorHandler: unreadable });
  const http = createServer(limits, (request, response) => {
    listener(request, response).catch((err: unknown) => {
      log.error({ err }, 'failed to send an answer');
      response.destroy();
    });
  });
  http.setTimeout(idleTimeout);
  // Turns the idle timeout off during a request: a preview may take longer, and bodies have their own limit.
  http.on('request', ({ socket }) => socket.setTimeout(0));
  http.listen(config.PORT, config.HOST);
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;

  return {
    port,
    config: { ...config, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) } satisfies Config,
    serve(next: App): void {
      app = next;
    },
    /** Resolves when the requests of this moment are answered. */
    answered: () => Promise.allSettled(inFlight),
    /** Accepts no more connections. @returns a function that ends the open ones */
    refuse(): () => Promise<void> {
      const closed = new Promise<unknown>((resolve) => http.close(resolve));
      http.closeIdleConnections();
      return async () => {
        // Event streams never end by themselves. The last bytes of answers get a moment.
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 50))]);
        http.closeAllConnections();
        await closed;
      };
    },
    /** For a start that fails. */
    close(): void {
      http.close();
      http.closeAllConnections();
    },
  };
}
