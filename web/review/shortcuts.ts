import { createKept } from '../store.ts';

export const commands = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  e: 'edit',
  h: 'hold',
  x: 'discard',
  s: 'select',
  u: 'undo',
  '?': 'help',
} as const;
export type Command = (typeof commands)[keyof typeof commands];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** While a key is held down, only `next` and `previous` repeat. */
export function commandOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const command = commands[key.toLowerCase() as keyof typeof commands] ?? null;
  return repeat && command !== 'next' && command !== 'previous' ? null : command;
}

const elsewhere =
  'input:not([type=checkbox]), textarea, select, [role=dialog] *, [role=alertdialog] *, [role=listbox] *, [role=menu] *, [role=combobox]';

export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(elsewhere));

const kept = createKept('reviewKeys');

/** Speech input can trigger single keys, so they can be turned off (WCAG 2.1.4). */
export const useShortcutsOn = (): [on: boolean, set: (on: boolean) => void] => [
  kept.use() !== 'off',
  (on) => kept.set(on ? null : 'off'),
];
