import type { Deps } from '../../deps.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Circuit } from './circuit.ts';

/** Somebody paused the account, stopped everything or took over its lease: the run ends before its next call. */
export class Stopped extends Error {}

type Guards = { network: Circuit; writer: Circuit; mayGoOn: (accountId: string) => Promise<boolean> };

/** Marking a comment as sent has asked the same an instant before, and what was sent is settled whatever happened since. */
const asksNothing = new Set(['comment', 'ownComments']);

/**
 * The providers as a run may call them: each through its circuit, and the network only as long as the account may go on.
 * @throws {Stopped} in place of a call that may not be made any more
 */
export function guarded<Needs extends Pick<Deps, 'network' | 'writer'>>(deps: Needs, guards: Guards): Needs {
  return {
    ...deps,
    network: through('network', deps.network, guards.network, async (method, first) => {
      if (!asksNothing.has(method) && typeof first === 'string' && !(await guards.mayGoOn(first)))
        throw new Stopped();
    }),
    writer: through('writer', deps.writer, guards.writer),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** A client whose every call goes through a circuit, and whose faults name the provider. */
function through<Client extends object>(
  provider: NonNullable<ProviderFault['provider']>,
  client: Client,
  circuit: Circuit,
  before?: (method: string, first: unknown) => Promise<void>,
): Client {
  const methods = Object.entries(client as Record<string, Method>).map(([name, method]): [string, Method] => [
    name,
    async (...args) => {
      const [first] = args;
      await before?.(name, first);
      try {
        return await circuit.pass(() => method(...args), typeof first === 'string' ? first : undefined);
      } catch (fault) {
        if (fault instanceof ProviderFault) fault.provider = provider;
        throw fault;
      }
    },
  ]);
  return Object.fromEntries(methods) as Client;
}
