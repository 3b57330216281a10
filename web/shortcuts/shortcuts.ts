import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session.ts';
import { createKept } from '../store.ts';
import { currentWorkspace } from '../workspace.ts';
import { commandOf } from './commandOf.ts';

const elsewhere =
  'input:not([type=checkbox]), textarea, select, [role=dialog] *, [role=alertdialog] *, [role=listbox] *, [role=menu] *, [role=combobox]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(elsewhere));

const kept = createKept('reviewKeys');

/** Speech input can trigger single keys, so they can be turned off (WCAG 2.1.4). */
export const useShortcutsOn = (): [on: boolean, set: (on: boolean) => void] => [
  kept.use() !== 'off',
  (on) => kept.set(on ? null : 'off'),
];

/** @param looks the commands that change nothing; only these work in a support view and for viewers */
export function useShortcuts<Command extends string>(
  keys: Readonly<Record<string, Command>>,
  commands: Record<Command, () => unknown>,
  looks: readonly Command[],
): void {
  const [on] = useShortcutsOn();
  const isViewing = useSession().view !== null || currentWorkspace()?.role === 'viewer';
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || isElsewhere(event.target)) return;
    const command = commandOf(keys, event);
    if (!command || (isViewing && !looks.includes(command))) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
