import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toastOptions } from '../../../web/components/toastOptions.ts';

// `notify` imports the session, which reads its token at import.
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

/** Newest first. */
function shown(): Toast[] {
  const seen: Toast[] = [];
  renderToStaticMarkup(createElement(Screen, { seen }));
  return seen;
}

test('shows the latest 20', () => {
  for (let n = 1; n <= 25; n += 1) notify.error(`Failure ${n}`);
  const messages = shown().map(({ message }) => message);
  expect(messages).toHaveLength(20);
  expect([messages.at(0), messages.at(-1)]).toEqual(['Failure 25', 'Failure 6']);
});

test('merges equal toasts', () => {
  for (let n = 0; n < 3; n += 1) notify.error('The same failure');
  expect(shown()).toHaveLength(1);
});

test('keeps each kind for its specified duration, and removes it a second later', () => {
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

test('replaces the outcomes from before the last input', () => {
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

test('keeps a repeated failure visible', () => {
  notify.error('Login failed');
  personActs();
  notify.error('Login failed');
  expect(visible()).toEqual(['Login failed']);
});

test('dismisses the errors of the page that was left, and keeps later toasts', () => {
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
