import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Circuit } from './circuit.ts';
import { lastCheck, Stopped } from './lastCheck.ts';

type Guards = { network: Circuit; writer: Circuit; mayGoOn: (accountId: string) => Promise<boolean> };

/** `sendComment` checks by itself, and open outcomes are settled even while the account is paused. */
const unchecked = new Set(['comment', 'ownComments']);
/** `ReadBudget.metered` counts these calls first, and then checks. */
const checkedLater = new Set(['searchPosts', 'profilePosts', 'readPost', 'readProfile']);

/**
 * Wraps a run's providers in circuit breakers. Network calls also check that the account may go on.
 * @throws {Stopped} in place of a call that is no longer allowed
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
    // The judge may be another model of the vendor. Its failures and timeouts count as the writer's.
    judge: deps.judge && through('writer', deps.judge, guards.writer, async () => {}),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Sends every call through the circuit breaker, and names the provider in faults. */
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
