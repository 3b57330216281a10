import type { Deps } from '../../deps.ts';
import type { Language } from '../../identity/users/limits.ts';
import type { Sentence } from '../../texts/sentence.ts';

/** The dependencies of a check, in a server or a script. */
export type DoctorNeeds = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'passwords' | 'network' | 'writer' | 'images' | 'payments' | 'mail'
>;
/** The admin who runs the checks and receives the test e-mail. */
export type Asker = { email: string; language?: Language };
/** A check returns its finding. It throws problems as a `FailedCheck` or as the error of a provider's client. */
export type Check = (needs: DoctorNeeds, asker: Asker | null) => Promise<Sentence>;

/** Something is wrong, and this is the one thing to do about it. */
export class FailedCheck extends Error {
  readonly said: Sentence;
  readonly fix: Sentence;

  constructor(said: Sentence, fix: Sentence, cause?: unknown) {
    super(said.message, { cause });
    this.said = said;
    this.fix = fix;
  }
}
