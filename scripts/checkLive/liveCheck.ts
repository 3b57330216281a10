import type { Clock } from '../../server/clock.ts';
import type { Config, ProviderName } from '../../server/config.ts';
import type { Endpoints } from '../../server/providers/endpoints.ts';

export type LiveNeeds = {
  config: Config;
  clock: Clock;
  endpoints: Endpoints;
  /** The provider's account ID to check with; null for the first in its list. */
  accountId: string | null;
  /** URL of a post that may get a comment; null for none. */
  postUrl: string | null;
  /**
   * Creates an object at a provider and removes it at the end, also after a failure or an interruption.
   * @throws if the run was interrupted
   */
  create<T>(make: () => Promise<T>, remove: (made: T) => Promise<unknown>): Promise<T>;
};

export type LiveCheck = {
  name: string;
  explains: string;
  expected: string;
  posts?: true;
  /**
   * Returns its observation. @throws {Difference} or {NotApplicable}; any other error counts as a difference
   */
  run(): Promise<string>;
};

/** The checks of a provider, with the state that they share. */
export type LiveChecks = (needs: LiveNeeds) => LiveCheck[];

export type LiveFinding = Pick<LiveCheck, 'name' | 'explains' | 'expected'> & {
  provider: ProviderName;
  result: 'as expected' | 'differs' | 'not checked';
  seen: string;
};

/** The provider behaves differently than the server expects. */
export class Difference extends Error {}

/** Something to check with is missing, such as an account. */
export class NotApplicable extends Error {}
