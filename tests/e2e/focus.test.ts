import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import type { Steps } from './focus/page.tsx';

/* Every order in which a button can lose the focus and be enabled again, step by step and without a clock. */

/**
 * Nobody's: the test answers for it. The app looks for its session in storage, which a page without an origin
 * lacks.
 */
const origin = 'http://focus.test/';
let context: BrowserContext;
let script: string;
beforeAll(async () => {
  context = await (await sharedBrowser()).newContext();
  script = await bundled();
});
afterAll(() => context?.close());

/** The page's script. */
async function bundled(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'chimein-focus-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      mode: 'development',
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        outDir,
        minify: false,
        lib: {
          entry: fileURLToPath(new URL('focus/page.tsx', import.meta.url)),
          formats: ['iife'],
          name: 'page',
          fileName: 'page',
        },
      },
    });
    const file = readdirSync(outDir).find((name) => name.endsWith('.js')) ?? '';
    return readFileSync(join(outDir, file), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** A page whose button has just been pressed on the keyboard, and so has begun its work. */
async function pressed() {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  await page.route(origin, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }),
  );
  await page.goto(origin);
  await page.addScriptTag({ content: script });
  await page.locator('#pressed').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction('globalThis.steps');
  async function step<Name extends keyof Steps>(name: Name, ...values: Parameters<Steps[Name]>) {
    await page.evaluate(
      ([name, values]) =>
        (globalThis as unknown as { steps: Record<string, (...values: unknown[]) => void> }).steps[name]?.(
          ...values,
        ),
      [name, values] as const,
    );
  }
  const overlay = page.locator('[data-overlay]');
  return { page, step, overlay };
}

const focusIs = (page: Page, selector: string) =>
  page.waitForFunction((value) => document.activeElement?.matches(value), selector);

type Pressed = Awaited<ReturnType<typeof pressed>>;

const lost: Record<string, (at: Pressed) => Promise<void>> = {
  'disabled before the overlay mounts': async ({ page, step, overlay }) => {
    await step('disable', true);
    await focusIs(page, 'body');
    await step('mount');
    await overlay.waitFor();
  },
  'disabled after the overlay has mounted': async ({ page, step, overlay }) => {
    await step('mount');
    await overlay.waitFor();
    await step('disable', true);
    await focusIs(page, 'body');
  },
};
const ended: Record<string, (at: Pressed) => Promise<void>> = {
  'enabled before the overlay has gone': async ({ step, overlay }) => {
    await step('disable', false);
    await step('finish');
    await overlay.waitFor({ state: 'detached' });
  },
  'enabled after the overlay has gone': async ({ step, overlay }) => {
    await step('finish');
    await overlay.waitFor({ state: 'detached' });
    await step('disable', false);
  },
};

describe("after 'LOADING...' the pressed button has the focus again", () => {
  for (const [how, lose] of Object.entries(lost)) {
    for (const [when, end] of Object.entries(ended)) {
      test(`${how}, ${when}`, async () => {
        const at = await pressed();
        await lose(at);
        await end(at);
        await focusIs(at.page, '#pressed');
      });

      test(`${how}, ${when}, in a dialog whose focus trap has taken it`, async () => {
        const at = await pressed();
        await lose(at);
        await at.page.locator('#dialog').focus();
        await end(at);
        await focusIs(at.page, '#pressed');
      });
    }

    test(`${how}, and the same press begins other work before it is enabled`, async () => {
      const at = await pressed();
      await lose(at);
      await at.step('finish');
      await at.overlay.waitFor({ state: 'detached' });
      await at.step('again');
      await at.overlay.waitFor();
      await at.step('finish');
      await at.overlay.waitFor({ state: 'detached' });
      await at.step('disable', false);
      await focusIs(at.page, '#pressed');
    });

    test(`${how}, but not when the user has moved on to something else`, async () => {
      const at = await pressed();
      await lose(at);
      await at.page.locator('#other').focus();
      await at.step('finish');
      await at.step('disable', false);
      await at.overlay.waitFor({ state: 'detached' });
      await expect.poll(() => at.page.evaluate('document.activeElement.id')).toBe('other');
    });
  }
});
