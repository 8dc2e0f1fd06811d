import { npc, TALK } from '#domain/resources/npc.ts';
import { trpcClient } from '../support/trpcClient.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ data: DataSettings }>({
  data: async ({ author }, use) => {
    await author.isLoggedIn();
    await use(new DataSettings(author, await author.hasScenario()));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story('an NPC is named, told to talk, and talked to in both languages', async ({ data, page, author }) => {
      await data.has('labyrinth-messages', {
        5: { title_ja: '門', title_en: 'Gate', message_ja_boxes: ['門は北だ。'], message_en_boxes: ['North.'] },
      });
      const [first, ...others] = npc.blank.topics;
      const topics = [{ ...first, word_ja: '門', word_en: 'gate', message: 5 }, ...others] as typeof npc.blank.topics;
      await trpcClient(author.account.rest).records.npc.save.mutate({
        scenario_id: data.scenarioId,
        records: [{ number: 1, changes: { topics } }],
      });
      await data.opens('/npc/1');
      const name = page.locator('[data-path="name_ja"] input');
      await name.fill('番人');
      await name.press('Tab');
      const list = page.getByRole('navigation', { name: data.says('NPCの一覧', 'List of NPCs') });
      await expect(list.getByRole('link').first()).toContainText('番人');
      await page
        .locator('[data-path="commands"]')
        .getByRole('checkbox', { name: data.says('話す', 'Talk'), exact: true })
        .press('Space');
      const ways = page.getByRole('group', { name: data.says('選択肢', 'Choices') });
      const goes = (ja: string, en: string) =>
        ways.getByRole('button', { name: data.says(ja, en), exact: true }).click();
      await goes('次へ', 'Next');
      await goes('話す', 'Talk');
      await goes('門', 'gate');
      await expect(data.window('日本語', 'Japanese')).toContainText('門は北だ。');
      await expect(data.window('英語', 'English')).toContainText('North.');
      await goes('次へ', 'Next');
      await expect(ways.getByRole('button', { name: data.says('門', 'gate'), exact: true })).toBeFocused();
      await expect.poll(() => data.stored('npcs')).toMatchObject([{ name_ja: '番人', commands: { [TALK]: true } }]);
    });

    story(
      'six characters are made at once, taken back in one step, and say what they come to',
      async ({ data, page, author }) => {
        await data.opens('/character');
        const make = page.getByRole('button', {
          name: data.says('6人を作って並べる', 'Create characters for the empty places (6)'),
        });
        await make.click();
        await author.reads(data.says('6人のキャラクターを作りました。', '6 characters were created.'));
        await expect.poll(async () => (await data.stored<unknown[]>('characters')).length).toBe(6);
        await expect(make).toBeHidden();
        await page.getByRole('button', { name: author.words.undo }).first().click();
        await expect.poll(async () => (await data.stored<unknown[]>('characters')).length).toBe(0);
        await make.click();
        await expect.poll(async () => (await data.stored<unknown[]>('characters')).length).toBe(6);
        await data.opens('/character/1');
        const figures = page.getByRole('region', { name: data.says('この人の強さ', 'Strength') });
        await expect(figures).toContainText('HP');
        await expect(figures.getByRole('img').first()).toBeVisible();
      },
    );
  });
}
