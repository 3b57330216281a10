import { idFrom } from '../random.ts';
import { personOfEmail } from './people.ts';
import type { Account, AccountStatus, Member } from './types.ts';
import type { Webhooks } from './webhooks.ts';
import type { World } from './world.ts';

/** Signing in to the network, and what follows from it: accounts, their states, and who is told. */
export function createConnections(world: World, webhooks: Webhooks) {
  const { store, context } = world;

  /** The member of an e-mail address, who is always the same; made at the first sign-in. */
  function memberOf(email: string, name?: string): Member {
    const address = email.trim().toLowerCase();
    const known = store.memberByEmail(address);
    if (known) return known;
    const person = personOfEmail(address, name, context.clock.now());
    const member = store.memberByPublicId('in', person.publicId) ?? store.addMember(person);
    store.addLogin(address, member);
    return member;
  }

  /**
   * Makes the member's account, or mends the one that there is: a member has one account, however often it is connected.
   * The webhook `CREATION_SUCCESS` goes out.
   */
  async function connect(member: Member, email: string): Promise<Account> {
    const known = store.accountOf(member);
    const now = context.clock.now();
    const account = store.saveAccount({
      accountId: known?.accountId ?? idFrom(`account:${member.providerId}:${now}`, 22),
      member: member.seq,
      email: email.trim().toLowerCase(),
      status: 'OK',
      createdAt: known?.createdAt ?? now,
    });
    await webhooks.send(account.accountId, 'CREATION_SUCCESS');
    return account;
  }

  /** Sets an account's status and sends the webhook of that name. */
  async function setStatus(
    account: Account,
    status: AccountStatus,
    message: string = status,
  ): Promise<Account> {
    const saved = store.saveAccount({ ...account, status });
    await webhooks.send(account.accountId, message);
    return saved;
  }

  async function disconnect(account: Account): Promise<void> {
    store.dropAccount(account.accountId);
    await webhooks.send(account.accountId, 'DELETED');
  }

  return { memberOf, connect, setStatus, disconnect };
}
