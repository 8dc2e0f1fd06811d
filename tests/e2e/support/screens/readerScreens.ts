import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { isReleased } from '../isReleased.ts';
import type { Screens } from './places.ts';

/** What readers see of published works. */
export const readerScreens: Screens = {
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
    const id = await author.hasScenario();
    await author.account.rest.patch(`scenarios/${id}/change-status`, { status: 'in_development' });
    await author.page.goto(`/works/${id}`);
    await expect(author.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

async function atWorks({ page }: Author, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
}
