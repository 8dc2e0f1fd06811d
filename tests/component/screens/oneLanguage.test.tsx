// A scenario that is written in one language: its author never meets the other one.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario } from '#client/page/scenario/scenario.ts';
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
