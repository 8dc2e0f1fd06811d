import { beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { textIn } from '#client/i18n/defineTexts.ts';
import { spellsTexts } from '#client/screens/dataSettings/spells/spellsTexts.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { hasScenario, presses } from '../support/site.tsx';

interface SpellRow {
  readonly number: number;
  readonly school: number;
  readonly level: number;
  readonly monster_level: number;
}

let data: DataSettings;
beforeEach(async () => {
  data = new DataSettings(await hasScenario());
});

const spellOf = async (number: number) =>
  (await data.stored<SpellRow[]>('each-spell-setting')).find((one) => one.number === number);
const box = (name: string): Locator => page.getByRole('list', { name, exact: true });

test.each(LANGUAGES)('spells of monsters are a lane of their own, by seven levels: %s', async (language) => {
  data.language = language;
  const text = textIn(language, spellsTexts);
  const lane = (level: number) => box(text('spells.boxes.ofMonsters', { level }));
  await data.opens('/spell-list');
  // Spell 6 is learnt by mages at level 1, and cast by monsters of that level.
  const inLane = lane(1).getByRole('button', { name: /^06/ });
  await expect.element(inLane).toBeVisible();
  await expect.element(lane(7)).toBeVisible();
  await expect.element(lane(8)).toHaveLength(0);
  const { school, level } = (await spellOf(6)) ?? {};
  await inLane.click();
  await page
    .getByRole('button', {
      name: text('spells.boxes.putHere', { place: text('spells.boxes.ofMonsters', { level: 5 }) }),
    })
    .click();
  await expect.poll(() => spellOf(6)).toMatchObject({ school, level, monster_level: 5 });
  // By keyboard: picked up in its new box, moved one level down, and put there.
  await expect.element(lane(5).getByRole('button', { name: /^06/ })).toHaveFocus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await presses(key);
  await expect.poll(() => spellOf(6)).toMatchObject({ school, level, monster_level: 6 });
  await presses('Enter');
  await page.getByRole('button', { name: text('spells.boxes.takeFromMonsters') }).click();
  await expect.poll(() => spellOf(6)).toMatchObject({ school, level, monster_level: 0 });
  await expect.element(page.getByRole('button', { name: /^06/ })).toHaveLength(1);
});

test.each(LANGUAGES)('a link to an unknown spell says so, and one by name leads to it: %s', async (language) => {
  data.language = language;
  const text = textIn(language, spellsTexts);
  const told = page.getByText(text('spells.unknown', { name: 'メラゾーマ' }));
  await data.opens('/each-spell-setting/attack-spell/#メラゾーマ');
  await expect.element(told).toBeVisible();
  await data.opens('/each-spell-setting/position-coordinate-spell/#Far%20Gate');
  await expect.element(page.css('header h2')).toMatchTextContent('04');
  await expect.element(told).toHaveLength(0);
});
