import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { resumeVisit, startVisit, type Visit, violations, type Where } from './visit.ts';

export { clockOf, type Visit } from './visit.ts';

/**
 * Visits between two tests, by the options of their contexts: a new context costs a process and an empty
 * cache.
 */
const idle = new Map<string, Visit>();
const mostIdle = 3;

/**
 * The visit ends with its test, which fails on every complaint that was not allowed. The next test takes over
 * the page with an empty storage, unless it is `fresh`, with an empty cache and settings of its own.
 */
export async function openPage({ fresh = false, ...where }: Where & { fresh?: boolean }): Promise<Visit> {
  const { server, width, theme, language, more } = where;
  const key = JSON.stringify([new URL(server.url).hostname, width, theme, language, more]);
  const known = fresh ? undefined : idle.get(key);
  if (known) idle.delete(key);
  const visit = known ?? (await startVisit(where));
  onTestFinished(async ({ task }) => {
    const complaints = visit.complaints();
    if (task.result?.state === 'fail') await visit.print();
    const isSound = !fresh && task.result?.state === 'pass' && complaints.length === 0;
    if (isSound && !idle.has(key) && (await visit.leave(server).catch(() => false))) idle.set(key, visit);
    else await visit.context.close();
    const [oldest] = idle.keys();
    if (oldest && idle.size > mostIdle) {
      await idle.get(oldest)?.context.close();
      idle.delete(oldest);
    }
    expect(complaints).toEqual([]);
  });
  if (known) await resumeVisit(known, where);
  return visit;
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
