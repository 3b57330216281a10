import { Refusal } from '../server/command.ts';
import type { Config } from '../server/config.ts';

/** The environment for the sandbox inside a running server, for providers that are not set. */
export async function sandboxOf(config: Config): Promise<Record<string, string>> {
  if (config.production || !Object.values(config.providers).includes('sandbox')) return {};
  const address = `http://127.0.0.1:${config.sandboxPort}/control/env`;
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Refusal(`The sandbox does not answer at ${address}. Is the server running?`, { cause });
  });
  return (await answer.json()) as Record<string, string>;
}
