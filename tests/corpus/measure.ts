import { checkComment } from '../../server/automation/rules/checkComment.ts';
import { type CorpusLine, isFine } from './corpus.ts';

export const badLabels = ['echo', 'slop', 'invented', 'pitch'] as const;
type BadLabel = (typeof badLabels)[number];

/** The checks that refuse the comment of a line. */
export const failedChecks = ({ comment, post, prompt, facts, samples }: CorpusLine): string[] =>
  checkComment(comment, { post: { text: post }, earlier: [], prompt, facts, samples })
    .filter(({ ok }) => !ok)
    .map(({ check }) => check);

const shareOf = <Line>(lines: readonly Line[], holds: (line: Line) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter(holds).length / lines.length;

/** Recall by the check of each label's name, and the share of good comments that are refused. */
export function measure(lines: readonly CorpusLine[]) {
  const judged = lines.map((line) => ({ line, failed: failedChecks(line) }));
  const fine = judged.filter(({ line }) => isFine(line));
  const recallOf = (label: BadLabel) =>
    shareOf(
      judged.filter(({ line }) => line.label === label),
      ({ failed }) => failed.includes(label),
    );
  const checks = new Set(fine.flatMap(({ failed }) => failed));
  return {
    recall: Object.fromEntries(badLabels.map((label) => [label, recallOf(label)])) as Record<
      BadLabel,
      number
    >,
    falseAlarms: Object.fromEntries(
      [...checks].map((check) => [check, shareOf(fine, ({ failed }) => failed.includes(check))]),
    ),
    anyFalseAlarm: shareOf(fine, ({ failed }) => failed.length > 0),
  };
}
