import { eq } from 'drizzle-orm';
import { sessions } from '../../../db/schema/index.ts';
import { countFailedSignIn } from '../../../server/identity/auth/attempts.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Row, Who } from '../permissions/table.ts';
import type { Call } from '../permissions/world.ts';

/** A call with an answer that the permissions table does not cause. */
export type Exercise = {
  /** The call as the document names it; starts from its first row in the table. */
  call: string;
  status: number;
  note: string;
  /** Default: user. */
  as?: Who;
  with?: Partial<Row>;
  /** Runs after everything that the call names was made; may change `call`, which has the client's token. */
  before?: (server: TestServer, call: Call) => unknown;
};

export const tokenOf = (call: Call) => call.headers['x-auth-token'] ?? '';
export const bodyOf = (call: Call) => JSON.parse(call.body ?? '{}');
export const send = (server: TestServer, call: Call) =>
  server.call(call.method, call.path, {
    headers: call.headers,
    ...(call.body === null ? {} : { text: call.body }),
  });
export const idOf = async (server: TestServer, call: Call): Promise<string> =>
  (await server.call('GET', '/api/me', { token: tokenOf(call) })).body._id;

/** The provider's next call fails with this status and body. */
export const fault = (provider: string, status: number, body?: object) => async (server: TestServer) => {
  await server.control('POST', '/faults', { provider, status, times: 1, ...(body ? { body } : {}) });
};
export const networkKey = fault('network', 401, { status: 401, type: 'errors/missing_credentials' });

export async function times(n: number, act: () => Promise<unknown>) {
  for (let i = 0; i < n; i++) await act();
}
export const guessed = (server: TestServer, email: string) =>
  times(10, () => countFailedSignIn(server.deps, { email, address: null, known: false }));

/** Uses up the guesses for the client's password. */
export async function wrongPasswords(server: TestServer, call: Call) {
  const { body } = await server.call('GET', '/api/me', { token: tokenOf(call) });
  await guessed(server, body.email);
}

/** Sets when the client's session proved itself last. */
export async function proveAt(server: TestServer, call: Call, provedAt: number): Promise<Call> {
  const claims = JSON.parse(Buffer.from(tokenOf(call).split('.')[1] ?? '', 'base64url').toString());
  await direct(server.deps.db).update(sessions).set({ provedAt }).where(eq(sessions.id, claims.jti));
  return call;
}
