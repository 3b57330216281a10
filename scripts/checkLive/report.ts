import { version } from '../../server/operations/health/version.ts';
import type { LiveFinding } from './liveCheck.ts';

export type LiveReport = {
  /** ISO 8601. */
  at: string;
  findings: LiveFinding[];
  /** Test objects that could not be removed. */
  left: string[];
  interrupted: boolean;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** In Markdown. @param mask removes secrets */
export function toMarkdown({ at, findings, left, interrupted }: LiveReport, mask: (text: string) => string) {
  const count = (result: LiveFinding['result']) =>
    findings.filter((finding) => finding.result === result).length;
  const lines = [
    '# check-live',
    '',
    `Chime In ${version}, Node ${process.version}, ${at}`,
    '',
    `${count('as expected')} as expected, ${count('differs')} differ, ${count('not checked')} not checked.`,
    ...(interrupted ? ['', 'Interrupted: the remaining checks did not run.'] : []),
    ...left.map((what) => `\nNot deleted at the provider: ${cell(what)}`),
    '',
    '| check | result | expected | seen |',
    '| --- | --- | --- | --- |',
    ...findings.map(
      ({ provider, name, result, expected, seen }) =>
        `| ${provider} ${name} | ${result} | ${cell(expected)} | ${cell(seen)} |`,
    ),
    '',
  ];
  return mask(lines.join('\n'));
}
