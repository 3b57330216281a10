/** Second factors, straight into the database. */

import { newId } from '../../../db/id.ts';
import { confirmTotp, factorsOf, insertPasskey, insertTotp } from '../../../db/identity/factors.ts';
import type { UserRow } from '../../../db/identity/users.ts';
import { noClient } from '../../../server/http/client.ts';
import { beginChallenge } from '../../../server/identity/factors/challenge.ts';
import { startCliLogin } from '../../../server/identity/factors/cliLogin.ts';
import { newRecoveryCodes } from '../../../server/identity/factors/recoveryCodes.ts';
import { newTotpSecret } from '../../../server/identity/factors/totp.ts';
import { auditEntry, changeBy } from '../../../server/identity/users/audit.ts';
import { softwareAuthenticator } from '../../support/authenticator.ts';
import { direct } from '../../support/database.ts';
import { codeAt } from '../../support/factors.ts';
import type { TestServer } from '../../support/server.ts';

export type Person = { user: UserRow; token: string };

/** Once per person: all words of a call name the same thing. */
export function oncePer<Made>(make: (server: TestServer, person: Person) => Promise<Made>) {
  const made = new WeakMap<Person, Promise<Made>>();
  return (server: TestServer, person: Person): Promise<Made> => {
    const known = made.get(person) ?? make(server, person);
    made.set(person, known);
    return known;
  };
}

const note = (server: TestServer, user: UserRow) =>
  auditEntry(changeBy(user.id, 'totp.add', noClient), server.deps.clock.now(), user.id);

/** @returns the code that confirms a new authenticator app */
export async function waitingApp(server: TestServer, { user }: Person): Promise<string> {
  const { deps } = server;
  const { secret, sealed } = newTotpSecret(deps, user);
  const now = deps.clock.now();
  await insertTotp(deps.db, { userId: user.id, sealed, createdAt: now });
  return codeAt(secret, now);
}

/** Adds a confirmed authenticator app. @returns its recovery codes */
export const connectedApp = oncePer(async (server: TestServer, { user }: Person) => {
  const { deps } = server;
  const { sealed } = newTotpSecret(deps, user);
  const now = deps.clock.now();
  await insertTotp(deps.db, { userId: user.id, sealed, createdAt: now });
  const { recoveryCodes, codeHashes } = newRecoveryCodes(deps, user.id);
  const noted = note(server, user);
  await confirmTotp(direct(deps.db), { userId: user.id, sealed, lastStep: 0 }, { codeHashes, now, noted });
  return recoveryCodes;
});

export const loginChallenge = oncePer(async (server: TestServer, person: Person) => {
  const [recoveryCode = ''] = await connectedApp(server, person);
  const { deps } = server;
  const factors = await factorsOf(deps.db, person.user.id);
  const { id } = await beginChallenge(deps, person.user, factors, { kind: 'login' }, noClient);
  return { id, recoveryCode };
});

/** A CLI login that waits for the browser. */
export const cliLogin = oncePer(async (server: TestServer, person: Person) =>
  startCliLogin(server.deps, (await loginChallenge(server, person)).id),
);

export async function addPasskey({ deps }: TestServer, { user }: Pick<Person, 'user'>): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const passkey = { id, userId: user.id, name: 'Laptop', credentialId: id, publicKey: '', counter: 0 };
  await insertPasskey(
    direct(deps.db),
    { ...passkey, transports: [], createdAt: now },
    {
      ...newRecoveryCodes(deps, user.id),
      now,
      noted: auditEntry(changeBy(user.id, 'passkey.add', noClient), now, user.id),
      limit: 10,
    },
  );
  return id;
}

export const newCredential = oncePer(async (server: TestServer, { token }: Person) => {
  const { body } = await server.call('POST', '/api/auth/passkeys/options', { token });
  const { origin } = new URL(server.deps.config.publicUrl);
  return softwareAuthenticator(origin, 'localhost').register({ challenge: body.challenge ?? '' });
});
