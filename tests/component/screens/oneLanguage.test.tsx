// A scenario that is written in one language: its author never meets the other one.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { ItemTable } from '../support/ItemTable.ts';
import { hasRecords, hasScenario, isGone, opens, presses, rest } from '../support/site.tsx';

const hasEnglishScenario = async () =>
  (await rest.post<Scenario>('scenarios', { title_ja: 'The Well', title_en: 'The Well', languages: 'en' })).data.id;
const field = (path: string) => page.css(`[data-path="${path}"] input`);
const place = (path: string) => page.css(`[data-path="${path}"]`);

test('forms and messages ask for one language, and show what is stored in the other one', async () => {
  const id = await hasEnglishScenario();
  await hasRecords(id, 'monsters', { 1: { name_en: 'Ring' }, 2: { name_ja: '剣', name_en: 'Sword' } });
  await opens(`/scenarios/${id}/data-settings/monsters/monster-list/1`, 'en');
  await expect.element(field('name_en').first()).toBeVisible();
  await isGone(place('name_ja'));
  await field('name_en').fill('Bell');
  await presses('Tab');
  await expect
    .poll(async () => (await rest.get(`scenarios/${id}/monsters/1`)).data)
    .toMatchObject({ name_ja: '', name_en: 'Bell' });

  await opens(`/scenarios/${id}/data-settings/monsters/monster-list/2`, 'en');
  await expect.element(field('name_ja').first()).toHaveValue('剣');

  await opens(`/scenarios/${id}/data-settings/labyrinth-messages/labyrinth-message-list/1`, 'en');
  await expect.element(place('message_en_boxes').first()).toBeVisible();
  await isGone(place('message_ja_boxes'));
  await isGone(page.getByRole('figure').filter({ hasText: 'Japanese, page 1' }));
});

test('a title that both languages need is never asked for twice: the other one is a copy', async () => {
  const id = await hasEnglishScenario();
  const stored = async () => (await rest.get(`scenarios/${id}/labyrinth-settings/1`)).data;
  await opens(`/scenarios/${id}/labyrinths/settings/1`, 'en');
  await expect.element(field('labyrinth_title.en').first()).toBeVisible();
  await isGone(place('labyrinth_title.ja'));
  await field('labyrinth_title.en').fill('The Well');
  await field('map_hierarchy.start').fill('1');
  await field('map_hierarchy.end').fill('2');
  await presses('Tab');
  await expect.poll(stored).toMatchObject({ labyrinth_title: { ja: 'The Well', en: 'The Well' } });
  await isGone(place('labyrinth_title.ja'));
  await field('labyrinth_title.en').fill('The Deep Well');
  await presses('Tab');
  await expect.poll(stored).toMatchObject({ labyrinth_title: { ja: 'The Deep Well', en: 'The Deep Well' } });
});

test('in a scenario of both languages a text that is demanded in both is filled by one press', async () => {
  const id = await hasScenario();
  await opens(`/scenarios/${id}/labyrinths/settings/1`, 'en');
  await expect.element(field('labyrinth_title.ja').first()).toBeVisible();
  await field('map_hierarchy.start').fill('1');
  await field('map_hierarchy.end').fill('2');
  await field('labyrinth_title.en').fill('The Well');
  await presses('Tab');
  await place('labyrinth_title.ja').getByRole('button', { name: 'Same as the English text' }).click();
  await expect
    .poll(async () => (await rest.get(`scenarios/${id}/labyrinth-settings/1`)).data)
    .toMatchObject({ labyrinth_title: { ja: 'The Well', en: 'The Well' } });
});

