/** Two linters read the served document. They find nothing but what spec.md fixes. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../support/server.ts';

const server = await startTestServer({ env: { PUBLIC_URL: 'https://app.chime.test' } });
afterAll(() => server.stop());
const { body: document } = await server.call('GET', '/api/openapi.json');

/** A literal path and one with a parameter, which spec.md fixes both, or its path and one of ours. */
const ambiguous = [
  '/api/auth/passkeys/options',
  '/api/linkedinaccount/createAuthLink',
  '/api/subscription/payment-methods/default',
];
/** The linters take seconds, on a busy machine a minute. */
const timeout = 240_000;

test("fulfils Redocly's recommended-strict", { timeout }, async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-ambiguous-paths': 'error' },
  });
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  const shown = found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(shown.filter((text) => !ambiguous.some((path) => text.includes(path)))).toEqual([]);
  expect(shown).toHaveLength(ambiguous.length);
});

test("fulfils Spectral's rules for OpenAPI", { timeout }, async () => {
  const linter = new spectral.Spectral();
  // The rules declare no `extends`, which the type of a ruleset asks for.
  linter.setRuleset({ extends: [rulesets.oas as unknown as RulesetDefinition] });
  const found = await linter.run(document);
  expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
});
