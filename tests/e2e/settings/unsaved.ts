import { expect, test } from 'vitest';
import type { World } from './world.ts';

export function unsavedChanges(at: () => World): void {
  test('asks before unsaved changes are lost, on every way out of the page', async () => {
    const { server, open } = at();
    const prompt = 'The same for both, whichever comes first';
    const { on, page } = await open({ accounts: 2, saved: { prompt }, otherSaved: { prompt } });
    const dialog = page.getByRole('alertdialog');
    await on.prompt.fill('Typed');

    await page.getByRole('link', { name: 'Billing' }).click();
    await dialog.waitFor();
    await on.button('Keep editing').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${server.url}/dashboard`);

    await page.getByRole('tab', { name: 'Activity' }).click();
    await on.prompt.waitFor({ state: 'hidden' });
    await expect.poll(() => on.save.count()).toBe(0);
    await page.getByRole('tab', { name: 'Settings (unsaved)' }).click();
    await expect.poll(() => on.prompt.inputValue()).toBe('Typed');
    await page.reload();
    await page.waitForURL(`${server.url}/dashboard?tab=settings`);
    await on.prompt.fill('Typed');
    await on.unsaved.waitFor();

    const pick = async (place = 1) => {
      await page.getByRole('combobox', { name: /^Account/ }).click();
      await page.getByRole('option').nth(place).click();
      await dialog.waitFor();
    };
    await pick();
    await on.button('Keep editing').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => on.prompt.inputValue()).toBe('Typed');
    await pick();
    await on.button('Discard changes').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => on.prompt.inputValue()).toBe(prompt);

    await on.prompt.fill('Typed again');
    await pick(0);
    await on.button('Save and leave').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => on.prompt.inputValue()).toBe(prompt);
    await on.prompt.fill('Dropped');
    await page.getByRole('link', { name: 'Billing' }).click();
    await on.button('Discard changes').click();
    await page.waitForURL(`${server.url}/billing`);
  });

  test('keeps text typed during a save, as unsaved', async () => {
    const { open, savedOf } = at();
    const opened = await open();
    const { on, page } = opened;
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/settings', async (route) => {
      await held;
      await route.continue();
    });
    await on.prompt.fill('Sent');
    await page.keyboard.press('Control+s');
    await expect.poll(() => on.save.isDisabled()).toBe(true);
    await on.prompt.fill('Sent, and more');
    await on.announced('Settings updated successfully!', async () => go());
    await expect.poll(() => on.prompt.inputValue()).toBe('Sent, and more');
    await on.unsaved.waitFor();
    expect((await savedOf(opened)).prompt).toBe('Sent');
  });
}
