import { expect, type Locator, type Page } from '@playwright/test';
import { isFirefox } from '../../browsers/firefox/isFirefox.ts';

/**
 * Types through an input method and commits the conversion with Enter, as Chromium reports it. Firefox's driver has no input method: the text
 * arrives there as from a palette of characters.
 * @param whole the resulting value, if the field was not empty before
 */
export async function converts(page: Page, field: Locator, reading: string, text: string, whole = text): Promise<void> {
  await field.focus();
  if (isFirefox(page.context())) {
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(whole);
    return;
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', {
    text: reading,
    selectionStart: reading.length,
    selectionEnd: reading.length,
  });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.insertText', { text });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await expect(field).toHaveValue(whole);
}
