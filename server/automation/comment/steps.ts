import type { Outcome } from '../../../db/automation/automations.ts';
import type { CommentRow } from '../../../db/automation/comments.ts';
import type { Spent } from '../../../db/operations/modelCosts.ts';
import type { StoredTrace } from '../../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { Sentence } from '../../texts/sentence.ts';
import type { PostReason } from '../controls/schemas.ts';
import type { State } from '../decide/states.ts';
import type { Pace } from '../network/pace.ts';
import type { Held } from '../writing/writeComment.ts';
import type { Found, Search } from './findPost.ts';

export type EngineDeps = Deps & { pace: Pace };

/**
 * `state` is null if `nextStep` decides by the rows at the end of the run.
 * `holdsPosting`: approved drafts wait as long as the state does, too.
 */
export type StepResult = { state: State | null; holdsPosting?: boolean; patch?: Partial<Outcome> };

export type PostOutcome =
  /** open: checked later. not_sent: the run was stopped before the call. skipped: the post is closed. */
  | { kind: 'posted' | 'open' | 'not_sent' | 'skipped' }
  /** The network rejected it, and the post is released. */
  | { kind: 'refused'; refusal: Refusal };

/** `isForPerson`: not judged by the judge, because a person will review it. */
export type ReadyComment = { comment: string; trace: StoredTrace; held: Held | null; isForPerson: boolean };

/** For a reserved post. `here`: cursors that stay at its source; `spent`: recorded with its next step. */
export type Reserved = {
  id: string;
  found: Found;
  here: Search['here'];
  written: ReadyComment;
  spent: Spent | null;
};

/** A post that is left alone because of itself or of the comment: no provider is at fault. */
export type Closed = {
  closed: Extract<PostReason, 'declined' | 'delicate' | 'delicate_full' | 'judged' | 'no_good_comment'>;
  /** The end of the sentence 'Skipped a post by …: …'. */
  why: Sentence;
  /** The writer's or the judge's reason, the failed check, or the word found. */
  detail: string;
};

export type PendingComment = Pick<CommentRow, 'id' | 'postId' | 'postUrl' | 'posterName' | 'category'>;

export type Provider = 'network' | 'writer';

/** A taken post that a provider refused; it is released. */
export type Refusal = {
  provider: Provider;
  reason: PostReason;
  /** The end of the sentence 'Skipped a post by …: …'. */
  sentence: Sentence;
  /** For the operator: the provider's words, or the failed check. */
  detail: string;
};
