import type {} from '@vitest/browser-playwright';
import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import { focuses } from './site.tsx';

/** A conversion of an input method that is under way in the field that has the focus, as Chromium reports it. */
export const composes = (text: string, caret = text.length): Promise<unknown> =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: caret, selectionEnd: caret });

/** Replaces the conversion by the final text, like an input method. */
export const commits = (text: string): Promise<unknown> => cdp().send('Input.insertText', { text });

/**
 * Types through an input method and commits the conversion with Enter.
 * @param whole what the field holds then, where something stood in it before
 */
export async function converts(field: Locator, reading: string, text: string, whole = text): Promise<void> {
  focuses(field);
  await composes(reading);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await commits(text);
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 });
  await expect.element(field).toHaveValue(whole);
}
