import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';

/** Takes a logged-in author to the screen. */
export type Screen = (author: Author) => Promise<void>;

/** The screens by name. */
export type Screens = Readonly<Record<string, Screen>>;

/** Opens an address of a new scenario. */
export async function inScenario(author: Author, path: string): Promise<void> {
  await author.page.goto(`/scenarios/${await author.hasScenario()}${path}`);
  await expect(author.button('saveBackup')).toBeVisible();
  await expect(author.page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

export async function inHistory(author: Author): Promise<void> {
  await inScenario(author, '');
  await author.savesBackup();
  await author.button('backupHistory').click();
  await expect(author.page.getByRole('list', { name: author.words.backupHistory }).getByRole('button')).toBeVisible();
}
