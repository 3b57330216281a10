import type { Locator, Page } from 'playwright-core';

export function controls(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const four = ['Reset', 'Pause', 'Start', 'Save'].map(button);
  const [reset, pause, start, save] = four as [Locator, Locator, Locator, Locator];
  return {
    button,
    reset,
    pause,
    start,
    save,
    unsaved: page.getByText('Unsaved changes'),
    prompt: page.getByLabel('Prompt', { exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    list: (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem'),
    /** Does it and waits for the message, which leaves within two seconds. */
    async announced(text: string, act: () => Promise<void>) {
      await Promise.all([page.getByText(text, { exact: true }).first().waitFor(), act()]);
    },
    async press(locator: Locator, text: string) {
      await this.announced(text, () => locator.click());
    },
    /** The enabled ones of the four buttons. */
    enabled: async () =>
      (await Promise.all(four.map((button) => button.isEnabled())))
        .map((may) => (may ? 'yes' : 'no'))
        .join(' '),
    async paste(field: string, lines: string[]) {
      await page.getByLabel(field, { exact: true }).evaluate((input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, lines.join('\n'));
    },
  };
}
