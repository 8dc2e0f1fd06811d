import { readFile } from 'node:fs/promises';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import { blankMaps, cellOf } from '../support/maps.ts';
import { hasBestiary } from './support/bestiary.ts';
import { DataSettings } from './support/DataSettings.ts';
import { FloorMap } from './support/FloorMap.ts';
import { inTurn } from './support/inTurn.ts';
import { TableFiles } from './support/TableFiles.ts';
import { test as base, expect } from './support/test.ts';

type Table = (typeof encounterSetting)['blank'];

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await hasBestiary(author))),
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('an author weighs who is met in a table, and sees the shares as she does', async ({ data, page }) => {
      await data.opens('/encounters/encounter-setting#12');
      const slot = (number: number) =>
        page.getByRole('group', { name: data.says(`枠${number}`, `Slot ${number}`), exact: true });
      await expect(slot(1)).toContainText('75%');
      await expect(slot(3)).toContainText(data.says('空き', 'Empty'));
      const weight = slot(1).getByRole('spinbutton');
      await weight.fill('1');
      await weight.press('Tab');
      await expect(slot(1)).toContainText('50%');
      await slot(3).getByRole('combobox').fill(data.says('竜', 'dragon'));
      await page.keyboard.press('Enter');
      await expect(slot(3)).toContainText('33.3%');
      await expect
        .poll(async () => (await data.stored<(Table & { number: number })[]>('encounter-settings'))[0]?.slots)
        .toMatchObject([
          { monster: 0, weight: 1 },
          { monster: 2, weight: 1 },
          { monster: 1, weight: 1 },
          ...Array(7).fill({ monster: 999 }),
        ]);
      // With weight 0 it is in the table, but never met.
      await slot(3).getByRole('spinbutton').fill('0');
      await slot(3).getByRole('spinbutton').press('Tab');
      await expect(slot(3)).toContainText(/0(\.0)?%/);
      await expect(slot(3)).not.toContainText(data.says('空き', 'Empty'));
      await data.button('元に戻す', 'Undo').click();
      await data.button('元に戻す', 'Undo').click();
      await expect(slot(3)).toContainText(data.says('空き', 'Empty'));
    });

    story('who stands in a slot is read in full in a narrow window too', async ({ data, page }) => {
      for (const width of [1440, 1000, 900, 720, 390]) {
        await page.setViewportSize({ width, height: 700 });
        await data.opens('/encounters/encounter-setting#12');
        const name = page
          .getByRole('group', { name: data.says('枠1', 'Slot 1'), exact: true })
          .getByRole('combobox')
          .and(page.locator('input'));
        await expect(name).toHaveValue(data.says('000 骨の兵士', '000 Bone soldier'));
        const [shown, written] = await name.evaluate((input) => [input.clientWidth, input.scrollWidth]);
        expect(shown, `of ${width}`).toBe(written);
      }
    });

    story(
      'all tables are worked on in a spreadsheet and in a file, and from a row one comes to the pictures and back',
      async ({ data, page }) => {
        await data.opens('/encounters/encounter-setting#12');
        const view = (ja: string, en: string) =>
          page
            .getByRole('radiogroup')
            .locator('label')
            .filter({ hasText: data.says(ja, en) });
        await view('一覧表', 'As a table').click();
        await expect(page).toHaveURL(/encounter-setting\?view=table#12$/);
        const grid = page.getByRole('grid');
        const cell = (number: number, path: string) => grid.locator(`[id$="-${number}-${path}"]`);
        await expect(cell(12, 'slots.0.monster')).toHaveText(data.says('000 骨の兵士', '000 Bone soldier'));
        // It opens at the row of the table that was open before.
        await expect(page.getByRole('main')).toContainText(data.says('012 メモ（日本語）', '012 Note (Japanese)'));
        await cell(12, 'name_ja').click();
        await page.keyboard.type('Drowned ways');
        await page.keyboard.press('Enter');
        await expect(cell(12, 'name_ja')).toHaveText('Drowned ways');

        const downloading = page.waitForEvent('download');
        await data.author.button('export').click();
        const file = new TextDecoder('shift_jis').decode(await readFile(await (await downloading).path()));
        expect(file).toMatch(/^12,Drowned ways,Sunken ways,0,3,2,1,/m);
        const lines = file.split('\r\n').map((line) => line.replace(/^13,,,1,1,/, '13,,,2,7,'));
        await new TableFiles(data.author, data.scenarioId).imports(
          Buffer.from(encodeShiftJis(lines.join('\r\n')).bytes),
        );
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText(data.author.words.fileCounts(0, 1, 1, 0));
        await page.getByRole('dialog').getByRole('button', { name: data.author.words.importNow, exact: true }).click();
        await expect(cell(13, 'slots.0.weight')).toHaveText('7');

        await page.getByRole('rowheader', { name: '013' }).getByRole('link').click();
        await expect(page).toHaveURL(/encounter-setting#13$/);
        const first = page.getByRole('group', { name: data.says('枠1', 'Slot 1'), exact: true });
        await expect(first.getByRole('combobox')).toHaveValue(data.says('002 地下道の鼠', '002 Tunnel rat'));
        await view('一覧表', 'As a table').click();
        await cell(14, 'name_ja').click();
        await view('一つずつ', 'One by one').click();
        await expect(page).toHaveURL(/encounter-setting#14$/);
      },
    );

    story('pointing at a cell of the map, an author reads who is met there', async ({ data, page }) => {
      const map = new FloorMap(data.author);
      await map.opens(data.scenarioId, '02');
      const met = page.getByRole('region', { name: data.says('出会う相手', 'Encounters here') });
      // A monster room draws from its own slot; corridors draw from all slots, in turn.
      await map.pointsAt([4.5, 7.5]);
      await expect(met).toHaveText(/001.*5%$/);
      await map.pointsAt([10.5, 10.5]);
      await expect(met).toHaveText(/000.*30%.*002.*10%.*001.*3%$/);
    });

    story(
      'a table is found by a monster in it, and leads to the floors that use it and back',
      async ({ data, page }) => {
        await data.opens('/encounters/encounter-setting');
        const tables = page.getByRole('navigation', { name: data.says('遭遇表の一覧', 'List of encounter tables') });
        await tables.getByRole('searchbox').fill(data.says('ドラゴン', 'no such thing'));
        await expect(tables).toContainText(data.says('見つかりません。', 'Nothing found.'));
        await tables.getByRole('searchbox').fill(data.says('赤い', 'RED D'));
        await expect(tables.getByRole('link')).toHaveCount(1);
        await tables.getByRole('link').click();
        await expect(page).toHaveURL(/encounter-setting#13$/);
        const uses = page.getByRole('region', {
          name: data.says('この表を使うフロア', 'Floors that use this table'),
        });
        await expect(uses).toContainText(data.says('通路 3%', 'Corridors 3%'));
        await expect(uses).toContainText(data.says('モンスター部屋2 5%', 'Monster rooms 2 5%'));
        await expect(uses).toContainText(data.says('出現枠2', 'Slot 2'));
        await uses.getByRole('link', { name: data.says('フロア02 水底', 'Floor 02 The deep') }).click();
        await expect(page).toHaveURL(/\/floor-maps\/02$/);
      },
    );

    story(
      'the check sheet tells floor by floor and room by room who is met, and who nowhere',
      async ({ data, page }) => {
        await data.opens('/encounters/check-sheet');
        const floor = page.getByRole('region', { name: data.says('フロア02 水底', 'Floor 02 The deep') });
        const met = floor.getByRole('listitem').filter({ hasText: '%' });
        await expect(met).toHaveCount(4);
        await expect(met.nth(0)).toContainText(data.says('骨の兵士', 'Bone soldier'));
        await expect(met.nth(0)).toContainText('30%');
        await expect(met.nth(0)).toContainText(data.says('1体', '1 at a time'));
        await expect(met.nth(1)).toContainText('10%');
        await expect(met.nth(1)).toContainText(data.says('2〜5体', '2–5 at a time'));
        await expect(met.nth(3)).toContainText(data.says('赤い竜', 'Red dragon'));
        // The corridors draw from all three slots of the floor, a room only from its own.
        const rooms = floor.locator('section', {
          has: page.getByRole('heading', { name: data.says('モンスター部屋2', 'Monster rooms 2'), exact: true }),
        });
        await expect(floor.getByRole('heading', { level: 3 })).toHaveText([
          data.says('通路', 'Corridors'),
          data.says('モンスター部屋2', 'Monster rooms 2'),
        ]);
        await expect(rooms).toContainText(data.says('3マス', '3 cells'));
        await expect(rooms.getByRole('link', { name: data.says('遭遇表', 'Table') })).toHaveText([
          data.says('遭遇表013（5%）', 'Table 013 (5%)'),
        ]);
        await expect(rooms.getByRole('listitem')).toHaveText([
          data.says('x3 y7（3マス）', 'x3 y7 (3 cells)'),
          /5%.*(1〜2体|1–2 at a time)/,
        ]);
        const nowhere = page.getByRole('region', {
          name: data.says('どの遭遇表にも入っていないモンスター（2）', 'Monsters in no encounter table (2)'),
        });
        await expect(nowhere.getByRole('link')).toHaveText([
          data.says('007 見習い魔術師', '007 Apprentice'),
          data.says('479 歩く鎧', '479 Walking armour'),
        ]);
        await floor.getByRole('link', { name: data.says('遭遇表012（40%）', 'Table 012 (40%)') }).click();
        await expect(page).toHaveURL(/encounter-setting#12$/);

        // Changes there show at once on return.
        await page.getByRole('spinbutton').first().fill('0');
        await page.getByRole('spinbutton').first().press('Tab');
        await page.getByRole('link', { name: data.says('遭遇の確認表', 'Encounter check sheet') }).click();
        await expect(met.nth(0)).toContainText(data.says('地下道の鼠', 'Tunnel rat'));
        await expect(met.nth(0)).toContainText('40%');
      },
    );

    story(
      'the check sheet tells companions and battles too, and each room by itself; what is still on its way is waited for',
      async ({ data, page, author }) => {
        const { rest } = author.account;
        const path = `scenarios/${data.scenarioId}`;
        await rest.put(`${path}/monsters/1`, { companion: 7, companion_probability: 50 });
        const maps = blankMaps();
        for (const [x, y] of [
          [3, 7],
          [12, 2],
          [12, 3],
        ] as const)
          cellOf(maps, x, y).monster.room_id = 2;
        for (const [x, y] of [
          [8, 8],
          [9, 8],
        ] as const) {
          const { event } = cellOf(maps, x, y);
          Object.assign(event, { id: 1401, data: { ...event.data, 1: 479, 2: 3 } });
        }
        await rest.put(`${path}/floor-maps/02/maps`, { maps });
        await data.opens('/encounters/check-sheet');
        const floor = page.getByRole('region', { name: data.says('フロア02 水底', 'Floor 02 The deep') });
        const places = (ja: string, en: string) => floor.getByRole('list', { name: data.says(ja, en) });
        const rooms = places('モンスター部屋2の場所', 'Places: Monster rooms 2');
        await expect(rooms.getByRole('link')).toHaveText([
          data.says('x12 y2（2マス）', 'x12 y2 (2 cells)'),
          data.says('x3 y7（1マス）', 'x3 y7 (1 cell)'),
        ]);
        await expect(floor.getByRole('listitem').filter({ hasText: '007' })).toHaveText([
          new RegExp(data.says('「001 赤い竜」の連れ.*1.5%', 'Companion of 001 Red dragon.*1.5%')),
          new RegExp(data.says('「001 赤い竜」の連れ.*2.5%', 'Companion of 001 Red dragon.*2.5%')),
        ]);
        await expect(floor.getByRole('listitem').filter({ hasText: '479' })).toHaveText(/100%.*3/);
        await expect(floor.getByRole('heading', { level: 3 })).toHaveCount(3);
        const battles = floor.getByRole('link', { name: /^x[89] y8$/ });
        await expect(battles).toHaveText(['x8 y8', 'x9 y8']);

        // The map is edited and left before the save has completed.
        await battles.first().click();
        const map = new FloorMap(author);
        await map.isOpen('02');
        await map.chooses('monsterRoom');
        const held = Promise.withResolvers<void>();
        const sent = page.waitForRequest(/floors\.saveGrid/);
        await page.route(/floors\.saveGrid/, (route) => void held.promise.then(() => route.continue()));
        await map.presses([20.5, 20.5]);
        await page.goBack();
        await sent;
        held.resolve();
        await expect(places('モンスター部屋1の場所', 'Places: Monster rooms 1').getByRole('link')).toHaveText(
          // Nothing encloses it, so the room is the whole floor.
          data.says('x0 y0（576マス）', 'x0 y0 (576 cells)'),
        );
      },
    );

    story(
      'a table that a floor names is used, even where the floor has no map or never draws it',
      async ({ data, page, author }) => {
        const slot = (value: number, probability: number) => ({ value, probability });
        const appearance = { no1: slot(12, 100), no2: slot(0, 0), no3: slot(150, 10) };
        for (const number of ['02', '05'])
          await author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/${number}`, { appearance });
        await data.opens('/encounters/encounter-setting#150');
        const uses = page.getByRole('region', { name: data.says('この表を使うフロア', 'Floors that use this table') });
        await expect(uses.getByRole('listitem')).toHaveText([
          new RegExp(
            data.says('フロア02.*出現枠3.*今はどこでも使われません', 'Floor 02.*Slot 3.*not used anywhere now'),
          ),
          new RegExp(data.says('フロア05.*出現枠3.*地図はまだありません', 'Floor 05.*Slot 3.*no map yet')),
        ]);
        const tables = page.getByRole('navigation', { name: data.says('遭遇表の一覧', 'List of encounter tables') });
        await expect(tables.getByRole('link', { name: '150' })).toContainText(data.says('使用中', 'In use'));

        // The floor's own settings say why it is never met, and stop saying so when it can be.
        await uses.getByRole('link').first().click();
        await author.page.getByRole('tab', { name: author.words.floorTab, exact: true }).click();
        const part = page.getByRole('region', { name: data.says('遭遇', 'Encounters') });
        const reason = data.says('出現枠1が100％なので', 'Slot 1 takes 100%');
        await expect(part).toContainText(reason);
        const probability = part.locator('[data-path="appearance.no1.probability"] input');
        await probability.fill('90');
        await probability.press('Tab');
        await expect(part).not.toContainText(reason);
      },
    );

    story('a scenario without monsters says so, and leads to the first one', async ({ author, page }) => {
      const empty = new DataSettings(author, await author.hasScenario());
      await empty.opens('/encounters/check-sheet');
      await expect(page.getByRole('main')).toContainText(
        empty.says('利用できるモンスターがありません。', 'No available monster'),
      );
      await empty.goesTo('モンスターを作る', 'Make a monster');
      await expect(page).toHaveURL(/monster-list\/1\/monster-detail$/);
      // The tables say so too, in both views.
      for (const view of ['', '?view=table']) {
        await empty.opens(`/encounters/encounter-setting${view}`);
        await expect(page.getByRole('main')).toContainText(
          empty.says('利用できるモンスターがありません。', 'No available monster'),
        );
        await empty.goesTo('モンスターを作る', 'Make a monster');
        await expect(page).toHaveURL(/monster-list\/1\/monster-detail$/);
      }
    });

    story('who was never made is met without a face, and said not to be there', async ({ data, page, author }) => {
      const maps = blankMaps();
      const { event } = cellOf(maps, 8, 8);
      Object.assign(event, { id: 1401, data: { ...event.data, 1: 333, 2: 3 } });
      await author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/02/maps`, { maps });
      await data.has('encounter-settings', {
        12: { slots: Array.from({ length: 10 }, () => ({ monster: 333, weight: 1 })) },
      });
      await data.opens('/encounters/check-sheet');
      const met = page.getByRole('listitem').filter({ hasText: '333' });
      await expect(met).toHaveCount(2);
      for (const one of await met.all()) {
        await expect(one).toContainText(
          data.says('この番号のモンスターはいません。', 'There is no monster with this number.'),
        );
        await expect(one.locator('[style*="monsters/"]')).toHaveCount(0);
      }
      await data.opens('/encounters/encounter-setting#12');
      const slot = page.getByRole('group', { name: data.says('枠1', 'Slot 1'), exact: true });
      await expect(slot).toContainText('10%');
      await expect(slot.locator('[style*="monsters/"]')).toHaveCount(0);
      // A missing note is no problem of a table.
      await data.opens('/encounters/encounter-setting#13');
      await expect(page.getByRole('heading', { name: '013' })).toHaveText('013');
    });
  });
}
