import { expect } from '@playwright/test';
import type { Author } from '../Author.ts';
import { hasBestiary } from '../bestiary.ts';
import { DataSettings } from '../DataSettings.ts';
import { hasTreasure } from '../hasTreasure.ts';
import { picture } from '../picture.ts';
import type { Screens } from './places.ts';

/** Monsters, where they are met, and treasure chests. */
export const monsterScreens: Screens = {
  'monster list': (author) => amongMonsters(author, '/monsters/monster-list'),
  async 'monster list, columns'(author) {
    await amongMonsters(author, '/monsters/monster-list');
    await author.page.getByRole('toolbar').getByRole('button').nth(6).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  'monster in its form': (author) => amongMonsters(author, '/monsters/monster-list/1/monster-detail'),
  async 'additional images'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/additional-image/image-list');
    const file = { name: 'knight.png', mimeType: 'image/png', buffer: await picture(author.page) };
    await author.page.locator('input[type="file"]').setInputFiles(file);
    await expect(author.page.getByRole('dialog')).toContainText('knight.png');
  },
  async 'an additional image'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/additional-image/image-list/1');
    await expect(author.page.locator('[data-path="image"] button').last()).toBeVisible();
  },
  'monster pictures': (author) => amongMonsters(author, '/monsters/monster-graphic-setting'),
  'unidentified monsters': (author) => amongMonsters(author, '/monsters/unidentified-monster'),
  async 'what a rule does, drawn'(author) {
    const data = new DataSettings(author, await hasBestiary(author));
    await author.page.goto(`/scenarios/${data.scenarioId}/scenario-tools/game-rules/direct-attack-setting/1`);
    const show = data.says('グラフを見る', 'Show the chart');
    await author.page.getByRole('button', { name: show }).first().click();
    await expect(author.page.getByRole('slider').first()).toBeVisible();
  },
  'encounter table': (author) => amongMonsters(author, '/encounters/encounter-setting#12'),
  'encounter tables in a spreadsheet': (author) => amongMonsters(author, '/encounters/encounter-setting?view=table#12'),
  'encounter check sheet': (author) => amongMonsters(author, '/encounters/check-sheet'),
  async 'encounter check sheet, empty'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/encounters/check-sheet');
    await expect(
      author.page.getByRole('link', { name: data.says('モンスターを作る', 'Make a monster') }),
    ).toBeVisible();
  },
  'treasure chest in its form': (author) => amongChests(author, '/treasure-chest-list/1', /15%/),
  'item appearance': (author) => amongChests(author, '/item-appearance-check', /15%/),
  'item appearance, by floor': (author) => amongChests(author, '/item-appearance-check?view=floors', /地下一階/),
  'item appearance, what is nowhere': (author) => amongChests(author, '/item-appearance-check?view=missing', /009/),
  'special item in its form': (author) => amongChests(author, '/special-item/1', /0.8%/),
  'traps in words': (author) => amongChests(author, '/change-treasure-chest-trap?view=words', /2d8/),
  'trap in its form': (author) => amongChests(author, '/change-treasure-chest-trap/11', /2d8/),
};

/** Opens a screen of monsters or of encounters, with five of them. */
async function amongMonsters(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await hasBestiary(author));
  await data.opens(path);
  await expect(author.page.getByText(/骨の兵士|赤い竜|Bone soldier|Red dragon/).first()).toBeVisible();
}

/** Opens a screen of treasure chests, one of which stands on a floor; `shown` is the text that appears last. */
async function amongChests(author: Author, path: string, shown: RegExp): Promise<void> {
  const data = new DataSettings(author, await hasTreasure(author));
  await data.opens(`/treasure-chest${path}`);
  await expect(author.page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
}
