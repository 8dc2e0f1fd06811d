import { blankMaps, cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { TableFiles } from './support/TableFiles.ts';
import { expect, test } from './support/test.ts';

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'the check list names what is missing, leads to its place, and forgets what is mended',
      async ({ author, page, words }) => {
        const scenario = await author.hasScenario();
        const items = new TableFiles(author, scenario);
        await page.goto(`/scenarios/${scenario}/checks`);
        // Nobody can play an empty scenario: the page says so, and never says that there is nothing to fix.
        await expect(page.getByRole('heading', { name: words.beforeRelease })).toBeVisible();
        await expect(page.getByText(words.nothingToMend)).toBeHidden();
        await items.hasItems({ 5: { name_ja: '剣', becomes: 9 }, 6: { name_ja: '盾', name_en: 'Shield' } });
        await page.reload();
        // The tab counts what the list shows: the missing item and the missing English.
        await expect(page.getByRole('link', { name: words.checkListOf(2) })).toBeVisible();
        await expect(page.getByText({ ja: '注意（2）', en: 'Warning (2)' }[language], { exact: true })).toBeVisible();
        const row = page.getByRole('row').filter({ hasText: words.missingEnglish });
        await expect(row).toContainText(`${words.item} 005`);
        await row.getByRole('link').click();
        await expect(page).toHaveURL(/items\/item-list\/5\/edit\?field=name_en$/);
        await expect(page.locator('[data-path=name_en] input')).toBeFocused();
        await items.hasItems({ 5: { name_en: 'Sword', becomes: 6 } });
        await page.goto(`/scenarios/${scenario}/checks`);
        // The requirements of a release stay.
        await expect(page.getByRole('heading', { name: words.beforeRelease })).toBeVisible();
        await expect(row).toBeHidden();
        await expect(page.getByRole('link', { name: words.checkListOf(0) })).toBeVisible();
      },
    );

    story(
      'the check list of a Japanese scenario begins with what matters, and shows and folds each group',
      async ({ author, page, words }) => {
        const scenario = await author.hasScenario();
        const records = Array.from(
          { length: 30 },
          (_, index) => [`${index + 1}`, { name_ja: `剣${index + 1}` }] as const,
        );
        await new TableFiles(author, scenario).hasItems({
          ...Object.fromEntries(records),
          500: { name_ja: '盾', becomes: 499 },
        });
        await page.goto(`/scenarios/${scenario}/checks`);
        const list = page.getByRole('table', { name: words.checkList });
        const group = (title?: string) =>
          page.getByRole('rowgroup').filter({ has: page.getByRole('heading', title ? { name: title } : {}) });
        // The second group belongs to the requirements of a release.
        await expect(group()).toHaveCount(3);
        await expect(group().first()).toContainText(`${words.item} 500`);
        // Besides its rows a group has a head, and a foot with buttons for more and for marking them all.
        const english = group(words.withoutEnglish).getByRole('row');
        await expect(english).toHaveCount(1 + 20 + 1);
        await page.getByRole('button', { name: words.showMore(11) }).click();
        await expect(english).toHaveCount(1 + 31 + 1);
        await page.getByRole('button', { name: words.withoutEnglish }).click();
        await expect(english).toHaveCount(1);

        await page
          .getByRole('radiogroup', { name: { ja: 'まとめ方', en: 'Group by' }[language] })
          .getByText({ ja: '場所', en: 'Place' }[language], { exact: true })
          .click();
        await expect(page.getByRole('button', { name: new RegExp(`^${words.item}`) })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await expect(page).toHaveURL(/by=place/);

        await page.getByText(words.severityError, { exact: true }).click();
        await expect(page.getByText(words.nothingFits)).toBeVisible();
        // A rule of an earlier version filters nothing.
        await page.goto(`/scenarios/${scenario}/checks?rule=other`);
        await expect(english).toHaveCount(1 + 20 + 1);
        await page.goto(`/scenarios/${scenario}/checks?rule=reference`);
        await expect(group()).toHaveCount(1);
        await expect(list.getByRole('row')).toHaveCount(1 + 1 + 1);

        // The filter names its rules with their counts, and each head has its severity; all groups fold at once.
        const counted = (label: string, count: number) =>
          ({ ja: `${label}（${count}）`, en: `${label} (${count})` })[language];
        await page.getByRole('button', { name: { ja: /分類$/, en: /Category$/ }[language] }).click();
        await page.getByRole('option', { name: counted(words.withoutEnglish, 31) }).click();
        await expect(page).toHaveURL(/rule=english/);
        await expect(english).toHaveCount(1 + 20 + 1);
        const head = page.getByRole('button', { name: words.withoutEnglish });
        await expect(head.getByRole('img', { name: { ja: '注意', en: 'Warning' }[language] })).toBeVisible();
        await page.goto(`/scenarios/${scenario}/checks`);
        await page.getByRole('button', { name: { ja: 'すべてたたむ', en: 'Fold all' }[language] }).click();
        await expect(list.getByRole('link')).toHaveCount(0);
        await page.getByRole('button', { name: { ja: 'すべて開く', en: 'Unfold all' }[language] }).click();
        await expect(english).toHaveCount(1 + 20 + 1);
      },
    );

    story('a remark on a map has the picture of its floor beside it, the way to its cell', async ({ author, page }) => {
      const scenario = await author.hasScenario();
      const maps = blankMaps();
      // A lever and a riddle without their messages.
      for (const [x, y, id] of [
        [3, 20, 1601],
        [12, 3, 1002],
      ] as const)
        Object.assign(cellOf(maps, x, y).event, { id });
      await author.account.rest.put(`scenarios/${scenario}/floor-maps/03/maps`, { maps });
      await page.goto(`/scenarios/${scenario}/checks`);
      const picture = (cell: string) =>
        page.getByRole('link', {
          name: new RegExp({ ja: `${cell}を地図で開く`, en: `Open .* ${cell} on the map` }[language]),
        });
      const row = (cell: string) => page.getByRole('row').filter({ hasText: cell }).first();
      await row('x3 y20').hover();
      await expect(picture('x3 y20')).toBeVisible();
      await row('x12 y3').getByRole('link').focus();
      await expect(picture('x3 y20')).toBeHidden();
      await picture('x12 y3').click();
      await expect(page).toHaveURL(/floor-maps\/03#x12_y3$/);
      await page.goBack();
      // A phone has no room next to the list, so each problem has its own picture.
      await page.setViewportSize({ width: 390, height: 844 });
      for (const cell of ['x3 y20', 'x12 y3']) await expect(picture(cell).first()).toBeVisible();
    });

    test('banned words are told with their record and field and lead to their field, until there is no problem', async ({
      author,
      page,
    }) => {
      const scenario = await author.hasScenario();
      const data = new DataSettings(author, scenario);
      await data.has('items-detail', { 5: { name_ja: 'くそったれの剣', name_en: 'Sword' } });
      await author.account.rest.put(`scenarios/${scenario}/labyrinth-settings/2/labyrinth-message-signboards/2`, {
        en: 'Dumbass, go home',
      });
      await page.goto(`/scenarios/${scenario}/checks`);
      const banned = page.getByRole('region', { name: data.says('禁止ワード', 'Banned words') });
      const noProblem = banned.getByText(data.says('現在、問題はありません。', 'No problem now'));
      await expect(banned.getByRole('link')).toHaveText([
        data.says('看板 迷宮2 終わり', 'Signboard labyrinth 2, ending'),
        data.says('アイテム 005', 'Item 005'),
      ]);
      await expect(banned).toContainText('くそったれの剣');
      await expect(banned.locator('mark')).toHaveText(['Dumbass', 'くそったれ']);
      await expect(page.getByText(data.says('直すところは見つかりませんでした', 'Nothing to fix'))).toBeHidden();
      await expect(noProblem).toBeHidden();

      await banned.getByRole('link').first().click();
      await expect(page).toHaveURL(/signboard-ending-en\?labyrinth=2&field=en$/);
      await expect(page.locator('[data-path=en] textarea')).toBeFocused();
      await page.goBack();
      await banned.getByRole('link').last().click();
      await expect(page.locator('[data-path=name_ja] input')).toBeFocused();

      await data.has('items-detail', { 5: { name_ja: '剣' } });
      await author.account.rest.put(`scenarios/${scenario}/labyrinth-settings/2/labyrinth-message-signboards/2`, {
        en: 'Please, go home',
      });
      await page.goto(`/scenarios/${scenario}/checks`);
      await expect(noProblem).toBeVisible();
      await expect(banned.getByRole('link')).toHaveCount(0);
      // Words that others banned meanwhile are found by a new search.
      await data.has('items-detail', { 5: { name_ja: 'クソッタレ' } });
      await banned.getByRole('button', { name: data.says('もう一度調べる', 'Check again') }).click();
      await expect(banned.getByRole('link')).toHaveText([data.says('アイテム 005', 'Item 005')]);
    });

    story(
      'what is to be mended of floors, labyrinths, flags and encounters is opened at its field',
      async ({ author, page }) => {
        const scenario = await author.hasScenario();
        const data = new DataSettings(author, scenario);
        const { rest } = author.account;
        await rest.put(`scenarios/${scenario}/floor-maps/03`, { name_ja: '地下三階' });
        await data.has('encounter-settings', { 7: { name_ja: '𠮷野の森' } });
        await rest.post('/trpc/records.labyrinth_flag.save', {
          scenario_id: scenario,
          records: [{ number: 4, changes: { secret_sign_title_ja: '秘密' } }],
        });
        await data.has('labyrinth-settings', {
          1: { labyrinth_title: { ja: '𠮷野の塔', en: 'Tower' }, map_hierarchy: { start: 1, end: 1 } },
        });
        const goesTo = (place: string) => page.getByRole('link', { name: place, exact: true }).click();
        const focused = (path: string) => page.locator(`[data-path="${path}"] input`).and(page.locator(':focus'));

        await page.goto(`/scenarios/${scenario}/checks?rule=characters`);
        await goesTo(data.says('遭遇表 007 𠮷野の森', 'Encounter table 007 𠮷野の森'));
        await expect(focused('name_ja')).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '007' })).toBeVisible();
        await page.goBack();
        await goesTo(data.says('迷宮設定 01 𠮷野の塔', 'Labyrinth setting 01 Tower'));
        await expect(focused('labyrinth_title.ja')).toBeVisible();
        await page.goto(`/scenarios/${scenario}/checks?rule=english`);
        await goesTo(data.says('迷宮フラグ 04 秘密', 'Labyrinth flag 04 秘密'));
        await expect(page.locator('[data-labyrinth="4"] [data-path=secret_sign_title_en] input')).toBeFocused();
        await page.goBack();
        await goesTo(data.says('フロアマップ 03 地下三階', 'Floor map 03 地下三階'));
        await expect(focused('name_en')).toBeVisible();
        await expect(page).toHaveURL(/floor-maps\/03\?field=name_en$/);
      },
    );

    story('the tab of the screen stays in sight when its count comes later', async ({ author, page, words }) => {
      const scenario = await author.hasScenario();
      await new TableFiles(author, scenario).hasItems({ 5: { name_ja: '剣', becomes: 9 } });
      await page.setViewportSize({ width: 900, height: 700 });
      const counted = page.getByRole('link', { name: words.checkListOf(2) });
      for (const screen of ['checks', 'search']) {
        await page.goto(`/scenarios/${scenario}/${screen}`);
        await expect(counted).toBeVisible();
        const tab = page.locator(`nav a[aria-current=page][href$="/${screen}"]`);
        await expect(tab).toBeInViewport({ ratio: 0.99 });
      }
    });

    story('on a phone a setting of a floor is opened in its sheet', async ({ author, page }) => {
      const scenario = await author.hasScenario();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/scenarios/${scenario}/floor-maps/03?field=name_en`);
      await expect(page.getByRole('dialog').locator('[data-path=name_en] input')).toBeFocused();
    });

    story(
      'any text is found while it is typed, on its page and in the palette, and opened',
      async ({ author, page, words }) => {
        const scenario = await author.hasScenario();
        const items = new TableFiles(author, scenario);
        await items.hasItems({ 412: { name_ja: 'ロングソード', name_en: 'Long Sword', unconfirmed_name_ja: '剣？' } });
        await page.goto(`/scenarios/${scenario}/search`);
        const field = page.getByLabel(words.searchWords).and(page.locator('input'));
        await field.pressSequentially('ろんぐ');
        await expect(page.getByRole('row').nth(2)).toContainText('ロングソード');
        await field.fill('qqqq');
        await expect(page.getByText(words.nothingFoundFor('qqqq'))).toBeVisible();
        // A text longer than any search does not close the field.
        await field.fill(`ロングソード${'ー'.repeat(300)}`);
        await expect(page.getByRole('status').filter({ hasText: words.found(0) })).toBeVisible();
        await field.fill('412');
        await expect(page.getByRole('status').filter({ hasText: words.found(1) })).toBeVisible();

        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('textbox').fill('剣？');
        await page.getByRole('option', { name: `${words.item} 412` }).click();
        await expect(page).toHaveURL(/items\/item-list\/412\/edit\?field=unconfirmed_name_ja$/);
        await expect(page.locator('[data-path=unconfirmed_name_ja] input')).toBeFocused();

        // A message opens at the page that contains the text.
        const boxes = ['ようこそ', '扉の前で\n合言葉を唱えよ'];
        await new DataSettings(author, scenario).has('labyrinth-messages', {
          3: { title_ja: '扉', message_ja_boxes: boxes },
        });
        await page.goto(`/scenarios/${scenario}/search`);
        await field.fill('合言葉');
        await expect(page.getByRole('row').nth(2)).toContainText('扉の前で');
        await expect(page.getByRole('row').nth(2)).not.toContainText('ようこそ');
        await page.getByRole('row').nth(2).getByRole('link').click();
        await expect(page.locator('[data-path=message_ja_boxes] textarea').last()).toBeFocused();
      },
    );
  });
}
