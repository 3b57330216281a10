import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toastOptions } from '../../../web/components/toastOptions.ts';

// Behind `notify` stands the session, which looks for its token as it is loaded.
vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
const { notify, notifyFailure, pageLeft, personActs } = await import('../../../web/notify.tsx');
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  personActs();
  pageLeft();
  toast.removeAll();
});

function Screen({ seen }: { seen: Toast[] }) {
  seen.push(...useToaster(toastOptions).toasts);
  return null;
}

/** The toasts on the screen, newest first. */
function shown(): Toast[] {
  const seen: Toast[] = [];
  renderToStaticMarkup(createElement(Screen, { seen }));
  return seen;
}

test('20 are shown at most, the latest of them', () => {
  for (let n = 1; n <= 25; n += 1) notify.error(`Failure ${n}`);
  const messages = shown().map(({ message }) => message);
  expect(messages).toHaveLength(20);
  expect([messages.at(0), messages.at(-1)]).toEqual(['Failure 25', 'Failure 6']);
});

test('merges equal toasts', () => {
  for (let n = 0; n < 3; n += 1) notify.error('The same failure');
  expect(shown()).toHaveLength(1);
});

test('each kind stays for as long as the specification says, and goes a second later', () => {
  notify.success('It worked');
  notify.error('It failed');
  notify.info('By the way');
  toast.loading('On its way');
  const stay = Object.fromEntries(
    shown().map(({ type, duration, removeDelay }) => [type, [duration, removeDelay]]),
  );
  expect(stay).toEqual({
    success: [2000, 1000],
    error: [4000, 1000],
    blank: [4000, 1000],
    loading: [Number.POSITIVE_INFINITY, 1000],
  });
});

const visible = () => shown().flatMap(({ visible, id }) => (visible ? [id] : []));

test('the outcome of what a person does replaces the outcomes of before', () => {
  notify.error('This e-mail is already registered');
  notify.error('And that is no e-mail');
  expect(visible()).toHaveLength(2);
  personActs();
  expect(visible()).toHaveLength(2);
  notify.success('Login successful!');
  expect(visible()).toEqual(['Login successful!']);
  personActs();
  notifyFailure(new Error('away'), 'Updating failed');
  expect(visible()).toEqual(['Updating failed']);
});

test('the same failure again stays in sight', () => {
  notify.error('Login failed');
  personActs();
  notify.error('Login failed');
  expect(visible()).toEqual(['Login failed']);
});

test('an error goes with its page; what was told on the way to the next one stays', () => {
  notify.error('Login failed');
  personActs();
  notify.success('Login successful!');
  notify.error('Something went wrong');
  pageLeft();
  expect(visible()).toEqual(['Something went wrong', 'Login successful!']);
  personActs();
  pageLeft();
  expect(visible()).toEqual(['Login successful!']);
});
