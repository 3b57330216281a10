import { Refusal } from '../server/command.ts';
import type { Config } from '../server/config.ts';

/** The environment of the sandbox that a running server has in its process, where a provider is unset. */
export async function sandboxOf(config: Config): Promise<Record<string, string>> {
  if (config.production || !Object.values(config.providers).includes('sandbox')) return {};
  const address = `http://127.0.0.1:${config.sandboxPort}/control/env`;
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Refusal(`The sandbox does not answer at ${address}. Is the server running?`, { cause });
  });
  return (await answer.json()) as Record<string, string>;
}
