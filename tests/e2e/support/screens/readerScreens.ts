import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { isReleased } from '../isReleased.ts';
import { newUsername } from '../newAccount.ts';
import type { Screens } from './places.ts';

/** The public screens: published works, and the guide. */
export const readerScreens: Screens = {
  guide: (author) => inGuide(author, '/guide', 1),
  'guide, a page with a picture': (author) => inGuide(author, '/guide/first-floor', 1),
  'guide, kinds of event': (author) => inGuide(author, '/guide/events', 3),
  'guide, keys': (author) => inGuide(author, '/guide/keys', 3),
  'guide, numbers': (author) => inGuide(author, '/guide/numbers', 3),
  async works(author) {
    const { title } = await isReleased(author);
    await atWorks(author, `/works?search=${encodeURIComponent(title)}`, title);
  },
  async 'works, none found'(author) {
    await author.page.goto('/works?search=qqqq');
    await expect(author.page.getByText(author.words.noWorkFits)).toBeVisible();
  },
  async 'a work'(author) {
    const { code, title } = await isReleased(author);
    await atWorks(author, `/works/${code}`, title);
  },
  async 'a work in development'(author) {
    const title = `霧の迷宮 ${newUsername()}`;
    const id = await author.hasScenario(title);
    // The same in both languages of the page.
    await author.account.rest.patch(`scenarios/${id}`, { title_en: title });
    await author.account.rest.patch(`scenarios/${id}/change-status`, { status: 'in_development' });
    // Its address does not contain the scenario, so the test comes through the catalogue.
    await author.page.goto(`/works?category=development&search=${encodeURIComponent(title)}`);
    await author.page.getByRole('link', { name: title }).click();
    await expect(author.page).toHaveURL(/works\/\w/);
    await expect(author.page.getByRole('heading', { name: title })).toBeVisible();
  },
};

/** Opens a page of the guide, with its headings down to a level. */
async function inGuide({ page }: Author, path: string, level: number): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').getByRole('heading', { level }).first()).toBeVisible();
}

async function atWorks({ page }: Author, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
}
