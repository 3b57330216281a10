import { compareTwo } from './figures.ts';
import type { PromptChange } from './schemas.ts';
import { addSums, type PromptSums, type Tally } from './tally.ts';

/**
 * The latest change of the prompt of each account that changed it in a period, compared with the prompt
 * before. The comments of the period before count, too.
 * @param nameOf a prompt's first words; empty if its text is unknown
 */
export function promptChanges(
  [now, before]: [now: Tally, before: Tally],
  from: string,
  nameOf: (version: string) => string,
): PromptChange[] {
  return [...now.prompts.keys()].flatMap((accountId) => {
    const prompts = [...merge(now.prompts.get(accountId), before.prompts.get(accountId))]
      .filter(([version]) => version !== '')
      .sort(([, a], [, b]) => (`${a.lastDay} ${a.firstDay}` < `${b.lastDay} ${b.firstDay}` ? 1 : -1));
    const [latest, earlier] = prompts;
    if (!latest || !earlier) return [];
    const [version, sums] = latest;
    const [versionBefore, sumsBefore] = earlier;
    const since = [sums.firstDay, sumsBefore.lastDay].sort()[1] ?? '';
    if (since < from) return [];
    const compared = compareTwo(sums, sumsBefore);
    return [
      {
        accountId,
        since,
        claim: compared.claim,
        now: { version, name: nameOf(version), ...compared.now },
        before: { version: versionBefore, name: nameOf(versionBefore), ...compared.before },
      },
    ];
  });
}

function merge(...maps: (ReadonlyMap<string, PromptSums> | undefined)[]): Map<string, PromptSums> {
  const merged = new Map<string, PromptSums>();
  for (const prompts of maps)
    for (const [version, sums] of prompts ?? []) {
      const known = merged.get(version);
      if (!known) {
        merged.set(version, { ...sums });
        continue;
      }
      addSums(known, sums);
      if (sums.firstDay < known.firstDay) known.firstDay = sums.firstDay;
      if (sums.lastDay > known.lastDay) known.lastDay = sums.lastDay;
    }
  return merged;
}
