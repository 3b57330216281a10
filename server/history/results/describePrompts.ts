import { promptsBefore, promptsInUse } from '../../../db/history/prompts.ts';
import type { Reader } from '../../../db/open.ts';
import { promptVersion } from '../../automation/writing/promptVersion.ts';
import type { PromptUse } from './schemas.ts';

type Days = Pick<PromptUse, 'firstDay' | 'lastDay'>;

/** The prompts of a period with their texts, in the order of their first days. */
export async function describePrompts(
  db: Reader,
  accountIds: string[],
  uses: ReadonlyMap<string, Days>,
): Promise<PromptUse[]> {
  const current = await promptsInUse(db, accountIds);
  const inUse = new Map(current.map(({ prompt }) => [promptVersion(prompt), prompt]));
  const earlier = await promptsBefore(db, accountIds);
  const texts = new Map([...earlier.map(({ version, text }) => [version, text] as const), ...inUse]);
  return [...uses]
    .filter(([version]) => version !== '')
    .map(([version, days]) => ({
      version,
      text: texts.get(version) ?? null,
      inUse: inUse.has(version),
      ...days,
    }))
    .sort((a, b) => (`${a.firstDay} ${a.lastDay}` < `${b.firstDay} ${b.lastDay}` ? -1 : 1));
}

const longest = 60;

/** A prompt's beginning, cut after a word. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
