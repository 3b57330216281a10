import type { Clock } from '../../server/clock.ts';
import type { Config, ProviderName } from '../../server/config.ts';
import type { Endpoints } from '../../server/providers/endpoints.ts';

export type LiveNeeds = {
  config: Config;
  clock: Clock;
  endpoints: Endpoints;
  /** The provider's id of the account to look with; null for the first that it lists. */
  accountId: string | null;
  /** Where a comment may be posted; null for nowhere. */
  postUrl: string | null;
  /**
   * Makes something at a provider that is removed at the end, also after a failure or an interruption.
   * @throws where the run was interrupted
   */
  create<T>(make: () => Promise<T>, remove: (made: T) => Promise<unknown>): Promise<T>;
};

export type LiveCheck = {
  name: string;
  /** One sentence, said before it runs. */
  explains: string;
  expected: string;
  posts?: true;
  /** Answers what it saw. @throws {Difference} or {NotApplicable}; anything else is a difference, too */
  run(): Promise<string>;
};

/** The checks of one provider; what they share lives as long as they do. */
export type LiveChecks = (needs: LiveNeeds) => LiveCheck[];

export type LiveFinding = Pick<LiveCheck, 'name' | 'explains' | 'expected'> & {
  provider: ProviderName;
  result: 'as expected' | 'differs' | 'not checked';
  seen: string;
};

/** The provider behaves otherwise than the server expects; the message says what was seen. */
export class Difference extends Error {}

/** There is nothing to check with, such as no account; the message says what is missing. */
export class NotApplicable extends Error {}
