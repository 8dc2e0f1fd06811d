// The whole site in the frame of a test, in front of a real server: an address is opened without a page being loaded.
import { QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { expect } from 'vitest';
import { type Locator, locators, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '#client/App.tsx';
import { keepAccessToken } from '#client/api/accessToken.ts';
import { queryClient } from '#client/api/queryClient.ts';
import { trpc, trpcClient } from '#client/api/trpc.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { DataSettings, DefaultLayout, FloorMap, Labyrinths, ScenarioLayout } from '#client/lazy.ts';
import '#client/ui/base.css.ts';
import './watchPage.ts';
import type { Language } from '#domain/text/languages.ts';
import { words } from '../../e2e/support/words.ts';
import { RestClient } from '../../support/RestClient.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements by a CSS selector. */
    css(selector: string): Locator;
  }
}
locators.extend({ css: (selector: string) => `css=${selector}` });

// Built before the first test: on a slow machine with nothing in its caches that takes longer than a test may wait for a screen.
await Promise.all([DefaultLayout, ScenarioLayout, DataSettings, FloorMap, Labyrinths].map((part) => part.load()));

/** Calls the REST interface as the author of a test file, who has registered for it. */
export const rest = new RestClient('', await registers());

async function registers(): Promise<string> {
  const username = `author.${Date.now().toString(36)}.${crypto.randomUUID().slice(0, 8)}`;
  const account = { username, name: 'Kaede Mori', email: `${username}@example.com`, password: 'correct horse battery' };
  const nobody = new RestClient('');
  await nobody.post('register', { ...account, language: 'ja', agreed: true });
  const { text, body } = await nobody.post('login', { login: username, password: account.password });
  if (!body?.access_token) throw new Error(text);
  return body.access_token;
}

/** Creates a scenario of the author and returns its id. */
export async function hasScenario(): Promise<string> {
  const titles = { title_ja: '水底の迷宮', title_en: 'The Sunken Maze' };
  return (await rest.post<{ id: string }>('scenarios', titles)).data.id;
}

/** Creates records over REST, as on an earlier day: `labyrinth-messages`, by number. */
export async function hasRecords(
  scenarioId: string,
  kind: string,
  records: Readonly<Record<number, object>>,
): Promise<void> {
  for (const [number, values] of Object.entries(records)) {
    await rest.put(`scenarios/${scenarioId}/${kind}/${number}`, values);
  }
}

/** Opens an address of the site as the author, without a page being loaded. */
export async function opens(path: string, language: Language = 'ja'): Promise<void> {
  keepAccessToken(rest.token ?? '');
  getDefaultStore().set(languageAtom, language);
  navigate(path);
  window.focus();
  if (document.querySelector('header')) return;
  await render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

/** Presses keys, each with what is held down: `Control+Shift+d`. */
export async function presses(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const held = key.split('+');
    const last = held.pop() ?? '';
    const [down, up] = [held.map((name) => `{${name}>}`), held.toReversed().map((name) => `{/${name}}`)];
    await userEvent.keyboard(`${down.join('')}${last === 'Space' ? ' ' : `{${last}}`}${up.join('')}`);
  }
}

/** Waits until nothing that a locator finds is seen. */
export async function isGone(locator: Locator): Promise<void> {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
  };
  await expect.poll(() => locator.elements().filter(isSeen)).toEqual([]);
}

/** Waits until what a locator finds has these texts, each the whole of its element. */
export async function haveTexts(locator: Locator, texts: readonly string[]): Promise<void> {
  await expect.poll(() => locator.elements().map(({ textContent }) => textContent?.trim())).toEqual(texts);
}

/** Gives the focus to what a locator finds. */
export const focuses = (target: Locator): void => (target.element() as HTMLElement).focus();

/** Types into what a locator finds, key by key. */
export async function types(target: Locator, text: string): Promise<void> {
  focuses(target);
  await userEvent.keyboard(text);
}

/** Returns the text of a field. */
export const textOf = (field: Locator): string => (field.element() as HTMLInputElement).value;

/** Returns the place of an element in the window. */
export const boxOf = (target: Locator): Omit<DOMRect, 'toJSON'> => target.element().getBoundingClientRect().toJSON();

/** Saves a backup with the button of the frame. */
export async function savesBackup(): Promise<void> {
  await page.getByRole('button', { name: words.ja.saveBackup }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await reads(words.ja.backupSaved);
}

/** Waits for a passing message at the foot of the page. */
export async function reads(message: string | RegExp): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: message }).first()).toBeVisible();
}

/** Presses keys in a field or on a button. */
export async function pressesIn(target: Locator, ...keys: readonly string[]): Promise<void> {
  focuses(target);
  await presses(...keys);
}
