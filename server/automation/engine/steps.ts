import type { Outcome } from '../../../db/automation/automations.ts';
import type { Wait } from '../../../db/automation/commentOutcomes.ts';
import type { CommentRow } from '../../../db/automation/comments.ts';
import type { Sentence } from '../../texts/sentence.ts';
import type { Verdict } from '../rules/gate.ts';
import type { PostReason } from './schemas.ts';
import type { State } from './states.ts';

export type Result = { state: State; patch?: Partial<Outcome> };
/** `state` is null where the rules say how the account goes on: `verdict`, or what they say once all is read again. */
export type StepResult = Omit<Result, 'state'> & { state: State | null; verdict?: Verdict | null };

/**
 * posted: it is on the network; `wait` is the wait for the next one, where the run knows all that decides it.
 * open: look at the post later. not_sent: the moment had passed. skipped: the account leaves this post alone.
 * refused: the network took nothing, and the post is free again.
 */
export type PostOutcome =
  | { kind: 'posted'; wait: Wait | null }
  | { kind: 'open' | 'not_sent' | 'skipped' }
  | { kind: 'refused'; refusal: Refusal };

/** The data about a comment on its way to the network. */
export type OnItsWay = Pick<CommentRow, 'id' | 'postId' | 'postUrl' | 'posterName' | 'category'>;

export type Provider = 'network' | 'writer';

/** A post that was taken and came to nothing at a provider. The client has given it back. */
export type Refusal = {
  provider: Provider;
  reason: PostReason;
  /** For the owner, within 'Skipped a post by …: …'. */
  sentence: Sentence;
  /** The provider's own words, or the check that failed; for the operator. */
  detail: string;
};