test('labels do not name the only language, and a copy follows its original in tables too', async () => {
  const table = new ItemTable(await hasEnglishScenario());
  table.language = 'en';
  await table.has({ 1: { name_ja: 'Lantern', name_en: 'Lantern' }, 2: { name_en: 'Rope' } });
  await table.opens();
  await expect.element(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible();
  await table.goesTo(1, 'name_en');
  await table.pastes('Lamp\r\nCord\r\n');
  await expect
    .poll(async () => [...(await table.stored()).values()])
    .toMatchObject([
      { name_ja: 'Lamp', name_en: 'Lamp' },
      { name_ja: '', name_en: 'Cord' },
    ]);
  // The copy is undone in the same step.
  await presses('Control+z');
  await expect
    .poll(async () => [...(await table.stored()).values()])
    .toMatchObject([
      { name_ja: 'Lantern', name_en: 'Lantern' },
      { name_ja: '', name_en: 'Rope' },
    ]);

  await opens(`/scenarios/${table.scenarioId}/data-settings/items/item-list/1/edit`, 'en');
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleName(/^Name(?! \()/);
  // A name that is a pair has one field left, which is called like the pair.
  await opens(`/scenarios/${table.scenarioId}/scenario-tools/game-rules/fortified-city-setting`, 'en');
  await expect.element(page.getByRole('textbox', { name: /^Name: Castle/ })).toBeVisible();
  await isGone(page.getByRole('group', { name: 'Name: Castle' }));
});

test('the settings of a floor and the signs ask for one language', async () => {
  const id = await hasEnglishScenario();
  await opens(`/scenarios/${id}/floor-maps/1`, 'en');
  if (!document.querySelector('[data-path="name_en"]')) {
    await page.getByRole('tab', { name: 'Floor', exact: true }).click();
  }
  await expect.element(field('name_en').first()).toHaveAccessibleName(/^Floor name(?! \()/);
  await isGone(place('name_ja'));

  await opens(`/scenarios/${id}/data-settings/labyrinth-messages/signboard-entrance-en`, 'en');
  const tabs = page.getByRole('navigation').getByRole('link', { name: /signs/ });
  await expect.poll(() => tabs.elements().map((tab) => tab.textContent)).toEqual(['Entrance signs', 'Ending signs']);
  await isGone(page.getByRole('heading', { name: 'Japanese signboard' }));
});

test('titles, copies and samples ask for one language, and send the copy', async () => {
  const id = await hasEnglishScenario();
  await opens(`/scenarios/${id}/scenario-tools/work-outline/title-author-name`, 'en');
  await expect.element(field('title_en').first()).toHaveAccessibleName(/^Title(?! \()/);
  await isGone(place('title_ja'));
  await field('title_en').fill('The Well of Bells');
  await page.getByRole('button', { name: 'Save titles and author name' }).click();
  const stored = async () => (await rest.get(`scenarios/${id}`)).data;
  await expect.poll(stored).toMatchObject({ title_ja: 'The Well of Bells', title_en: 'The Well of Bells' });
});

test('a release demands a title of the language that is not asked for, which one press makes', async () => {
  const { id } = (await rest.post<Scenario>('scenarios', { title_ja: '鐘の井戸', languages: 'ja' })).data;
  await opens(`/scenarios/${id}/scenario-tools/work-outline/title-author-name`, 'en');
  await isGone(field('title_en'));
  await page.getByRole('button', { name: 'Use the same title for both languages' }).click();
  await page.getByRole('button', { name: 'Save titles and author name' }).click();
  await expect
    .poll(async () => (await rest.get(`scenarios/${id}`)).data)
    .toMatchObject({ title_ja: '鐘の井戸', title_en: '鐘の井戸' });
});

test('languages that are changed in another tab reach an open form, which keeps what is being typed', async () => {
  const id = await hasEnglishScenario();
  await hasRecords(id, 'monsters', { 1: { name_en: 'Ring' } });
  await opens(`/scenarios/${id}/data-settings/monsters/monster-list/1`, 'en');
  const name = field('name_en').first();
  await expect.element(name).toHaveAccessibleName(/^Name(?! \()/);
  await isGone(place('name_ja'));
  await name.fill('Bell of');
  await rest.patch(`scenarios/${id}`, { languages: 'both' });
  // The tab is looked at again, as soon as its answers are not fresh any more.
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return place('name_ja').elements().length;
    })
    .toBeGreaterThan(0);
  await expect.element(name).toHaveAccessibleName(/^Name \(English\)/);
  await expect.element(name).toHaveValue('Bell of');
  await presses('Tab');
  await expect
    .poll(async () => (await rest.get(`scenarios/${id}/monsters/1`)).data)
    .toMatchObject({ name_ja: '', name_en: 'Bell of' });
});
