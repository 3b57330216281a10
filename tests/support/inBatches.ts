import { atOnce } from '../../server/http/budgets.ts';

/** Sends as many requests of one person at once as the server takes, until `count` are answered. */
export async function inBatches<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const most = atOnce.running + atOnce.waiting;
  const answers: Answer[] = [];
  while (answers.length < count) {
    const batch = Math.min(most, count - answers.length);
    answers.push(...(await Promise.all(Array.from({ length: batch }, send))));
  }
  return answers;
}
