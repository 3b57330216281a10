import { expect, test } from 'vitest';
import { withExamples, withNulls } from '../../../server/http/docs/schemas31.ts';

test('allows a named schema or null, and keeps its description', () => {
  const named = { $ref: '#/components/schemas/Plan' };
  const generated = { allOf: [named, { type: ['object', 'null'] }], description: 'The plan' };
  expect(withNulls({ schema: generated })).toEqual({
    schema: { anyOf: [named, { type: 'null' }], description: 'The plan' },
  });
  const extended = { allOf: [named, { type: 'object', properties: {} }] };
  expect(withNulls({ schema: extended })).toEqual({ schema: extended });
});

test('takes a body’s example from its schema, the named schema or all properties', () => {
  const components = { schemas: { Plan: { type: 'object', example: { name: 'Pro' } } } };
  const exampleOf = (schema: object, more: object = {}) => {
    const { content } = withExamples({ components, content: { 'application/json': { schema, ...more } } });
    return (content['application/json'] as { example?: unknown }).example;
  };
  const plan = { $ref: '#/components/schemas/Plan' };
  expect(exampleOf(plan)).toEqual({ name: 'Pro' });
  expect(exampleOf({ type: 'array', items: plan })).toEqual([{ name: 'Pro' }]);
  expect(exampleOf({ properties: { plan, at: { example: 'now' } } })).toEqual({
    plan: { name: 'Pro' },
    at: 'now',
  });
  expect(exampleOf({ anyOf: [plan, { type: 'null' }] })).toEqual({ name: 'Pro' });
  expect(exampleOf({ properties: { plan, at: { type: 'string' } } })).toBeUndefined();
  expect(exampleOf(plan, { example: { name: 'Own' } })).toEqual({ name: 'Own' });
});
