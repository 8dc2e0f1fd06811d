import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#domain/text/languages.ts';
import { hasRecords, hasScenario, isGone, opens, pressesIn, reads, rest, textOf } from '../support/site.tsx';

const WORDS = {
  ja: {
    pick: '手本から選ぶ…',
    title: /手本から選ぶ/,
    starter: 'はじめの一式',
    find: '名前か内容で探す',
    use: 'これを使う',
    along: 'いっしょに入るもの',
    undo: '元に戻す',
    set: 'はじめの一式を入れる…',
    take: '入れる',
  },
  en: {
    pick: 'Pick from the sample…',
    title: /Pick from the sample/,
    starter: 'Starter set',
    find: 'Find by name or content',
    use: 'Use this',
    along: 'It brings along',
    undo: 'Undo',
    set: 'Take the starter set…',
    take: 'Take it',
  },
} as const;

interface Listed {
  readonly number: number;
  readonly name_ja: string;
  readonly name_en: string;
}

let scenario: string;
beforeEach(async () => {
  scenario = await hasScenario();
});

const listed = async (path: string) =>
  (await rest.get<Listed[]>(`scenarios/${scenario}/${path}?per_page=100`)).data.filter(
    ({ name_ja, name_en }) => name_ja !== '' || name_en !== '',
  );
const dialog = (language: Language) => page.getByRole('dialog', { name: WORDS[language].title });

/** Chooses a record in the open dialog, and uses it. */
async function picks(language: Language, source: string | undefined, name: string, told: string): Promise<void> {
  const { find, use } = WORDS[language];
  if (source) await dialog(language).getByText(source, { exact: true }).click();
  await dialog(language).getByRole('searchbox', { name: find }).fill(name);
  await dialog(language).getByRole('option', { name }).first().click();
  await expect.element(dialog(language).getByText(new RegExp(told)).first()).toBeVisible();
  await dialog(language).getByRole('button', { name: use }).click();
  await isGone(dialog(language));
}

test.each(['ja', 'en'] as const)(
  'a reference takes a record of the sample with what that uses, and gives all of it back: %s',
  async (language) => {
    const { pick, along, undo } = WORDS[language];
    await hasRecords(scenario, 'items-detail', { 3: { name_ja: '先客', name_en: 'First here' } });
    await opens(`/scenarios/${scenario}/data-settings/monsters/monster-list/1/monster-detail`, language);
    const field = page
      .getByRole('combobox', { name: { ja: '連れのモンスター', en: 'Companion monster' }[language] })
      .first();
    await expect.element(field).toBeVisible();
    await pressesIn(field, 'ArrowDown');
    await page.getByRole('option', { name: pick }).click();
    const name = { ja: '灯なし', en: 'Lampless' }[language];
    await picks(language, undefined, name, along);
    await expect.poll(() => textOf(field)).toMatch(new RegExp(`^\\d{3} ${name}$`));
    await expect.poll(async () => (await listed('monsters')).map(({ name_ja }) => name_ja)).toEqual(['灯なし']);
    // Its purse and its box came, and all from the range of things that they may hold, beside what was there.
    await expect.poll(async () => (await listed('treasure-boxes')).length).toBe(2);
    const items = await listed('items-detail');
    expect(items.find(({ number }) => number === 3)).toMatchObject({ name_ja: '先客' });
    expect(items.length).toBeGreaterThan(2);
    await page.getByRole('button', { name: undo, exact: true }).last().click();
    await expect.poll(async () => (await listed('monsters')).length).toBe(0);
    await expect.poll(async () => (await listed('treasure-boxes')).length).toBe(0);
    await expect.poll(async () => (await listed('items-detail')).map(({ number }) => number)).toEqual([3]);
  },
);

test('an empty list offers the starter set, which comes once and goes again', async () => {
  const { set, take, undo } = WORDS.en;
  await opens(`/scenarios/${scenario}/data-settings/items/item-list`, 'en');
  await page.getByRole('button', { name: set }).click();
  const taking = page.getByRole('dialog', { name: 'Take the starter set' });
  await expect.element(taking.getByText('Monsters: 20')).toBeVisible();
  await taking.getByRole('button', { name: take }).click();
  await reads(/records were added/);
  await expect.poll(async () => (await listed('items-detail')).length).toBe(30);
  await expect.poll(async () => (await listed('monsters')).length).toBe(20);
  await expect.poll(async () => (await listed('npcs')).length).toBe(6);
  // The list is no longer empty, but another one may be.
  await isGone(page.getByRole('button', { name: set }));
  await page.getByRole('button', { name: undo, exact: true }).last().click();
  await expect.poll(async () => (await listed('items-detail')).length).toBe(0);
  await expect.poll(async () => (await listed('npcs')).length).toBe(0);
});

test('a list picks, and what is there already in the same words is used and not doubled', async () => {
  const { pick, starter } = WORDS.en;
  await opens(`/scenarios/${scenario}/data-settings/npc`, 'en');
  for (const told of ['It brings along', 'The same is here already']) {
    await page.getByRole('button', { name: pick }).first().click();
    await picks('en', starter, 'Nico, a Lost Child', told);
    await expect.poll(async () => (await listed('npcs')).map(({ name_en }) => name_en)).toEqual(['Nico, a Lost Child']);
  }
  await expect.poll(async () => (await listed('items-detail')).map(({ name_en }) => name_en)).toEqual(['Iron Key']);
});

test('a full list takes nothing, and says so', async () => {
  const chests = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at + 1, { name_ja: `箱${at + 1}` }]));
  await hasRecords(scenario, 'treasure-boxes', chests);
  await opens(`/scenarios/${scenario}/data-settings/monsters/monster-list`, 'en');
  await page.getByRole('button', { name: WORDS.en.pick }).first().click();
  await dialog('en').getByRole('searchbox').fill('Lampless');
  await userEvent.keyboard('{Tab}');
  await dialog('en').getByRole('option', { name: 'Lampless' }).first().click();
  await expect.element(dialog('en').getByText(/too few free numbers: Treasure chest, 2 more/)).toBeVisible();
  await expect.element(dialog('en').getByRole('button', { name: WORDS.en.use })).toBeDisabled();
  expect(await listed('monsters')).toEqual([]);
});
