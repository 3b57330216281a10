let awaited: Element | null = null;

/** A browser moves the focus of a disabled control to the body, a dialog's focus trap then to the dialog around it. */
const hasLostFocus = (control: Element): boolean =>
  control !== document.activeElement && (document.activeElement?.contains(control) ?? true);

/**
 * Remembers the focused control. Call it when work begins, before anything is disabled: afterwards the browser may
 * have moved the focus.
 * @returns gives the focus back as soon as the control is enabled, unless the user has moved it elsewhere
 */
export function keepFocus(): () => void {
  // Work that follows on other work: the control is still disabled and has already lost the focus.
  const control = awaited && hasLostFocus(awaited) ? awaited : document.activeElement;
  return () => {
    if (control instanceof HTMLElement) giveFocusBack(control);
  };
}

function giveFocusBack(control: HTMLElement): void {
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
  // Of all elements, because the fieldset around it may be the disabled one.
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  attempt();
}
