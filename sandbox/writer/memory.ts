import type { Brief } from './read.ts';

/** The server compares a new comment with so many of the account's. */
const ofAccount = 50;
const ofAll = 300;
const rememberedAccounts = 2000;

/**
 * Remembers what the writer wrote lately, for an account and for anybody. The bank is small, and a request
 * shows only eight earlier comments.
 */
export function createMemory() {
  /** The comments before an account's newest one, newest first, by that newest one. */
  const before = new Map<string, string[]>();
  let others: string[] = [];
  return {
    recall(brief: Brief): Brief {
      const known = [
        ...brief.earlier,
        ...brief.earlier.toReversed().flatMap((text) => before.get(text) ?? []),
      ];
      const [newest, ...older] = [...new Set(known)].slice(0, ofAccount);
      if (newest === undefined) return { ...brief, others };
      if (before.size >= rememberedAccounts) before.delete(before.keys().next().value as string);
      before.delete(newest);
      before.set(newest, older);
      return { ...brief, earlier: [newest, ...older], others };
    },
    add(answer: string): void {
      others = [answer.replace(/^REVIEW: /, ''), ...others].slice(0, ofAll);
    },
  };
}
