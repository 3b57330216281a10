import type { StoredTrace } from '../../../db/schema/index.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Message, Writer } from '../../providers/writer.ts';
import { text } from '../../texts/text.ts';
import { examine, type Flaw, flawIn } from '../rules/checkComment.ts';
import { instruct, type WriteRequest } from './instructions.ts';
import { type Judgement, judgeVerdict } from './judge.ts';
import { promptVersion } from './promptVersion.ts';
import { readAnswer } from './readAnswer.ts';
import type { WritingMeter } from './spending.ts';

export type { WriteRequest } from './instructions.ts';

/**
 * A comment that passed the checks, or the last one that failed, or the writer's reason to write none.
 * `isDelicate`: the writer or the judge wants a person to see it; `doubt`: the judge could not tell.
 */
export type Written =
  | ({ comment: string; trace: StoredTrace } & Doubts)
  | { comment: string; flaw: Flaw | JudgeFlaw }
  | { declined: string };
type Doubts = { isDelicate: boolean; doubt: string | null };
/** Why a comment waits for a person in any mode. `heldDetail`: the word found, or the judge's reason. */
export type Held = { heldFor: 'delicate' | 'judge'; heldDetail: string };
type JudgeFlaw = Omit<Flaw, 'reason'> & { reason: 'judge' };
/** Asks the judge about a comment that passed the checks. */
export type AskJudge = (comment: string) => Promise<Judgement>;

const attempts = 2;
const cutOff: Flaw = {
  reason: 'too_long',
  detail: 'The answer was cut off at its limit, or withheld',
  advice: 'The last answer was cut off. Write a shorter one.',
};

/**
 * Writes a comment. A flawed one is written once more, with advice from all failed checks.
 * @throws {ProviderFault} when the writer fails; invalid if its answer has no words
 */
export async function writeComment(
  writer: Writer,
  request: WriteRequest,
  signal?: AbortSignal,
  meter?: WritingMeter,
  /** Absent if a person will see the comment. */
  askJudge?: AskJudge,
): Promise<Written> {
  const messages = instruct(request);
  let isDelicate = false;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await writer.complete(messages, signal, meter);
    const read = readAnswer(answer ?? '');
    if (read.kind === 'skip') return { declined: read.reason };
    isDelicate ||= read.kind === 'review';
    const { comment } = read;
    const examined = answer === null ? null : examine(comment, request);
    let flaw: Flaw | JudgeFlaw | null = examined ? flawIn(examined.verdicts) : cutOff;
    // No judge for a delicate comment, because a person decides about it anyway.
    const judgement = flaw || isDelicate ? null : await askJudge?.(comment);
    if (judgement?.verdict === 'no' && !judgement.isDelicate) flaw = judgeFlaw(judgement);
    if (examined && !flaw) {
      const { verdicts, language, nearest } = examined;
      const usage = meter?.usage();
      return {
        comment,
        isDelicate: isDelicate || (judgement?.isDelicate ?? false),
        doubt: judgement?.verdict === 'unclear' ? judgement.reason : null,
        trace: {
          promptVersion: promptVersion(request.prompt),
          attempts: attempt,
          move: request.move,
          language,
          nearest: round(nearest),
          checks: Object.fromEntries(
            [...verdicts, ...(judgement ? [judgeVerdict(judgement)] : [])].map(({ check, detail, text }) => [
              check,
              { detail, text },
            ]),
          ),
          ...(usage && { usage }),
        },
      };
    }
    if (flaw && attempt === attempts) {
      if (answer !== null && comment === '') throw saidNothing();
      return { comment, flaw };
    }
    askAgain(messages, comment, flaw?.advice ?? '');
  }
}

/** @param word the delicate word in the post; null without one */
export function heldFor(word: string | null, { isDelicate, doubt }: Doubts): Held | null {
  if (word !== null || isDelicate) return { heldFor: 'delicate', heldDetail: word ?? '' };
  return doubt === null ? null : { heldFor: 'judge', heldDetail: doubt };
}

const saidNothing = () =>
  new ProviderFault('invalid', text('providers.unreadable', { provider: text('names.writer') }), {
    detail: 'it answered without a word, twice',
  });

const judgeFlaw = ({ reason }: Judgement): JudgeFlaw => ({
  reason: 'judge',
  detail: reason,
  advice: `An editor refused the last answer: ${reason}. Write another one, as you were told above the post.`,
});

/**
 * Asks for another comment. Leaves out an empty one, because Anthropic rejects empty messages and many chat
 * templates two messages of one role in a row; the advice then joins the last message.
 */
function askAgain(messages: Message[], comment: string, advice: string): void {
  const last = messages.at(-1);
  if (comment === '' && last) last.content += `\n\n${advice}`;
  else messages.push({ role: 'assistant', content: comment }, { role: 'user', content: advice });
}

const round = (share: number): number => Math.round(share * 1000) / 1000;
