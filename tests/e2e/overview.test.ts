import { readFile } from 'node:fs/promises';
import { blankMaps, cellOf } from '../support/maps.ts';
import type { Author } from './support/Author.ts';
import { DataSettings } from './support/DataSettings.ts';
import { FloorMap } from './support/FloorMap.ts';
import { inTurn } from './support/inTurn.ts';
import { expect, type Page, test } from './support/test.ts';

/** Floor 01 with stairs in a room and a dark cell, floor 03 with a chest; gives the id of their scenario. */
async function hasTwoFloors({ account }: Author, scenario: string): Promise<void> {
  const first = blankMaps();
  for (let x = 4; x <= 8; x++) {
    cellOf(first, x, 4).border.south = 1;
    cellOf(first, x, 8).border.north = x === 6 ? 2 : 1;
  }
  cellOf(first, 5, 5).event.id = 101;
  Object.assign(cellOf(first, 5, 5).event.data, { 1: 3, 2: 10, 3: 10 });
  cellOf(first, 20, 20).floor_id = 1;
  const third = blankMaps();
  cellOf(third, 10, 10).event.id = 1301;
  cellOf(third, 10, 10).event.data['1'] = 12;
  await account.rest.put(`scenarios/${scenario}/floor-maps/01/maps`, { maps: first });
  await account.rest.put(`scenarios/${scenario}/floor-maps/03/maps`, { maps: third });
  await account.rest.put(`scenarios/${scenario}/floor-maps/03`, { name_ja: '宝物庫', name_en: 'Treasury' });
}

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);
    let map: FloorMap;
    test.beforeEach(async ({ author }) => {
      const scenario = await author.hasScenario();
      await hasTwoFloors(author, scenario);
      map = new FloorMap(author);
      await map.opens(scenario);
    });

    const says = (ja: string, en: string) => (language === 'ja' ? ja : en);
    const panel = (page: Page) => page.getByRole('region', { name: says('地図を検索', 'Search the maps') });

    story('an author looks for cells on all floors and goes to what is found', async ({ page }) => {
      await page.keyboard.press('Control+f');
      const search = panel(page);
      await expect(search.getByRole('searchbox')).toBeFocused();
      await expect(search.getByRole('status')).toHaveText(says('4マス', '4 cells'));
      await search.getByRole('searchbox').fill(says('扉', 'door'));
      await expect(search.getByRole('link')).toHaveText([new RegExp(`^01x6 y8.*${says('北 扉', 'door north')}`)]);
      await search.getByRole('searchbox').fill(says('宝箱', 'chest'));
      await expect(search.getByRole('link')).toHaveText([new RegExp(`^03x10 y10.*${says('宝箱', 'Treasure chest')}`)]);
      await search.getByRole('link').click();
      await map.isOpen('03');
      await expect(search.getByRole('link')).toHaveAttribute('aria-current', 'true');
      // The map has the focus, to continue drawing. Back in the search, Esc clears it and then closes it.
      await expect(map.grid).toBeFocused();
      await search.getByRole('searchbox').press('Escape');
      await expect(search.getByRole('status')).toHaveText(says('4マス', '4 cells'));
      await search.getByRole('searchbox').press('Escape');
      await expect(search).toBeHidden();
      await expect(map.grid).toBeFocused();
    });

    story('what only another floor hands out is found by its name', async ({ page, author }) => {
      const scenario = await author.hasScenario();
      await new DataSettings(author, scenario).has('items-detail', {
        12: { name_ja: '銀の鍵', name_en: 'Silver key' },
      });
      const maps = blankMaps();
      cellOf(maps, 7, 9).event.id = 1101;
      cellOf(maps, 7, 9).event.data['1'] = 12;
      await author.account.rest.put(`scenarios/${scenario}/floor-maps/03/maps`, { maps });
      await map.opens(scenario);
      await page.keyboard.press('Control+f');
      const search = panel(page);
      await search.getByRole('searchbox').fill(says('銀の鍵', 'silver'));
      await expect(search.getByRole('link')).toHaveText([
        new RegExp(`^03x7 y9.*${says('アイテム 012 銀の鍵', 'Item 012 Silver key')}`),
      ]);
    });

    story('what is drawn now is found at once, by its kind and by its number', async ({ page, author }) => {
      await map.chooses('door');
      await map.presses([12, 12.5]);
      await page.keyboard.press('Control+f');
      const search = panel(page);
      const choose = async (label: string, option: string) => {
        await search.getByRole('button', { name: label }).click();
        await page.getByRole('option', { name: option, exact: true }).click();
      };
      await choose(says('探すもの', 'Search for'), author.words.border.door);
      await expect(search.getByRole('status')).toHaveText(says('3マス', '3 cells'));
      await choose(says('探すもの', 'Search for'), says('イベント', 'Events'));
      await expect(search.getByRole('link')).toHaveCount(2);
      await search.getByRole('textbox', { name: says('番号・数値', 'Number') }).fill('１２');
      await expect(search.getByRole('link')).toHaveText([/^03/]);
      await search.getByRole('textbox', { name: says('番号・数値', 'Number') }).fill('77');
      await expect(search.getByText(says('当てはまるマスはありません。', 'No matching cells.'))).toBeVisible();
    });

    story('the atlas shows the floors with their legend, and saves and prints them', async ({ page }) => {
      await page.keyboard.press('Control+p');
      const atlas = page.getByRole('dialog', { name: says('地図帳', 'Atlas') });
      await expect(atlas.getByRole('figure')).toHaveCount(1);
      await atlas.getByRole('button', { name: says('載せるフロア', 'Floors') }).click();
      await page.getByRole('option', { name: says('すべて', 'All'), exact: true }).click();
      await expect(atlas.getByRole('figure')).toHaveText([
        says('フロア01', 'Floor 01'),
        says('フロア03 宝物庫', 'Floor 03 Treasury'),
      ]);
      const legend = atlas.getByRole('listitem');
      await expect(legend).toHaveText(
        says('壁 扉 片側だけの辺 暗闇 階段 宝箱', 'wall, door, One-way edges, dark zone, Stairs, Treasure chest').split(
          says(' ', ', '),
        ),
      );

      const saved = async (button: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          atlas.getByRole('button', { name: button }).click(),
        ]);
        return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
      };
      const png = await saved(says('PNGで保存', 'Save as PNG'));
      expect(png.name).toBe('atlas.png');
      // Width and height are in the first chunk: two plans side by side, in the pixels of a high-density screen.
      expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2472, 1300]);
      const svg = await saved(says('SVGで保存', 'Save as SVG'));
      expect(svg.name).toBe('atlas.svg');
      const told = await page.evaluate((source) => {
        const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml');
        const texts = [...documentElement.querySelectorAll('text')].map(({ textContent }) => textContent);
        return { name: documentElement.nodeName, titles: texts.filter((text) => text && Number.isNaN(Number(text))) };
      }, svg.bytes.toString());
      expect(told).toEqual({
        name: 'svg',
        titles: [says('フロア01', 'Floor 01'), says('フロア03 宝物庫', 'Floor 03 Treasury')],
      });

      await page.emulateMedia({ media: 'print' });
      await expect(atlas.getByRole('figure').first()).toBeVisible();
      await expect(legend.first()).toBeVisible();
      await expect(atlas.getByRole('button').first()).toBeHidden();
      await expect(map.grid).toBeHidden();
    });

    story('the stacks show every painted floor and lead to it', async ({ page }) => {
      await page.keyboard.press('i');
      const stacks = page.getByRole('dialog', { name: says('階の重なり', 'Floor stack') });
      await expect(stacks.getByRole('link')).toHaveText([
        says('フロア01', 'Floor 01'),
        says('フロア03 宝物庫', 'Floor 03 Treasury'),
      ]);
      await expect(stacks.getByText(says('つながり 1本', '1 link'))).toBeVisible();
      await stacks.getByRole('link').nth(1).click();
      await expect(stacks).toBeHidden();
      await map.isOpen('03');
    });
  });
}
