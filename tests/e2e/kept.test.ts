// The browser of an author as an earlier version left it, with unsent edits: the current version continues from there (tests/kept).
import type { BrowserContextOptions } from '@playwright/test';
import { unpack } from '../kept/packed.ts';
import { FloorMap, row } from './support/FloorMap.ts';
import { ItemForm } from './support/ItemForm.ts';
import { keptTest } from './support/keptInstallation.ts';
import { expect } from './support/test.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const test = keptTest.extend({
  storageState: async ({ kept }, use) => {
    const { origins } = unpack<Pick<State, 'origins'>>('browser.json.gz');
    await use({ cookies: [], origins: origins.map((one) => ({ ...one, origin: new URL(kept.url).origin })) });
  },
});

test('what an earlier version left unsent is sent, and its steps are taken back', async ({ keeper, kept, page }) => {
  const id = (name: string) => kept.manifest.scenarios[name]?.id ?? '';
  await keeper.isLoggedIn();
  const map = new FloorMap(keeper);
  await test.step('strokes', async () => {
    await map.opens(id('small'));
    await map.showAll(row(12, 16, 20), { south: 'wall' });
    await map.isSaved();
    await map.shows(10, 22, { south: 'wall' });
    await map.shows(12, 22);
    // The last of three strokes was already undone.
    await map.redoes();
    await map.shows(12, 22, { south: 'wall' });
    // By the key that the author has assigned to it.
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+u');
    await map.showAll([...row(12, 16, 20), [10, 22], [12, 22]]);
    await map.redoes();
    await map.showAll(row(12, 16, 20), { south: 'wall' });
    await map.isSaved();
    await page.reload();
    await map.isOpen();
    await map.showAll(row(12, 16, 20), { south: 'wall' });
    await map.shows(10, 22);
  });

  await test.step('edits of records', async () => {
    const form = new ItemForm(keeper, id('small'));
    await form.opens(1);
    await expect(form.input('name_ja')).toHaveValue('磨いた剣');
    await form.isSaved();
    expect(await form.stored(1)).toMatchObject({ name_ja: '磨いた剣', name_en: 'Polished sword' });
    await expect.poll(() => form.stored(3)).toMatchObject({ name_en: 'Key' });
    await form.opens(3);
    await page.getByRole('button', { name: keeper.words.undo, exact: true }).click();
    await expect(form.input('name_en')).toHaveValue('');
    await form.isSaved();
    expect(await form.stored(3)).toMatchObject({ name_ja: '鍵', name_en: '' });
  });

  await test.step('what was set aside stays there', async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.aside.')));
    expect(keys.length).toBeGreaterThanOrEqual(3);
  });

  await test.step('games, also one from before the login', async () => {
    const city = page.getByRole('button', { name: /迷宮へ向かう/ });
    const goesOn = async (work: string) => {
      await page.goto(`/works/${kept.manifest.works[work]}/play`);
      await page.getByRole('button', { name: '続きから' }).click();
      await expect(page.getByRole('region', { name: 'パーティ' })).toBeVisible();
    };
    // It was saved in the middle of a conversation under older rules, so it continues from the last rest, in the city (docs/saves.md,
    // "Loading").
    await goesOn('labyrinth');
    await expect(city).toBeVisible();
    await goesOn('wide');
    await expect(page.getByRole('status', { name: '目の前の眺め' })).toHaveText(/^x\d+ y\d+、/);
    await expect(city).toBeHidden();
  });
});
