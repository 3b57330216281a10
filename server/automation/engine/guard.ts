import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Circuit } from './circuit.ts';
import { lastCheck, Stopped } from './lastCheck.ts';

type Guards = { network: Circuit; writer: Circuit; mayGoOn: (accountId: string) => Promise<boolean> };

/** `postComment` checks by itself, and open outcomes are settled even while the account is paused. */
const unchecked = new Set(['comment', 'ownComments']);
/** `ReadBudget.metered` counts their reads and checks after that. */
const checkedLater = new Set(['searchPosts', 'profilePosts', 'readPost', 'readProfile']);

/**
 * A run's providers: each behind its circuit breaker, the network only while the account may go on.
 * @throws {Stopped} instead of a call that may not be made any more
 */
export function guarded<Needs extends Pick<Deps, 'network' | 'writer' | 'judge'>>(
  deps: Needs,
  guards: Guards,
): Needs {
  return {
    ...deps,
    network: through('network', deps.network, guards.network, async (method, accountId) => {
      if (unchecked.has(method) || accountId === undefined) return;
      if (!(await guards.mayGoOn(accountId))) throw new Stopped();
    }),
    writer: through('writer', deps.writer, guards.writer, async () => {}),
    // Another model of the same vendor, or a slow one: both are a failing writer.
    judge: deps.judge && through('writer', deps.judge, guards.writer, async () => {}),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Every call goes through the circuit breaker, and faults name the provider. */
function through<Client extends object>(
  provider: NonNullable<ProviderFault['provider']>,
  client: Client,
  circuit: Circuit,
  check: (method: string, accountId: string | undefined) => Promise<void>,
): Client {
  const methods = Object.entries(client as Record<string, Method>).map(([name, method]): [string, Method] => [
    name,
    async (...args) => {
      const accountId = typeof args[0] === 'string' ? args[0] : undefined;
      const checkCall = () => check(name, accountId);
      if (!checkedLater.has(name)) await checkCall();
      try {
        return await lastCheck.run(checkCall, () => circuit.pass(() => method(...args), accountId));
      } catch (fault) {
        if (fault instanceof ProviderFault) fault.provider = provider;
        throw fault;
      }
    },
  ]);
  return Object.fromEntries(methods) as Client;
}
