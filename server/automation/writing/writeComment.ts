import { hash } from 'node:crypto';
import type { StoredTrace } from '../../../db/schema/index.ts';
import type { Message, Writer } from '../../providers/writer.ts';
import { examine, type Flaw, firstFlaw, tidy } from '../rules/checkComment.ts';
import { instruct, type WriteRequest } from './instructions.ts';
import type { WritingMeter } from './spending.ts';

export type { WriteRequest } from './instructions.ts';

/** The last comment that failed, with its first failure, if none passed. */
export type Written = { comment: string; trace: StoredTrace } | { comment: string; flaw: Flaw };

const attempts = 2;
const cutOff: Flaw = {
  reason: 'too_long',
  detail: 'The answer was cut off at its limit, or withheld',
  advice: 'The last answer was cut off. Write a shorter one.',
};

/**
 * A flawed comment is written once more, with the reason.
 * @throws {ProviderFault} when the writer fails
 */
export async function writeComment(
  writer: Writer,
  request: WriteRequest,
  signal?: AbortSignal,
  meter?: WritingMeter,
): Promise<Written> {
  const messages = instruct(request);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await writer.complete(messages, signal, meter);
    const comment = tidy(answer ?? '');
    const examined = answer === null ? null : examine(comment, request);
    const flaw = examined ? firstFlaw(examined.verdicts) : cutOff;
    if (examined && !flaw) {
      const { verdicts, language, nearest } = examined;
      const usage = meter?.usage();
      return {
        comment,
        trace: {
          promptVersion: promptVersion(request.prompt),
          attempts: attempt,
          language,
          nearest: round(nearest),
          checks: Object.fromEntries(verdicts.map(({ check, detail, text }) => [check, { detail, text }])),
          ...(usage && { usage }),
        },
      };
    }
    if (flaw && attempt === attempts) return { comment, flaw };
    askAgain(messages, comment, flaw?.advice ?? '');
  }
}

/**
 * Omits an empty comment: Anthropic rejects empty messages, and many chat templates two of one role in a row.
 * The advice then joins the last message.
 */
function askAgain(messages: Message[], comment: string, advice: string): void {
  const last = messages.at(-1);
  if (comment === '' && last) last.content += `\n\n${advice}`;
  else messages.push({ role: 'assistant', content: comment }, { role: 'user', content: advice });
}

/** 8 hex digits of SHA-256: enough to tell which comments a prompt wrote. */
export const promptVersion = (prompt: string): string => hash('sha256', prompt, 'hex').slice(0, 8);

const round = (share: number): number => Math.round(share * 1000) / 1000;
