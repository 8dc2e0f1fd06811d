import { expect } from '@playwright/test';
import { roomMaps } from '../../../support/maps.ts';
import type { Author } from '../Author.ts';
import { hasBestiary } from '../bestiary.ts';
import { isReleased } from '../isReleased.ts';
import type { Screens } from './places.ts';

/** The publishing setting of a scenario. */
export const outlineScreens: Screens = {
  'title and author name': (author) => inOutline(author, 'title-author-name'),
  async 'title and author name, not saved yet'(author) {
    await inOutline(author, 'title-author-name');
    await author.page.locator('[data-path="title_en"] input').fill('A maze below');
    await expect(author.page.locator('form [role="status"]').filter({ hasText: /./ }).first()).toBeVisible();
  },
  'author comments': (author) => inOutline(author, 'author-comment/2'),
  'search items': (author) => inOutline(author, 'search-items'),
  async 'publishing tool'(author) {
    await inOutline(author, 'status-setting');
    await expect(author.page.getByRole('main').getByRole('link', { name: author.words.toPolicy })).toBeVisible();
  },
  async 'publishing tool, between two releases'(author) {
    const { id } = await isReleased(author);
    const { rest } = author.account;
    await rest.post(`scenarios/${id}/update-file`);
    await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(9) });
    await rest.delete(`scenarios/${id}/items-detail/1`);
    await author.page.goto(`/scenarios/${id}/scenario-tools/work-outline/status-setting`);
    await author.page.getByRole('main').locator('summary').first().click();
    await expect(author.page.getByRole('table')).toBeVisible();
  },
  'privacy policy': (author) => inOutline(author, 'privacy-policy'),
};

/** Opens a screen of the work outline of a scenario that has parts of it. */
async function inOutline(author: Author, path: string): Promise<void> {
  const id = await hasBestiary(author);
  const { rest } = author.account;
  const write = async (below: string, body: object) =>
    expect((await rest.patch(`scenarios/${id}/${below}`, body)).status).toBe(200);
  await write('title-author-names/1', {
    author_name: '水野 葵',
    comment_ja: '霧の底で、声を集める物語。',
    subtitle_ja: '霧の底の声',
    subtitle_en: 'Voices below the fog',
  });
  const pages = [
    [1, 'はじめに', 'ようこそ、水底の迷宮へ。\n地図を描きながら進んでください。'],
    [2, '遊び方', 'まず酒場で仲間を集めましょう。'],
    [7, 'スタッフ', '制作　水野 葵'],
  ] as const;
  for (const [number, menu_title_ja, text_ja] of pages) {
    await write(`author-comments/${number}`, { menu_title_ja, text_ja });
  }
  await write('search-items/1', { difficulty: 3, monsters: 2 });
  await rest.put(`scenarios/${id}/labyrinth-settings/1`, {
    labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
    map_hierarchy: { start: 1, end: 2 },
  });
  await author.page.goto(`/scenarios/${id}/scenario-tools/work-outline/${path}`);
  await expect(author.page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
}
