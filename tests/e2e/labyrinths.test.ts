import type { Locator } from '@playwright/test';
import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { SOUND_EFFECTS } from '#domain/catalogs/soundEffects.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import type { PresentedSetting } from '#server/labyrinths/presentSetting.ts';
import { roomMaps } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => use(new DataSettings(author, await author.hasScenario())),
});

const TITLE = { ja: '水底の迷宮', en: 'The sunken maze' };

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    const setting = (data: DataSettings, number: number) =>
      data.stored<PresentedSetting>(`labyrinth-settings/${number}`);
    const opens = (data: DataSettings, path: string) =>
      data.page.goto(`/scenarios/${data.scenarioId}/labyrinths${path}`);
    const field = (data: DataSettings, path: string): Locator => data.page.locator(`[data-path="${path}"] input`);
    async function enters(data: DataSettings, path: string, value: string) {
      await field(data, path).fill(value);
      await field(data, path).press('Tab');
    }
    story('a new author sets up a labyrinth, from the floor list to the cards', async ({ data, page }) => {
      await page.goto(`/scenarios/${data.scenarioId}/floor-maps/01`);
      const tabs = page.getByRole('navigation', { name: data.says('シナリオの画面', 'Screens of the scenario') });
      await tabs.getByRole('link', { name: data.says('迷宮', 'Labyrinths'), exact: true }).click();
      await expect(page).toHaveURL(/\/labyrinths\/settings$/);
      const card = page.getByRole('listitem').filter({ hasText: data.says('迷宮0', 'Labyrinth 0') });
      await page.getByRole('link', { name: data.says('迷宮0を設定する', 'Set up labyrinth 0') }).click();
      await expect(page).toHaveURL(/\/labyrinths\/settings\/0$/);

      await enters(data, 'labyrinth_title.ja', TITLE.ja);
      await enters(data, 'labyrinth_title.en', TITLE.en);
      await data.button('空いている01階から始める', 'Begin with floor 01, which is free').click();
      // The grid by keyboard: the first floor, then ten further.
      const floors = page.getByRole('list', { name: data.says('階層範囲', 'Floor range') });
      await floors.getByRole('button', { name: data.says('01階', 'Floor 01'), exact: true }).press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect(floors.getByRole('button', { pressed: true })).toHaveCount(11);
      await page.keyboard.press('Enter');
      await expect(field(data, 'map_hierarchy.end')).toHaveValue('11');
      await enters(data, 'map_hierarchy.end', '3');

      // The entrance is picked on the picture of the floor: three to the east, one to the north.
      const map = page.getByRole('button', { name: data.says('入口の位置', 'Entrance:') });
      await map.focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await expect(map).toHaveAccessibleName(/x3 y1/);

      await expect
        .poll(() => setting(data, 0))
        .toMatchObject({
          labyrinth_title: TITLE,
          map_hierarchy: { start: 1, end: 3 },
          labyrinth_entrance: { x: 3, y: 1, map: 1 },
        });
      await page.getByRole('link', { name: data.says('迷宮設定', 'Labyrinth settings'), exact: true }).click();
      await expect(card).toContainText(data.says(TITLE.ja, TITLE.en));
      await expect(card).toContainText(data.says('1–3階（3階層）', 'Floors 1–3 (3)'));
      await expect(card).toContainText(data.says('設定済み', 'Ready'));

      await page.goto(`/scenarios/${data.scenarioId}/floor-maps/03`);
      const floor = page.getByRole('link', { name: data.says('フロア03', 'Floor 03') });
      await expect(floor).toHaveAccessibleName(new RegExp(data.says('迷宮00', 'Labyrinth 00')));
    });

    story('a card tells what is missing, with the way to it, and its sign is written in it', async ({ data, page }) => {
      await data.has('labyrinth-settings', {
        2: {
          ...{ labyrinth_title: TITLE, map_hierarchy: { start: 10, end: 12 } },
          ...{ intrusion_condition_required: true, intrusion_condition_number: 2, condition: 13 },
        },
      });
      await opens(data, '/settings');
      const card = page.getByRole('article', { name: data.says(TITLE.ja, TITLE.en) });
      await expect(card).toContainText(data.says('全員がレベル13以上', 'All members at or above level 13'));
      // One labyrinth is offered, not a line for each of those that nobody uses.
      const offered = { ja: /^迷宮\dを設定する$/, en: /^Set up labyrinth \d$/ }[language];
      await expect(page.getByRole('link', { name: offered })).toHaveText([
        data.says('迷宮0を設定する', 'Set up labyrinth 0'),
      ]);
      await data.button('入口の看板を書く', 'Write the entrance signboard').click();
      const path = data.says('ja', 'en');
      await card.locator(`[data-path="${path}"] textarea`).fill('MAZE');
      await card.locator(`[data-path="${path}"] textarea`).press('Tab');
      await expect(card.getByRole('img', { name: /MAZE/ })).toBeVisible();
      await expect(card.locator('[data-state="saved"]')).toBeVisible();
      await card
        .getByRole('link', { name: data.says('入口の階が決まっていません。', 'The floor of the entrance is not set.') })
        .click();
      await expect(page.locator('[data-path="labyrinth_entrance.map"] input')).toBeFocused();
    });

    story('an entrance picked before its floor is named lies on the first of the labyrinth', async ({ data, page }) => {
      await data.has('labyrinth-settings', { 2: { labyrinth_title: TITLE, map_hierarchy: { start: 10, end: 30 } } });
      await opens(data, '/settings/2');
      const map = page.getByRole('button', { name: data.says('入口の位置', 'Entrance:') });
      const box = await map.boundingBox();
      await map.click({ position: { x: ((box?.width ?? 0) * 4.5) / 24, y: ((box?.height ?? 0) * 20.5) / 24 } });
      await expect.poll(() => setting(data, 2)).toMatchObject({ labyrinth_entrance: { x: 4, y: 3, map: 10 } });
      await expect(page.getByText(data.says('入口の階が決まっていません。', 'The floor of the entrance'))).toBeHidden();
    });

    story('the size changes after asking, and with it the floors; nothing of them is lost', async ({ data, page }) => {
      const { rest } = data.author.account;
      const maps = roomMaps(3);
      const corner = maps[0]?.[23];
      if (corner) corner.floor_id = 1;
      await rest.put(`scenarios/${data.scenarioId}/floor-maps/02/maps`, { maps });
      await data.has('labyrinth-settings', {
        4: {
          labyrinth_title: TITLE,
          map_hierarchy: { start: 2, end: 3 },
          labyrinth_entrance: { x: 20, y: 3, map: 2 },
        },
      });
      await opens(data, '/settings/4');
      const choose = (size: string) =>
        page.locator('[data-path="labyrinth_size"]').getByText(size, { exact: true }).click();
      const dialog = page.getByRole('dialog', { name: data.says('広さを変えますか？', 'Change the size?') });
      const small = data.says('16×16', '16x16');

      await choose(small);
      await expect(dialog).toContainText(data.says('02、03', '02, 03'));
      await expect(dialog).toContainText(data.says('1マスが外側', '1 drawn cell will be outside'));
      await expect(dialog).toContainText(data.says('入口が', 'The entrance is outside'));
      await dialog.getByRole('button', { name: data.says('キャンセル', 'Cancel') }).click();
      expect(await setting(data, 4)).toMatchObject({ labyrinth_size: 0 });

      await choose(small);
      await dialog.getByRole('button', { name: data.says('変更する', 'Change') }).click();
      await expect.poll(() => setting(data, 4)).toMatchObject({ labyrinth_size: 2 });
      const floor = await data.stored<{ labyrinth_setting: object; maps: unknown }>('floor-maps/02');
      expect(floor).toMatchObject({ labyrinth_setting: { labyrinth_size: 2, has_labyrinth: true }, maps });

      // The question also lists a floor of another size that enters the range.
      await enters(data, 'map_hierarchy.end', '4');
      await expect(dialog).toContainText('04');
      // The floor is not read again before the next question.
      const isRead = Promise.withResolvers<void>();
      await page.route(/floors\.list/, async (route) => {
        await isRead.promise;
        await route.continue();
      });
      await dialog.getByRole('button', { name: data.says('変更する', 'Change') }).click();
      await expect.poll(() => data.stored('floor-maps/04')).toMatchObject({ labyrinth_setting: { labyrinth_size: 2 } });

      // From now on it has the size of the labyrinth, like the others.
      await choose(data.says('20×20', '20x20'));
      await expect(dialog).toContainText('04');
      isRead.resolve();
      await dialog.getByRole('button', { name: data.says('変更する', 'Change') }).click();
      await expect.poll(() => data.stored('floor-maps/04')).toMatchObject({ labyrinth_setting: { labyrinth_size: 1 } });
    });

    story('no way of changing the size goes past the question', async ({ data, page, author }) => {
      await data.has('labyrinth-settings', { 4: { labyrinth_title: TITLE, map_hierarchy: { start: 2, end: 3 } } });
      await author.account.rest.post(`scenarios/${data.scenarioId}/backup`, {});
      await data.has('labyrinth-settings', { 4: { labyrinth_size: 2 } });
      await opens(data, '/settings/4');
      const dialog = page.getByRole('dialog', { name: data.says('広さを変えますか？', 'Change the size?') });
      /** Checks the size of floor 02 by its code, once everything is saved. */
      const isOf = (labyrinth_size: number) =>
        expect.poll(() => data.stored('floor-maps/02')).toMatchObject({ labyrinth_setting: { labyrinth_size } });
      const history = page.getByRole('region', { name: data.says('バックアップの履歴', 'Backup history') });
      await history.getByRole('button', { name: data.says('見る', 'Show') }).click();
      await history.getByRole('listitem').getByRole('button').first().click();
      const ways = [
        {
          size: 0,
          button: history.getByRole('button', { name: data.says('すべてこの版に戻す', 'Restore this version') }),
        },
        { size: 2, button: data.button('元に戻す', 'Undo') },
        { size: 0, button: data.button('やり直す', 'Redo') },
      ];
      for (const { size, button } of ways) {
        await button.click();
        await expect(dialog).toContainText(data.says('02、03', '02, 03'));
        await dialog.getByRole('button', { name: data.says('キャンセル', 'Cancel') }).click();
        await expect(dialog).toBeHidden();
        await button.click();
        await dialog.getByRole('button', { name: data.says('変更する', 'Change') }).click();
        await isOf(size);
      }
    });

    story('a change of the floors waits until they are known', async ({ data, page, faults }) => {
      faults.expect(/ERR_FAILED/);
      await data.has('labyrinth-settings', {
        4: { labyrinth_title: TITLE, map_hierarchy: { start: 2, end: 2 }, labyrinth_size: 2 },
      });
      await opens(data, '/flag-management');
      const link = page.getByRole('link', { name: data.says('迷宮4', 'Labyrinth 4') });
      await expect(link).toBeVisible();
      await page.route(/floors\.list/, (route) => route.abort());
      await link.click();
      await enters(data, 'map_hierarchy.end', '3');
      const dialog = page.getByRole('dialog', { name: data.says('広さを変えますか？', 'Change the size?') });
      await expect(dialog).toContainText(data.says('読み込めませんでした', 'This could not be loaded'));
      expect(await setting(data, 4)).toMatchObject({ map_hierarchy: { end: 2 } });
      await page.unroute(/floors\.list/);
      await dialog.getByRole('button', { name: data.says('もう一度読み込む', 'Try again') }).click();
      await expect(dialog).toContainText('03');
      await dialog.getByRole('button', { name: data.says('変更する', 'Change') }).click();
      await expect.poll(() => setting(data, 4)).toMatchObject({ map_hierarchy: { end: 3 } });
    });

    story('all that a labyrinth can be is entered once, and read back', async ({ data, page }) => {
      await data.has('items-detail', {
        7: { name_ja: '王の冠', name_en: 'Royal crown' },
        8: { name_ja: '銀の鍵', name_en: 'Silver key' },
      });
      for (const [place, text] of [
        [1, '門'],
        [2, '終わり'],
      ] as const)
        await data.author.account.rest.put(
          `scenarios/${data.scenarioId}/labyrinth-settings/3/labyrinth-message-signboards/${place}`,
          { ja: text, en: text },
        );
      await opens(data, '/settings/3');
      const chooses = async (path: string, words: string, option: string | RegExp = words) => {
        await field(data, path).fill(words);
        await page.getByRole('option', { name: option }).first().click();
      };
      const sounds = [5, 12, 60].map((code) => SOUND_EFFECTS.find((sound) => sound.code === code));
      const soundName = (at: number) => sounds[at]?.label[language] ?? '';
      const play = (at: number) => data.button(`${soundName(at)}を再生`, `Play ${soundName(at)}`);
      await enters(data, 'labyrinth_title.ja', TITLE.ja);
      await enters(data, 'labyrinth_title.en', TITLE.en);
      await page.locator('[data-path="title_icon"] button').click();
      await page.getByRole('option').nth(42).click();
      await data.button('空いている01階から始める', 'Begin with floor 01, which is free').click();
      await enters(data, 'labyrinth_entrance.x', '3');
      await page.getByRole('checkbox', { name: data.says('看板を表示', 'Signboard shown') }).click({ force: true });
      await chooses('ending_item', '007', /007/);
      await enters(data, 'setting_after_ending.gold', '5000');
      await enters(data, 'setting_after_ending.exp_point', '1200');
      await chooses('setting_after_ending.reward_item', '008', /008/);
      for (const [at, path] of ['labyrinth', 'in_battle', 'in_battle_2'].entries()) {
        await chooses(`sound.${path}`, soundName(at));
        const heard = page.waitForRequest(/\/sounds\//);
        await play(at).click();
        await heard;
      }
      const entered = {
        labyrinth_title: TITLE,
        map_hierarchy: { start: 1, end: 1 },
        labyrinth_entrance: { x: 3, y: 0, map: 1 },
        with_signboard_displayed: true,
        ending_item: 7,
        setting_after_ending: { gold: 5000, exp_point: 1200, reward_item: 8 },
        sound: { labyrinth: 5, in_battle: 12, in_battle_2: 60 },
      };
      await expect.poll(() => setting(data, 3)).toMatchObject(entered);
      expect((await setting(data, 3)).title_icon).not.toBe(0);

      await page.reload();
      await expect(field(data, 'labyrinth_title.en')).toHaveValue(TITLE.en);
      await expect(field(data, 'ending_item')).toHaveValue(new RegExp(data.says('王の冠', 'Royal crown')));
      await expect(field(data, 'setting_after_ending.gold')).toHaveValue(/5,?000/);
      await expect(field(data, 'setting_after_ending.reward_item')).toHaveValue(
        new RegExp(data.says('銀の鍵', 'Silver key')),
      );
      for (const at of [0, 1, 2]) await expect(play(at)).toBeVisible();
      for (const text of ['門', '終わり']) await expect(page.getByRole('img', { name: `: ${text}` })).toBeVisible();

      await opens(data, '/flag-management');
      const next = page.locator('[data-labyrinth="3"] [data-path="next_labyrinth_flag"]').getByRole('checkbox');
      await next.click({ force: true });
      await expect
        .poll(async () => (await data.stored<{ next_labyrinth_flag: boolean }[]>('labyrinth-flags'))[3])
        .toMatchObject({ next_labyrinth_flag: true });
      await page.reload();
      await expect(next).toBeChecked();
    });

    story('each of the six conditions asks for its own N', async ({ data, page }) => {
      await data.has('monsters', { 7: { name_ja: '影', name_en: 'Shade' } });
      await data.has('items-detail', { 9: { name_ja: '銀の鍵', name_en: 'Silver key' } });
      await opens(data, '/settings/1');
      await page.getByRole('checkbox', { name: data.says('入場条件あり', 'Entry condition') }).click({ force: true });
      const finds = (path: string, number: string) => async () => {
        await field(data, path).fill(number);
        await page.getByRole('option', { name: new RegExp(number) }).click();
      };
      const title = TITLES[2];
      const ways: Readonly<Record<number, { enter: () => Promise<void>; condition: number | undefined }>> = {
        1: { enter: () => enters(data, 'condition.level', '12'), condition: 12 },
        2: { enter: () => enters(data, 'condition.level', '30'), condition: 30 },
        3: { enter: () => enters(data, 'condition.party_size', '4'), condition: 4 },
        4: {
          enter: async () => {
            await page.locator('[data-path="condition.title"] button').click();
            await page.getByRole('option', { name: title?.label[language] ?? '', exact: true }).click();
          },
          condition: title?.code,
        },
        5: { enter: finds('condition.monster', '007'), condition: 7 },
        6: { enter: finds('condition.item', '009'), condition: 9 },
      };
      for (const { code, label } of ENTRANCE_CONDITIONS) {
        await page.locator('[data-path="intrusion_condition_number"] button').click();
        await page.getByRole('option', { name: label[language], exact: true }).click();
        await ways[code]?.enter();
        await expect
          .poll(() => setting(data, 1))
          .toMatchObject({ intrusion_condition_number: code, condition: ways[code]?.condition });
      }
    });

    story(
      'flag 0 is ON whatever happens, the others as the author says; event flags have names',
      async ({ data, page }) => {
        const maps = roomMaps();
        const lever = maps[3]?.[3];
        if (lever) Object.assign(lever.event, { id: 1601, data: { ...lever.event.data, 1: 1 }, flag: -1 });
        await data.author.account.rest.put(`scenarios/${data.scenarioId}/floor-maps/03/maps`, { maps });
        await opens(data, '/flag-management');
        const table = page.getByRole('table', { name: data.says('迷宮フラグ', 'Labyrinth flags') });
        const row = (number: number) =>
          table
            .getByRole('row')
            .filter({ has: page.getByRole('link', { name: data.says(`迷宮${number}`, `Labyrinth ${number}`) }) });
        await expect(row(0)).toContainText(data.says('必ずON', 'Always ON'));
        await expect(row(0).getByRole('checkbox')).toHaveCount(1);
        await row(3)
          .getByRole('checkbox', { name: data.says('はじめからON', 'Initially ON') })
          .click({ force: true });
        await row(3).getByRole('textbox').first().fill('秘密の扉');
        await row(3).getByRole('textbox').first().press('Tab');
        type Flag = { number: number; initial_flag: boolean; secret_sign_title_ja: string };
        await expect
          .poll(async () => (await data.stored<Flag[]>('labyrinth-flags'))[3])
          .toMatchObject({
            initial_flag: true,
            secret_sign_title_ja: '秘密の扉',
          });

        const grid = page.getByRole('grid');
        await grid.getByRole('gridcell').first().click();
        await page.keyboard.type('lever');
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name: '001', exact: true }).click();
        await expect(page).toHaveURL(/#event-1$/);
        const places = page.getByRole('region', { name: /001 lever/ });
        // Moving through the table shows the uses of each flag next to it.
        await grid.getByRole('gridcell').first().click();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('region', { name: /002/ })).toContainText(
          data.says('どこからも使われていません', 'It is not used anywhere'),
        );
        await page.keyboard.press('ArrowUp');
        const used = page
          .getByRole('table', { name: data.says('使われているフラグ', 'Flags in use') })
          .getByRole('row')
          .filter({ hasText: '001 lever' });
        await expect(used.getByRole('cell').last()).toHaveText(data.says('2か所', '2'));
        await expect(used).toContainText(data.says('条件のフラグ', 'Condition flag'));
        await expect(places.getByRole('link')).toHaveCount(2);
        await expect(
          places.getByRole('listitem').filter({ hasText: data.says('条件のフラグ', 'Condition flag') }),
        ).toContainText(data.says('参照', 'Reads'));
        await expect(places.getByRole('listitem').filter({ hasText: data.says('変更', 'Sets') })).toHaveCount(1);
        await places.getByRole('link').first().click();
        await expect(page).toHaveURL(/\/floor-maps\/03#x3_y20$/);
      },
    );
  });
}
