import { Counter, type Registry } from 'prom-client';

type Method = string;
/** One of the app's routes: `/api/admin/user/:id`. */
export type Route = { method: Method; path: string };

/** A path that no route knows, and every page of the web app. */
const elsewhere = '(other)';
/** Paths with a part of their own, which there may be any number of. */
const withPart = /[:*]/;

/**
 * Counts answers by route and status. It is on the way of every request, so counting is two look-ups and an addition; what Prometheus
 * wants of it is made when somebody looks.
 */
export function createRequestCounts(registers: Registry[]) {
  const counts = new Map<string, Map<number, number>>();
  const exact = new Map<string, string>();
  let patterns: { method: Method; path: string; matches: RegExp }[] = [];

  new Counter({
    name: 'chimein_http_requests_total',
    help: 'Answers by route and status; (other) is the web app and what no call is',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
    collect() {
      this.reset();
      for (const [key, byStatus] of counts) {
        const [method = '', route = ''] = key.split(' ', 2);
        for (const [status, n] of byStatus) this.inc({ method, route, status }, n);
      }
    },
  });

  function routeOf(method: Method, path: string): string {
    const known = exact.get(`${method} ${path}`);
    if (known) return known;
    const found = patterns.find((pattern) => pattern.method === method && pattern.matches.test(path));
    return `${found || methods.has(method) ? method : '(other)'} ${found?.path ?? elsewhere}`;
  }

  return {
    /** The routes by which requests are told apart. */
    know(routes: readonly Route[]): void {
      const calls = routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
      for (const { method, path } of calls)
        if (!withPart.test(path)) exact.set(`${method} ${path}`, `${method} ${path}`);
      patterns = calls
        .filter(({ path }) => withPart.test(path))
        .map(({ method, path }) => ({
          method,
          path,
          matches: new RegExp(`^${path.replace(/:\w+(\{[^}]*\})?/g, '[^/]+')}$`),
        }));
    },
    /** @param target what the request line names: path and query */
    count(method: Method, target: string, status: number): void {
      const query = target.indexOf('?');
      const key = routeOf(method, query === -1 ? target : target.slice(0, query));
      let byStatus = counts.get(key);
      if (!byStatus) {
        byStatus = new Map();
        counts.set(key, byStatus);
      }
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
