import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';

/** Leads an author there who is logged in. */
export type Screen = (author: Author) => Promise<void>;

/** By their names. */
export type Screens = Readonly<Record<string, Screen>>;

/** At an address of a new scenario. */
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
