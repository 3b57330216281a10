import { expect, test } from 'vitest';
import { createFacts } from '../../soak/load/facts.ts';

test('requires the last acknowledged write', () => {
  const facts = createFacts();
  facts.attempt('settings', 'a', 'one');
  facts.told('settings', 'a', 'one');
  facts.attempt('settings', 'a', 'two');
  facts.told('settings', 'a', 'two');
  expect(facts.complaint('settings', 'a', 'two')).toBeUndefined();
  expect(facts.complaint('settings', 'a', 'one')).toBe('settings a is one, told was two');
});

test('allows a write without an answer, and no rejected one', () => {
  const facts = createFacts();
  facts.told('settings', 'a', 'one');
  facts.attempt('settings', 'a', 'two');
  expect(facts.complaint('settings', 'a', 'one')).toBeUndefined();
  expect(facts.complaint('settings', 'a', 'two')).toBeUndefined();
  expect(facts.complaint('settings', 'a', 'three')).toContain('perhaps two');
  facts.refused('settings', 'a', 'two');
  expect(facts.complaint('settings', 'a', 'two')).toBeDefined();
});

test('expects in a copy the acknowledged writes before it, or later ones', () => {
  const facts = createFacts();
  facts.told('note', 'a', 'one');
  facts.told('note', 'b', 'one');
  facts.told('note', 'b', 'two');
  facts.mark();
  facts.told('note', 'a', 'two');
  facts.told('note', 'c', 'one');
  expect(facts.complaintOfCopy('note', 'a', 'one')).toBeUndefined();
  expect(facts.complaintOfCopy('note', 'a', 'two')).toBeUndefined();
  expect(facts.complaintOfCopy('note', 'b', 'one')).toBe('note b is one in the copy, told before it was two');
  expect(facts.complaintOfCopy('note', 'a', 'gone')).toBeDefined();
  expect(facts.isMarked('note', 'c')).toBe(false);
});
