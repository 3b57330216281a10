import type { Deps } from '../../deps.ts';
import type { Language } from '../../identity/users/limits.ts';
import type { Sentence } from '../../texts/sentence.ts';

/** In a server or a script. */
export type DoctorNeeds = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'passwords' | 'network' | 'writer' | 'judge' | 'images' | 'payments' | 'mail'
>;
export type Asker = { email: string; language?: Language };
/** Returns its finding. Throws problems as a `FailedCheck` or a client's error. */
export type Check = (needs: DoctorNeeds, asker: Asker | null) => Promise<Sentence>;

/** A problem and its one fix. */
export class FailedCheck extends Error {
  readonly sentence: Sentence;
  readonly fix: Sentence;

  constructor(sentence: Sentence, fix: Sentence, cause?: unknown) {
    super(sentence.message, { cause });
    this.sentence = sentence;
    this.fix = fix;
  }
}
