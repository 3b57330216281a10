/** The rules of a guard. `session` excludes personal access tokens, `owner` excludes impersonation, `proof` needs a recent proof of identity. */
export type Admits = { role: 'user' | 'admin' | 'any'; session: boolean; owner?: boolean; proof?: boolean };

const guards = new WeakMap<object, Admits>();

/** Notes of a middleware that it asks for a token and whose, so that the document can say so of every call behind it. */
export function guard<Middleware extends object>(admits: Admits, middleware: Middleware): Middleware {
  guards.set(middleware, admits);
  return middleware;
}

/** Whom the first guard among these middlewares admits; undefined where anybody may call. */
export function guardAmong(middleware: object | readonly object[] | undefined): Admits | undefined {
  if (!middleware) return undefined;
  const all: readonly object[] = Array.isArray(middleware) ? middleware : [middleware];
  return all.map((one) => guards.get(one)).find((admits) => admits !== undefined);
}
