import { AppError } from '../../errors.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Metrics, ProviderName } from './metrics.ts';

/**
 * Records duration and outcome of each call of a provider's client, and faults that the operator must fix.
 * Methods without a promise make no call.
 */
export function timed<Client extends object>(
  metrics: Pick<Metrics, 'providerCall'> & { hint?: (provider: ProviderName, fault: ProviderFault) => void },
  provider: ProviderName,
  client: Client,
): Client {
  const wrap = (name: string, call: (...input: unknown[]) => unknown) => {
    return (...input: unknown[]) => {
      const began = performance.now();
      const answer = call(...input);
      if (!(answer instanceof Promise)) return answer;
      const count = (outcome: string) =>
        metrics.providerCall(provider, name, outcome, (performance.now() - began) / 1000);
      return answer.then(
        (value) => {
          count('ok');
          return value;
        },
        (fault: unknown) => {
          // A declined card is an answer of a working provider.
          count(
            fault instanceof ProviderFault ? fault.kind : fault instanceof AppError ? fault.code : 'error',
          );
          if (fault instanceof ProviderFault && fault.hint) metrics.hint?.(provider, fault);
          throw fault;
        },
      );
    };
  };
  const members = Object.entries(client).map(([name, member]) => [
    name,
    typeof member === 'function' ? wrap(name, member) : member,
  ]);
  return Object.fromEntries(members) as Client;
}
