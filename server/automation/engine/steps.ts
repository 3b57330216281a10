import type { Outcome } from '../../../db/automation/automations.ts';
import type { Wait } from '../../../db/automation/commentOutcomes.ts';
import type { CommentRow } from '../../../db/automation/comments.ts';
import type { Tx } from '../../../db/open.ts';
import type { Sentence } from '../../texts/sentence.ts';
import type { Verdict } from '../rules/gate.ts';
import type { Tell } from './events.ts';
import type { PostReason } from './schemas.ts';
import type { State } from './states.ts';

/** Records a comment that is on the network, in the transaction that releases its account. `recheck`: the account may have changed during the run. */
export type RecordComment = (tx: Tx) => Promise<{ recheck: boolean; tell: Tell } | undefined>;

/**
 * How a run ends. `state` is null where the rules decide: by `verdict`, or by what the account's rows say at the end of the run.
 */
export type StepResult = {
  state: State | null;
  verdict?: Verdict | null;
  patch?: Partial<Outcome>;
  record?: RecordComment;
};

/**
 * posted: it is on the network, `wait` is the wait for the next one. open: look at the post later. not_sent: the moment had passed.
 * skipped: the account leaves this post alone. refused: the network took nothing, and the post is free again.
 */
export type PostOutcome =
  | { kind: 'posted'; wait: Wait; record: RecordComment }
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
