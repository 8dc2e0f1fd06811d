import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { DataSettings } from '../DataSettings.ts';
import type { Screens } from './places.ts';

/** Labyrinths and spells. */
export const labyrinthScreens: Screens = {
  labyrinths: (author) => inLabyrinths(author, 'settings'),
  'labyrinth in its form': (author) => inLabyrinths(author, 'settings/2'),
  async 'labyrinth in its form, its size asked about'(author) {
    await inLabyrinths(author, 'settings/2');
    await author.page.locator('[data-path="labyrinth_size"] label').nth(2).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  async 'labyrinth flags'(author) {
    await inLabyrinths(author, 'flag-management');
    await expect(author.page.getByRole('grid')).toBeVisible();
  },
  async 'spell list, a spell in hand'(author) {
    await amongSpells(author, '/spell-list');
    await author.page.locator('[data-spell="schools 18"]').click();
    await expect(author.page.locator('[data-spell="schools 18"]')).toHaveAttribute('aria-pressed', 'true');
  },
  'spells found': (author) => amongSpells(author, '/each-spell-setting/spell-search'),
  'spell names': (author) => amongSpells(author, '/each-spell-setting/spell-name'),
  'attack spell in its form': (author) => amongSpells(author, '/each-spell-setting/attack-spell#26'),
  'recovery spell in its form': (author) => amongSpells(author, '/each-spell-setting/recovery-system#79'),
};

/** Opens a screen of the spells, which all exist from the start. */
async function amongSpells(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  await data.opens(path);
  await expect(
    author.page.getByText(/雷の槍|呼び戻し|道しるべ|Wayfinding|Thunder Spear|Recall Life/).first(),
  ).toBeVisible();
}

/** Opens a screen of the labyrinths, two of which are set up. */
async function inLabyrinths(author: Author, path: string): Promise<void> {
  const id = await author.hasScenario();
  const { rest } = author.account;
  for (const [number, start, end] of [
    [1, 1, 2],
    [2, 3, 4],
  ]) {
    await rest.put(`scenarios/${id}/labyrinth-settings/${number}`, {
      labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
      map_hierarchy: { start, end },
      intrusion_condition_required: true,
    });
  }
  await author.page.goto(`/scenarios/${id}/labyrinths/${path}`);
  await expect(
    author.page
      .getByRole('main')
      .getByText(/水底の迷宮|The sunken maze/)
      .first(),
  ).toBeVisible();
}
