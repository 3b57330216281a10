import { tidy } from '../rules/checkComment.ts';
import { asData } from './instructions.ts';

/** The writer's answer: a comment, a comment that a person should review, or none. */
export type WriterAnswer =
  | { kind: 'comment'; comment: string }
  | { kind: 'review'; comment: string }
  | { kind: 'skip'; reason: string };

const longestReason = 200;

/** Only in capitals at the start, because comments may speak of skipping. Models add stars and quotes. */
const marked = /^[\s*_`"'“„«]*(SKIP|REVIEW)\b[\s*_`]*[:：.,–—-]?[\s*_`]*([\s\S]*)$/;

export function readAnswer(answer: string): WriterAnswer {
  const [, mark, rest = ''] = marked.exec(answer) ?? [];
  if (mark === 'REVIEW') return { kind: 'review', comment: tidy(rest) };
  if (mark === undefined) return { kind: 'comment', comment: tidy(answer) };
  return { kind: 'skip', reason: cleanReason(rest.replace(/[\s*_`"'”“»]+$/u, '')) };
}

/** A reason in the model's words. It may quote the post, so it is a stranger's text too. */
export function cleanReason(text: string): string {
  const line = asData(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestReason).join('').trim();
}
