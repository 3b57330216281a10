import { addDraft } from '../../support/drafts.ts';
import type { Answer, TestServer } from '../../support/server.ts';

export type Person = { email: string; userId: string; token: string };
type Invited = { role?: 'reviewer' | 'viewer'; accountIds?: string[] | null };

/** The secret in the last invitation that this mailbox got. */
export async function linkFor(server: TestServer, email: string): Promise<string> {
  const mail = await server.lastMailTo(email);
  const link = /(?<=\/invitation\/)\S+/.exec(mail?.Text ?? '')?.[0];
  if (!link) throw new Error(`no invitation for ${email}`);
  return link;
}

/** Owners and their members. */
export function team(server: () => TestServer) {
  const call = (person: Person, method: string, path: string, json?: unknown, workspace?: string) =>
    server().call(method, path, {
      token: person.token,
      ...(json === undefined ? {} : { json }),
      ...(workspace ? { headers: { 'x-workspace': workspace } } : {}),
    });
  return {
    call,
    /** A customer with an account. */
    async owner() {
      const person = await server().signUp({ seats: 3 });
      const accountId = await server().connect(person.token);
      return { ...person, accountId };
    },
    async connect(owner: Person, email: string) {
      return server().connect(owner.token, email);
    },
    draft: (owner: Person, accountId: string, more: object = {}) =>
      addDraft(server(), { userId: owner.userId, accountId, ...more }),
    invite: (owner: Person, email: string, { role = 'reviewer', accountIds = null }: Invited = {}) =>
      call(owner, 'POST', '/api/people', { email, role, accountIds }),
    /** A customer who has accepted an invitation. */
    async member(owner: Person, invited: Invited = {}) {
      const person = await server().signUp();
      const made = await this.invite(owner, person.email, invited);
      const token = await linkFor(server(), person.email);
      const joined = await call(person, 'POST', '/api/invitations/accept', { token });
      if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
      return {
        ...person,
        memberId: made.body._id as string,
        /** A call in the owner's workspace. */
        there: (method: string, path: string, json?: unknown): Promise<Answer> =>
          call(person, method, path, json, owner.userId),
      };
    },
  };
}
