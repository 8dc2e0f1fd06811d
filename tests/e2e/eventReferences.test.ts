import { blankMaps, cellOf, type WireCell, type WireFloor } from '../support/maps.ts';
import type { Author } from './support/Author.ts';
import { FloorMap } from './support/FloorMap.ts';
import { ItemForm } from './support/ItemForm.ts';
import { inTurn } from './support/inTurn.ts';
import { RenumberDialog } from './support/RenumberDialog.ts';
import { expect, test } from './support/test.ts';

const SWORD = { name_ja: '剣', name_en: 'Sword' };
const SHIELD = { name_ja: '盾', name_en: 'Shield' };

/** A scenario in which an event on floor 4 gives item 5, and item 6 is there too. */
async function hasGift(author: Author): Promise<ItemForm> {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 5: SWORD, 6: SHIELD });
  const maps = blankMaps();
  const { event } = cellOf(maps, 3, 20);
  event.id = 1101;
  event.data = { ...event.data, 1: 5, 2: 1, C: 999 };
  await author.account.rest.put(`scenarios/${form.scenarioId}/floor-maps/04/maps`, { maps });
  return form;
}

const cell = async ({ author, scenarioId }: ItemForm, x: number, y: number): Promise<WireCell> =>
  cellOf((await author.account.rest.get<WireFloor>(`scenarios/${scenarioId}/floor-maps/04`)).data.maps, x, y);
const given = async (form: ItemForm) => (await cell(form, 3, 20)).event.data[1];

// Each story visits several screens.
test.slow();

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'who deletes an item that an event gives is shown the cell, and has the event give another',
      async ({ author, page }) => {
        const form = await hasGift(author);
        await form.opens(5);
        const uses = page.getByRole('region', { name: form.says('record.uses') });
        await expect(uses).toContainText(
          language === 'ja' ? 'x3 y20 アイテムを受け取る › アイテム' : 'x3 y20 Receive item: Item',
        );
        await form.button('record.clear').click();
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toContainText('x3 y20');
        await dialog.getByText(form.says('clear.replace')).click();
        const instead = dialog.getByRole('combobox');
        await instead.fill('6');
        await expect(page.getByRole('option', { name: /^006/ })).toBeVisible();
        await instead.press('Enter');
        await dialog.getByRole('button', { name: form.says('clear.do') }).click();
        await expect(form.heading).toContainText(form.says('record.blank'));
        await form.isSaved();
        expect(await given(form)).toBe(6);
      },
    );

    story('the events of the maps follow an item that gets another number', async ({ author, page }) => {
      const form = await hasGift(author);
      await page.goto(`/scenarios/${form.scenarioId}/data-settings/items/item-list`);
      await page.getByRole('grid').getByText('剣', { exact: true }).click();
      const renumbering = new RenumberDialog(author);
      const { dialog } = renumbering;
      await renumbering.opens();
      await renumbering.asksFor('12');
      await expect(dialog.getByRole('row').nth(1)).toContainText('x3 y20');
      await expect(dialog.getByRole('row').nth(1)).toContainText('012');
      await renumbering.confirms(1);
      expect(await given(form)).toBe(12);
    });

    story('the check list and the search lead to the cell of an event', async ({ author, page }) => {
      const form = await hasGift(author);
      await form.has({ 5: { name_ja: '', name_en: '' } });
      await page.goto(`/scenarios/${form.scenarioId}/checks`);
      const row = page.getByRole('row').filter({ hasText: 'x3 y20' });
      await expect(row).toContainText(language === 'ja' ? 'アイテムの005番' : 'number 005 in items');
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/floor-maps\/04#x3_y20$/);
      const map = new FloorMap(author);
      await map.isOpen('04');
      await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-3-20');

      await page.goto(`/scenarios/${form.scenarioId}/search?q=${language === 'ja' ? '受け取る' : 'receive'}%205`);
      await page.getByRole('row').filter({ hasText: '005' }).getByRole('link').click();
      await expect(page).toHaveURL(/floor-maps\/04#x3_y20$/);
    });
  });
}

test('a map that is open goes on from what the deletion of an item made of its events', async ({ author, page }) => {
  const form = await hasGift(author);
  const map = new FloorMap(author);
  await form.opens(5);
  const uses = page.getByRole('region', { name: form.says('record.uses') });
  await uses.getByRole('link', { name: '04' }).click();
  await map.isOpen('04');
  await expect(map.grid).toHaveAttribute('aria-activedescendant', 'map-cell-3-20');
  await page.goBack();
  await form.isAt(5);
  await form.button('record.clear').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: form.says('clear.do') })
    .click();
  await expect(form.heading).toContainText(form.says('record.blank'));
  await page.goForward();
  await map.isOpen('04');
  await map.drags([
    [3.5, 5],
    [6.5, 5],
  ]);
  await map.shows(4, 5, { south: 'wall' });
  await map.isSaved();
  expect((await cell(form, 4, 5)).border.south).toBe(1);
  expect(await given(form)).toBe(0);
});

test('what is taken back on the map names an item by the number that it has now', async ({ author, page }) => {
  const form = await hasGift(author);
  const map = new FloorMap(author);
  const list = `/scenarios/${form.scenarioId}/data-settings/items/item-list`;
  await page.goto(list);
  await page.getByRole('rowheader', { name: '005' }).getByRole('link').click();
  const uses = page.getByRole('region', { name: form.says('record.uses') });
  await uses.getByRole('link', { name: '04' }).click();
  await map.isOpen('04');
  await map.chooses('eraser');
  await map.presses([3.5, 20.5], { key: 'Shift' });
  await map.isSaved();
  expect(await given(form)).toBe(0);

  await page.goBack();
  await form.isAt(5);
  await page.goBack();
  await page.getByRole('grid').getByText('剣', { exact: true }).click();
  await new RenumberDialog(author).renumbers(12);

  await page.goForward();
  await page.goForward();
  await map.isOpen('04');
  await map.undoes();
  await map.isSaved();
  expect(await given(form)).toBe(12);
});
