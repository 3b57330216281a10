import { idFrom } from '../random.ts';
import { personOfEmail } from './people.ts';
import { regularOf } from './regulars/regulars.ts';
import type { Account, AccountStatus, Member, PaidProduct } from './types.ts';
import type { Webhooks } from './webhooks.ts';
import type { World } from './world.ts';

const hour = 3_600_000;

export function createConnections(world: World, webhooks: Webhooks) {
  const { store, context } = world;

  /** The same member for the same e-mail; created at the first sign-in. */
  function memberOf(email: string, name?: string): Member {
    const address = email.trim().toLowerCase();
    const known = store.memberByEmail(address);
    if (known) return known;
    const regular = regularOf(address);
    const person = personOfEmail(address, regular ?? { name }, context.clock.now());
    const member = store.memberByPublicId('in', person.publicId) ?? store.addMember(person);
    store.addLogin(address, member);
    if (regular) world.writeHistory(member, regular.comments, 24 * hour);
    return member;
  }

  /**
   * Creates an account with a new ID, also for a connected member: the earlier account stays, as at the
   * provider. Sends the webhook `CREATION_SUCCESS`.
   */
  async function connect(
    member: Member,
    email: string,
    products: readonly PaidProduct[] = [],
  ): Promise<Account> {
    const account = store.saveAccount({
      accountId: idFrom(`account:${member.providerId}:${store.nextConnection()}`, 22),
      member: member.seq,
      email: email.trim().toLowerCase(),
      status: 'OK',
      paid: products.map((product) => ({ product, status: 'OK' })),
      stuck: false,
      createdAt: context.peopleClock.now(),
    });
    await webhooks.send(account.accountId, 'CREATION_SUCCESS');
    return account;
  }

  /** Also sends the webhook of that name. */
  async function setStatus(
    account: Account,
    status: AccountStatus,
    { message = status, stuck = false }: { message?: string; stuck?: boolean | undefined } = {},
  ): Promise<Account> {
    const saved = store.saveAccount({ ...account, status, stuck });
    await webhooks.send(account.accountId, message);
    return saved;
  }

  /** Also sends the webhook of that name. */
  async function setPaidStatus(account: Account, product: PaidProduct, status: AccountStatus): Promise<void> {
    const others = account.paid.filter((source) => source.product !== product);
    store.saveAccount({ ...account, paid: [...others, { product, status }] });
    await webhooks.send(account.accountId, status);
  }

  /** @returns whether the restart helped */
  async function restart(account: Account): Promise<boolean> {
    if (account.stuck) return false;
    await setStatus(account, 'OK');
    return true;
  }

  async function disconnect(account: Account): Promise<void> {
    store.dropAccount(account.accountId);
    await webhooks.send(account.accountId, 'DELETED');
  }

  return { memberOf, connect, setStatus, setPaidStatus, restart, disconnect };
}
