import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#domain/text/languages.ts';
import { editByCommand, isFirefox } from '../../browsers/firefox/isFirefox.ts';
import { patient } from '../../support/patience.ts';
import { Author } from './Author.ts';
import { Faults } from './Faults.ts';
import { FloorActions } from './FloorActions.ts';
import { FloorMap } from './FloorMap.ts';
import { newAccount } from './newAccount.ts';
import { startOnMysql } from './startOnMysql.ts';
import { type Words, words } from './words.ts';

export { expect, type Page };

interface Options {
  /** The language of the interface. */
  readonly language: Language;
  /** Whether the browser prefetches nothing. No story needs to prefetch other screens: that would take the machine from the others. */
  readonly savesData: boolean;
}

interface Fixtures {
  readonly origin: string;
  /** The faults of the test's pages; a test fails if it did not declare them. */
  readonly faults: Faults;
  /** The texts on the screen, in the test's language. */
  readonly words: Words;
  /** A registered author who is logged in, with no data yet. */
  readonly author: Author;
  /** Floor 01 of a new scenario of the author, open. */
  readonly map: FloorMap;
  /** The actions on whole floors there. */
  readonly floors: FloorActions;
}

/** The database of the program; on MySQL it is started for the tests that request it. */
interface Installation {
  readonly engine: 'SQLite' | 'MySQL';
  /** Its address, if it is not the one that all tests share. */
  readonly ownUrl: string | undefined;
}

async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection = (navigator as unknown as { connection?: object }).connection;
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });
}

export const test = base.extend<Options & Fixtures, Installation>({
  engine: ['SQLite', { option: true, scope: 'worker' }],
  ownUrl: [
    async ({ engine }, use) => {
      const own = engine === 'MySQL' ? await startOnMysql() : undefined;
      await use(own?.url);
      await own?.stop();
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
  baseURL: async ({ baseURL, ownUrl }, use) => use(ownUrl ?? baseURL),
  language: ['ja', { option: true }],
  savesData: [true, { option: true }],
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? '').origin),
  words: async ({ language }, use) => use(words[language]),
  faults: [
    async ({ context, origin, savesData }, use) => {
      const faults = new Faults(origin);
      if (isFirefox(context)) await editByCommand(context);
      await faults.watch(context);
      if (savesData) await saveData(context);
      await use(faults);
      expect(faults.surprises).toEqual([]);
    },
    { auto: true },
  ],
  author: async ({ page, origin, language }, use) => {
    const author = new Author(page, await newAccount(origin, language), language);
    await author.isLoggedIn();
    await use(author);
  },
  map: async ({ author }, use) => {
    const map = new FloorMap(author);
    await map.opens(await author.hasScenario());
    await use(map);
  },
  floors: async ({ author, map }, use) => use(new FloorActions(author, map)),
});
