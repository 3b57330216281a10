/** The served document describes its fields, and two linters find nothing in it. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, expect, test } from 'vitest';
import { deepTimeout, isDeep } from '../../support/deep.ts';
import { startTestServer } from '../../support/server.ts';

const server = await startTestServer({ env: { PUBLIC_URL: 'https://app.chime.test' } });
afterAll(() => server.stop());
const { body: document } = await server.call('GET', '/api/openapi.json');

/** They take nine tenths of Spectral's time, and contract.test.ts validates each example as well. */
const ofExamples = ['oas3-valid-media-example', 'oas3-valid-schema-example'];
const timeout = deepTimeout;

test('describes each field that has no type of its own', () => {
  const bare: string[] = [];
  const look = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example') continue;
      if (key === 'properties')
        for (const [name, field] of Object.entries<object>(value))
          if (!('description' in field) && !JSON.stringify(field).includes('"$ref"'))
            bare.push(`${path}/${name}`);
      look(value, `${path}/${key}`);
    }
  };
  look(document, '');
  expect(bare).toEqual([]);
});

test("fulfils Redocly's recommended-strict", { timeout }, async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  const shown = found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(shown).toEqual([]);
});

test("fulfils Spectral's rules for OpenAPI", { timeout }, async () => {
  const linter = new spectral.Spectral();
  // The rules declare no `extends`, which the type of a ruleset asks for.
  linter.setRuleset({
    extends: [rulesets.oas as unknown as RulesetDefinition],
    rules: isDeep ? {} : Object.fromEntries(ofExamples.map((rule) => [rule, 'off'])),
  });
  const found = await linter.run(document);
  expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
});
