import { readFile } from 'node:fs/promises';
import type { monster } from '#domain/resources/monster.ts';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import { blankMaps, cellOf } from '../support/maps.ts';
import { hasBestiary } from './support/bestiary.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { TableFiles } from './support/TableFiles.ts';
import { test as base, expect } from './support/test.ts';

type Monster = (typeof monster)['blank'];

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await hasBestiary(author))),
});
const PICTURES = '/monsters/monster-graphic-setting';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'a monster is coloured, seen as the filter is drawn, and given another picture by its name',
      async ({ data, page }) => {
        await data.opens(PICTURES);
        await page.getByRole('button', { name: data.says('竜 1体', 'Dragons 1') }).click();
        const editor = page.getByRole('region', {
          name: data.says('001 赤い竜の画像', 'Pictures of 001 Red dragon'),
        });
        const preview = editor
          .getByRole('figure')
          .filter({ hasText: data.says('確定時', 'Identified') })
          .first()
          .locator('span')
          .first();
        // An unidentified monster shows as a silhouette: the picture is its mask.
        const shadow = editor
          .getByRole('figure')
          .filter({ hasText: data.says('不確定時', 'Unidentified') })
          .locator('span')
          .first();
        await expect(shadow).toHaveCSS('mask-image', /group-3\.png/);
        await expect(shadow).toHaveCSS('background-image', 'none');
        const green = editor.getByRole('slider', { name: data.says('緑', 'Green') });
        await green.focus();
        await page.keyboard.press('Home');
        await expect(preview).toHaveCSS('background-color', 'rgb(255, 0, 255)');
        await expect(preview).toHaveCSS('background-blend-mode', 'multiply');
        // A preset, and back to the previous colour.
        await editor.getByRole('button', { name: data.says('灰', 'Ash') }).click();
        await expect(preview).toHaveCSS('background-color', 'rgb(168, 168, 168)');
        await page.keyboard.press('Control+z');
        await expect(preview).toHaveCSS('background-color', 'rgb(255, 0, 255)');
        await editor
          .getByRole('button', { name: data.says('確定時の画像', 'Picture') })
          .first()
          .click();
        await page.getByRole('combobox', { name: data.says('画像を探す', 'Find a picture') }).fill('336');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect
          .poll(() => data.stored<Monster>('monsters/1'))
          .toMatchObject({ image: 336, unconfirmed_image: 336, color_filter: { red: 255, green: 0, blue: 255 } });
      },
    );

    story(
      'a whole category gets one picture, with the count told before, and takes it back in one step',
      async ({ data, page, author }) => {
        const imageOf = async (number: number) => (await data.stored<Monster>(`monsters/${number}`)).image;
        await data.has('monsters', {
          30: { name_ja: '青い竜', name_en: 'Blue dragon', image: 331, graphic_category: 6 },
        });
        await data.opens(PICTURES);
        await page.getByRole('button', { name: data.says('竜 2体', 'Dragons 2') }).click();
        await data.button('分類ごとに設定', 'Set for the category').click();
        const dialog = page.getByRole('dialog');
        const set = dialog.getByRole('button', { name: data.says('2体に設定', 'Set for 2 monsters') });
        await expect(set).toBeDisabled();
        // Colours alone show on the picture of the first monster.
        await dialog.getByText(data.says('カラーフィルター', 'Colour filter'), { exact: true }).click();
        const preview = dialog.locator('span[style*="group-3.png"]');
        await expect(preview).toHaveCSS('background-position', '0px -384px');
        await dialog.getByText(data.says('カラーフィルター', 'Colour filter'), { exact: true }).first().click();
        await dialog.getByText(data.says('確定時の画像', 'Picture'), { exact: true }).click();
        // The picture of the first monster is preselected until another is chosen.
        await dialog.getByRole('button', { name: '330' }).first().click();
        await page.getByRole('combobox', { name: data.says('画像を探す', 'Find a picture') }).fill('339');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await set.click();
        await author.reads(data.says('2体の画像を設定しました。', 'The pictures of 2 monsters were set.'));
        await expect.poll(() => imageOf(30)).toBe(339);
        expect([await imageOf(1), await imageOf(0)]).toEqual([339, 400]);
        await data.button('元に戻す', 'Undo').click();
        await expect.poll(() => imageOf(30)).toBe(331);
        expect(await imageOf(1)).toBe(330);
      },
    );

    story('the default setting gives every monster the picture of its number, after asking', async ({ data, page }) => {
      await data.opens(PICTURES);
      await data.button('初期設定を読み込む', 'Load default setting').click();
      await expect(page.getByRole('dialog')).toContainText(data.says('画像と画像の分類を', 'and picture categories'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: data.says('5体に読み込む', 'Load for 5 monsters') })
        .click();
      await expect
        .poll(() => data.stored<Monster>('monsters/479'))
        .toMatchObject({ image: 479, unconfirmed_image: 479, name_en: 'Walking armour' });
      expect(await data.stored<Monster>('monsters/0')).toMatchObject({ image: 0, graphic_category: 0 });
    });

    story('the form of a monster tells how strong it is and where it is met', async ({ data, page }) => {
      await data.opens('/monsters/monster-list/1/monster-detail');
      const strength = page.getByRole('region', { name: data.says('強さの目安', 'How strong it is') });
      const own = strength.getByRole('row').filter({ hasText: data.says('同レベル', 'same level') });
      // 2 x 2d8 + 1 x 3d6 = 28.5, and 19 of 20 blows hit. tests/game/measure checks how much of its 12d8+20 points a party takes.
      const cells = own.getByRole('cell');
      await expect(cells.nth(0)).toHaveText(/^27\.1/);
      await expect(cells.nth(1)).toHaveText('9.2');
      await expect(cells.nth(2)).toHaveText('1.2');
      const second = page.locator('[data-path="attacks.1"] input');
      await expect(second).toHaveValue('3d6');
      await second.fill('3d6×0');
      await second.press('Tab');
      await expect(cells.nth(0)).toHaveText(/^17\.1/);
      await expect(page.getByRole('main')).toContainText(
        data.says('回数が0なので、この攻撃は行われません。', 'With a count of 0 this attack is never made.'),
      );
      // On a phone the result of an attack stays in its line.
      const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
      await page.setViewportSize({ width: 390, height: 844 });
      const first = page.locator('[data-path="attacks.0"]');
      const box = async (within: string) => (await first.locator(within).boundingBox()) ?? { y: 0, height: 0 };
      await expect
        .poll(async () => {
          const [input, picture] = [await box('input'), await box('svg')];
          return picture.y > input.y && picture.y + picture.height < input.y + input.height;
        })
        .toBe(true);
      await page.setViewportSize({ width, height });
      // For a caster the share of its rounds is shown, and that the damage of its spells is unknown.
      for (const [path, value] of [
        ['mage_spell_level', '3'],
        ['spell_probability', '50'],
        ['breath_rate', '20'],
      ] as const) {
        const input = page.locator(`[data-path="${path}"] input`);
        await input.fill(value);
        await input.press('Tab');
      }
      const round = strength.getByRole('list');
      await expect(round.getByRole('listitem')).toHaveText([/50%.*17\.1$/, /50%.*(数えていません|not counted)/]);
      await strength.getByText(data.says('レベル12のパーティ', 'The party at level 12')).click();
      await expect(strength.getByRole('row').filter({ hasText: data.says('戦士', 'Fighter') })).toContainText('1d8+4');
      const met = page.getByRole('region', { name: data.says('出会う場所', 'Where it appears') });
      await expect(met.getByRole('listitem')).toHaveCount(2);
      await expect(met.getByRole('listitem').first()).toContainText(data.says('モンスター部屋2', 'Monster rooms 2'));
      await expect(met.getByRole('listitem').first()).toContainText('5%');
      await met.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/floor-maps\/02$/);
    });

    story('companions and monsters of fixed battles are met, each with its place', async ({ data, page, author }) => {
      await data.has('monsters', { 1: { companion: 7, companion_probability: 40 } });
      const maps = blankMaps();
      Object.assign(cellOf(maps, 3, 4).event, {
        id: 1401,
        data: { ...cellOf(maps, 3, 4).event.data, 1: 1, 2: 2, C: 999 },
      });
      await author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/03/maps`, { maps });
      await data.opens('/monsters/monster-list/7/monster-detail');
      const met = page.getByRole('region', { name: data.says('出会う場所', 'Where it appears') });
      // Next to the battle with the other one: in the corridors and the rooms of floor 02.
      await expect(met.getByRole('listitem')).toHaveCount(3);
      const first = met.getByRole('listitem').first();
      await expect(first).toContainText(/03.*(決まった敵との戦闘|Battle with one kind of monster) x3 y4/);
      await expect(first).toContainText(data.says('連れとして：001 赤い竜', 'companion of 001 Red dragon'));
      await expect(first).toContainText('40%');
      await first.getByRole('link', { name: 'x3 y4' }).click();
      await expect(page).toHaveURL(/\/floor-maps\/03#x3_y4$/);
    });

    story('the list says when there is no monster, until a name is typed into it', async ({ author, page }) => {
      const empty = new DataSettings(author, await author.hasScenario());
      await empty.opens('/monsters');
      await expect(page).toHaveURL(/monsters\/monster-list$/);
      const notice = page.getByText(empty.says('利用できるモンスターがありません。', 'No available monster'));
      await expect(notice).toBeVisible();
      await page.getByRole('grid').click({ position: { x: 140, y: 60 } });
      await page.keyboard.type('Rat');
      await page.keyboard.press('Enter');
      await expect(notice).toBeHidden();
    });

    story('the names alone are a table of their own, with a file of their own', async ({ data, page, words }) => {
      await data.opens('/monsters/monster-list');
      await page.getByText(data.says('名前だけ', 'Names only'), { exact: true }).click();
      await expect(page).toHaveURL(/monster-list\?view=names$/);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      const downloading = page.waitForEvent('download');
      await data.author.button('export').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('monster-names.csv');
      const file = new TextDecoder('shift_jis').decode(await readFile(await download.path()));
      expect(file.split('\r\n')[1]?.split(',')).toHaveLength(4);

      await page.reload();
      const renamed = file.replace(/^1,[^,]*/m, '1,紅の竜');
      await new TableFiles(data.author, data.scenarioId).imports(Buffer.from(encodeShiftJis(renamed).bytes));
      await page.getByRole('dialog').getByRole('button', { name: words.importNow, exact: true }).click();
      await expect(page.getByText(words.imported(0, 1))).toBeVisible();
      await expect(page.getByRole('grid')).toContainText('紅の竜');
      await data.keeps('monsters/1', { name_ja: '紅の竜', level: 12 });
      await page.getByText(data.says('一覧', 'List'), { exact: true }).last().click();
      await expect(page).toHaveURL(/monster-list$/);
    });

    story(
      'unidentified names are filled in, and fields copied from one monster to others',
      async ({ data, page, author }) => {
        await data.opens('/monsters/unidentified-monster');
        await data.button('サンプルの不確定名を入れる', 'Fill in sample names').click();
        await author.reads(data.says('5件に不確定名を入れました。', '5 unidentified names were filled in.'));
        await data.keeps('monsters/1', { unconfirmed_name_en: expect.stringMatching(/./) });
        await data.goesTo('コピーツール', 'Copy tool');
        await page.getByRole('combobox', { name: data.says('コピー元', 'Copy from') }).fill(data.says('竜', 'dragon'));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.getByLabel(data.says('コピー先の番号', 'Numbers to copy to')).fill('100-101');
        await data.button('コピーする', 'Copy').click();
        await author.reads(data.says('2件にコピーしました。', 'Copied to 2 numbers.'));
        await data.keeps('monsters/101', { name_ja: '赤い竜', level: 12 });
      },
    );

    story('the colours of a monster are seen in its form, where they are typed', async ({ data, page }) => {
      await data.opens('/monsters/monster-list/1/monster-detail');
      const known = page
        .getByRole('figure')
        .filter({ has: page.getByText(data.says('確定時', 'Identified'), { exact: true }) });
      const seen = [page.locator('[data-path="image"]'), known].map((place) => place.locator('[style*="group-3.png"]'));
      // Green is typed and the field not left yet.
      await page.getByRole('spinbutton', { name: data.says('緑', 'Green') }).fill('0');
      for (const one of seen) {
        await expect(one).toHaveCSS('background-color', 'rgb(255, 0, 255)');
        await expect(one).toHaveCSS('background-blend-mode', 'multiply');
      }
    });

    story('a picture is found by the words of its name in any order, the best match first', async ({ data, page }) => {
      await data.opens('/monsters/monster-list/1/monster-detail');
      await page.locator('[data-path="image"] button').click();
      const search = page.getByRole('combobox', { name: data.says('画像を探す', 'Find a picture') });
      const found = page.getByRole('option');
      await search.fill('red dragon');
      await expect(found.first()).toContainText('330 ');
      // An exact number comes before numbers and names that contain it.
      await search.fill('30');
      await expect(found.first()).toContainText(/^30 /);
    });

    story('who copies from no monster is led to the first one', async ({ author, page }) => {
      const empty = new DataSettings(author, await author.hasScenario());
      await empty.opens('/monsters/monster-copy');
      await expect(
        page.getByText(empty.says('利用できるモンスターがありません。', 'No available monster')),
      ).toBeVisible();
      await empty.goesTo('モンスターを作る', 'Make a monster');
      await expect(page).toHaveURL(/monster-list\/1\/monster-detail$/);
    });
  });
}
