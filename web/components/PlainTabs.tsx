import type { KeyboardEvent } from 'react';
import css from './PlainTabs.module.css';

type Props<Name extends string> = {
  label: string;
  tabs: readonly (readonly [name: Name, text: string])[];
  shown: Name;
  onShow: (name: Name) => void;
  /** A tab is `${id}-${name}`, what it shows `${id}-panel-${name}`. */
  id: string;
};

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs that measure nothing: MUI's have the page laid out to know where their line goes. The arrow keys move the focus. */
export function PlainTabs<Name extends string>({ label, tabs, shown, onShow, id }: Props<Name>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    // With one of these they are the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    const to = steps[event.key]?.(all.indexOf(event.target as HTMLButtonElement), all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }
  return (
    <div role="tablist" aria-label={label} className={css.tabs} onKeyDown={onKeyDown}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-controls={`${id}-panel-${name}`}
          aria-selected={shown === name}
          tabIndex={shown === name ? 0 : -1}
          onClick={() => onShow(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
