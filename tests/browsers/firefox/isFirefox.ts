import type { BrowserContext } from '@playwright/test';

/** Whether a story runs in Firefox, whose driver lacks some things (CONTRIBUTING.md, "Browsers"). */
export const isFirefox = (context: BrowserContext): boolean => context.browser()?.browserType().name() === 'firefox';

/**
 * Makes Playwright's way of putting a text into a field of Firefox an edit: its own sets the value by script, which React takes for its own
 * work.
 */
export async function editByCommand(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
  });
}
