import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import german from '../../web/texts/de/app.json' with { type: 'json' };
import english from '../../web/texts/en/app.json' with { type: 'json' };
import spanish from '../../web/texts/es/app.json' with { type: 'json' };

/*
 * Accounts connect on a page of Unipile, which gets the LinkedIn password. No text may say that it is
 * LinkedIn's page.
 */

const files = globSync([
  'README.md',
  'SECURITY.md',
  'docs/**/*.md',
  'docs/guide/pictures/*.svg',
  'web/texts/**/*.json',
  'web/i18n/**/*.ts',
  'server/texts/*.ts',
  'server/messaging/mail/**/*.ts',
  'server/**/routes.ts',
  'server/mcp/**/*.ts',
  'cli/**/*.ts',
]).filter((path) => !path.includes('node_modules'));
/** Sentences may go over several lines. */
const textOf = (path: string) => readFileSync(path, 'utf8').replace(/\s+/g, ' ');

const onTheirPage = [
  /LinkedIn(?:['’]s)? (?:own )?(?:sign-in |login |log-in )?page\b/i,
  /\b(?:page|site|website) (?:of|at) LinkedIn\b/i,
  /Seite von LinkedIn|LinkedIn-Seite|Anmeldeseite von LinkedIn|LinkedIn-Anmeldeseite/i,
  /(?:página|sitio|web)(?: de inicio de sesión)? de LinkedIn/i,
];
const nobodySees = [
  /(?:nobody|no one|no-one) (?:but LinkedIn )?(?:ever )?sees/i,
  /only LinkedIn sees|nur LinkedIn sieht|solo LinkedIn ve\b/i,
  /straight to LinkedIn|direkt an LinkedIn|directamente a LinkedIn/i,
];
test('no text says that people sign in on a page of LinkedIn', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) =>
    [...onTheirPage, ...nobodySees].flatMap((claim) => {
      const match = claim.exec(textOf(path));
      return match ? [`${path}: ${match[0]}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('the claims are recognised', () => {
  for (const text of [
    "You sign in on LinkedIn's page",
    'You choose Connect account and sign in on the page of LinkedIn',
    'melden sich auf der Seite von LinkedIn an',
    'La sesión se inicia en la página de LinkedIn',
  ])
    expect(
      onTheirPage.some((claim) => claim.test(text)),
      text,
    ).toBe(true);
});

const neverSees =
  /(?:Chime In|it) (?:never (?:sees|stores)|sees neither)|Chime In sieht[^.]*\bnie\b|Chime In (?:nunca|no) (?:la )?ve\b/g;
test('each text that says who never sees the LinkedIn password says that Unipile does', () => {
  const claiming = files.flatMap((path) => {
    const text = textOf(path);
    return Array.from(text.matchAll(neverSees), ({ index }) => ({
      path,
      around: text.slice(Math.max(0, index - 350), index + 150),
    })).filter(({ around }) => /LinkedIn/.test(around) && /password|Passwort|contraseña/i.test(around));
  });
  expect(new Set(claiming.map(({ path }) => path)).size).toBeGreaterThan(12);
  expect(claiming.filter(({ around }) => !around.includes('Unipile'))).toEqual([]);
});

test.each([
  ['en', english, /password/],
  ['de', german, /Passwort/],
  ['es', spanish, /contraseña/],
])('the accounts page says it in %s', (_language, { accounts: { signInPage } }, password) => {
  expect(signInPage).toMatch(/Unipile.*LinkedIn/);
  expect(signInPage).toMatch(/Chime In/);
  expect(signInPage).toMatch(password);
});
