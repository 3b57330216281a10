let awaited: Element | null = null;

/** A disabled control loses the focus to the body, or to the dialog around it. */
const hasLostFocus = (control: Element): boolean =>
  control !== document.activeElement && (document.activeElement?.contains(control) ?? true);

/**
 * Remembers the focused control. Call it before anything is disabled.
 * @returns restores the focus when the control is enabled, unless the user has moved it
 */
export function keepFocus(): () => void {
  // In a chain of actions, the control of the first one is still disabled.
  const control = awaited && hasLostFocus(awaited) ? awaited : document.activeElement;
  return () => {
    if (control instanceof HTMLElement) giveFocusBack(control);
  };
}

/** Focuses a control as soon as it is enabled, unless the user has moved the focus. */
export function giveFocusBack(control: HTMLElement): void {
  const observer = new MutationObserver(attempt);
  function attempt(): void {
    if (control.isConnected && hasLostFocus(control)) {
      if (control.matches(':disabled')) return;
      control.focus({ preventScroll: true });
    }
    observer.disconnect();
    if (awaited === control) awaited = null;
  }
  awaited = control;
  // Observes the whole body, because the disabled element may be a fieldset around the control.
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  attempt();
}

/** The page below the header, for actions whose pressed control is gone afterwards. */
export const content = {
  get current() {
    return document.getElementById('content');
  },
};

/** Call it before a control removes itself together with the ones around it. */
export const focusContent = (): void => content.current?.focus({ preventScroll: true });

const stops =
  ':is(a[href], button:enabled, input:enabled, textarea:enabled, [tabindex="0"]):not([tabindex="-1"])';

/**
 * Call it before a pressed control removes itself: focuses the control after it, or the one before it.
 * @param by 1 prefers the one after it, -1 the one before it
 */
export function passFocus(control: HTMLElement, by: 1 | -1 = 1): void {
  const controls = [...document.querySelectorAll<HTMLElement>(stops)].filter((each) =>
    each.checkVisibility(),
  );
  const at = controls.indexOf(control);
  (controls[at + by] ?? controls[at - by])?.focus({ preventScroll: true });
}
