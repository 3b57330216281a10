import axe from 'axe-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Disposable,
  Page,
  Request,
} from 'playwright-core';

type Look = { width?: 1280 | 375; theme?: 'light' | 'dark'; language?: 'en' | 'de' | 'es' };
export type Visit = {
  context: BrowserContext;
  page: Page;
  complaints(): string[];
  /** Prints what the page shows, and the calls that it waits for. */
  print(): Promise<void>;
  /** Expects complaints such as `/^402 POST .*\/create/`, before or after they happen. */
  allow(...wanted: RegExp[]): void;
  /** Stores the token once per tab, so that a logout lasts. */
  signIn(token: string): Promise<void>;
  /**
   * Forgets the user, the storage, the routes, the listeners and the complaints.
   * @returns whether it can be used again
   */
  leave(server: Where['server']): Promise<boolean>;
};

export type Where = Look & {
  browser: Browser;
  server: { url: string };
  /** The token of the signed-in user. */
  as?: string;
  path?: string;
  more?: BrowserContextOptions;
};

/**
 * A page whose console errors and warnings, uncaught errors, rejected or failed calls and requests to foreign
 * hosts are kept as complaints. The caller closes the context and checks them.
 */
export async function startVisit(where: Where): Promise<Visit> {
  const { browser, server, language, width, theme, more } = where;
  const context = await browser.newContext({
    viewport: sizeOf(width),
    colorScheme: theme ?? 'light',
    locale: { en: 'en-GB', de: 'de-DE', es: 'es-ES' }[language ?? 'en'],
    ...(width === 375 ? { hasTouch: true, isMobile: true } : {}),
    ...more,
  });
  const { forget, open, ...watched } = watch(context, new URL(server.url).hostname);
  await context.addInitScript(keepToasts);
  const page = await context.newPage();
  let token: Disposable | undefined;
  const visit: Visit = {
    context,
    page,
    ...watched,
    async print() {
      const shown = await page.locator('body').ariaSnapshot().catch(String);
      console.error([page.url(), shown, ...[...open].map((request) => `open: ${request.url()}`)].join('\n'));
    },
    async signIn(visitor) {
      await token?.dispose();
      token = await context.addInitScript(keepToken, visitor);
    },
    async leave({ url }) {
      // Another page shares the storage.
      if (context.pages().length > 1 || page.isClosed() || ownClock.has(page)) return false;
      await token?.dispose();
      token = undefined;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      for (const event of ['request', 'response', 'dialog'] as const) await page.removeAllListeners(event);
      // A page of the same origin without the app.
      await page.goto(`${url}/api/health`);
      await page.evaluate(() => [localStorage, sessionStorage].forEach((each) => void each.clear()));
      await context.clearCookies();
      forget();
      return true;
    },
  };
  await resumeVisit(visit, where);
  return visit;
}

/** Begins again after `leave`, with the options of its context. */
export async function resumeVisit(
  visit: Visit,
  { server, as, path, width, theme, more }: Where,
): Promise<void> {
  const { page } = visit;
  await page.setViewportSize(sizeOf(width));
  // `null` would end the emulation of the context, too.
  const reducedMotion = more?.reducedMotion ?? 'reduce';
  await page.emulateMedia({ colorScheme: theme ?? 'light', reducedMotion });
  if (as) await visit.signIn(as);
  if (path) await page.goto(server.url + path);
}

const ownClock = new WeakSet<Page>();

/** Replaces the page's clock. No other test takes the page over, because that can't be undone. */
export function clockOf(page: Page): Page['clock'] {
  ownClock.add(page);
  return page.clock;
}

const sizeOf = (width: Look['width'] = 1280) => ({ width, height: width === 375 ? 812 : 900 });

/** Runs in the page: keeps the texts of toasts for `said` in acts.ts. */
function keepToasts(): void {
  const toasts: string[] = [];
  Object.assign(globalThis, { toasts });
  const selector = '[data-visible] > [role=status]';
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const element of added.filter((node) => node instanceof Element))
      toasts.push(...Array.from(element.querySelectorAll(selector), ({ textContent }) => textContent));
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function keepToken(token: string): void {
  // A frame without an origin has no storage.
  if (origin === 'null' || sessionStorage.getItem('signedIn') === token) return;
  sessionStorage.setItem('signedIn', token);
  localStorage.setItem('accessToken', token);
}

function watch(context: BrowserContext, hostname: string) {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  context.on('console', (message) => {
    // The response handler reports it together with its call.
    if (message.text().startsWith('Failed to load resource')) return;
    // From `keepToasts` in the mail preview's frame, which allows no scripts.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  context.on('weberror', (error) => heard.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== hostname)
      heard.push(`a request to ${url.hostname}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    heard.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page aborts its open requests.
    if (reason !== 'net::ERR_ABORTED')
      heard.push(`${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  return {
    complaints: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    allow: (...wanted: RegExp[]) => void allowed.push(...wanted),
    forget() {
      heard.length = 0;
      allowed.length = 0;
    },
    open,
  };
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of axe that look at colours; the others find the same in both themes. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The findings of axe for WCAG 2.2 A and AA: rule, place and reason. */
export async function violations(
  page: Page,
  extent: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  // Contrast is too low during a fade.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const rules =
    extent === 'colours'
      ? { runOnly: colourRules }
      : { runOnly: wcag, rules: { 'target-size': { enabled: true } } };
  const options = { ...rules, resultTypes: ['violations'] };
  const found = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as axe.AxeResults;
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

/** Changes the preferred color scheme and waits until the page shows it. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (value) => {
    // Elements in transition or outside the viewport would keep their old colours.
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { transition: none !important; content-visibility: visible !important; }');
      document.adoptedStyleSheets = [sheet];
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (getComputedStyle(document.documentElement).colorScheme !== value) await frame();
    await frame();
    await frame();
  }, theme);
}
