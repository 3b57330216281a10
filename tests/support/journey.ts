import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { startVisit, type Visit, violations, type Where } from './visit.ts';

export { signIn, type Visit } from './visit.ts';

/** The visit ends with its test, which fails on every complaint that was not allowed. */
export async function openPage(where: Where): Promise<Visit> {
  const visit = await startVisit(where);
  onTestFinished(async () => {
    await visit.context.close();
    expect(visit.complaints()).toEqual([]);
  });
  return visit;
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}
