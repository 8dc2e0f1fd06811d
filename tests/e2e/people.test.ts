import { TALK } from '#domain/resources/npc.ts';
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

    story('an NPC is made, its conversation is written in place, and played by the game', async ({ data, page }) => {
      await data.opens('/npc');
      await page.getByRole('button', { name: data.says('新規', 'New'), exact: true }).click();
      const name = page.locator(`[data-path="name_${data.language}"] input`);
      await expect(name).toBeFocused();
      await page.keyboard.type(data.says('番人', 'Keeper'));
      const list = page.getByRole('navigation', { name: data.says('NPCの一覧', 'List of NPCs') });
      await expect(list.getByRole('link')).toHaveCount(1);
      await page.getByRole('button', { name: data.says('話題を追加', 'Add a topic') }).click();
      await page.locator(`[data-path="topics.0.word_${data.language}"] input`).fill(data.says('門', 'gate'));
      await page.locator('[data-path="topics.0.message"] textarea').fill(data.says('門は北だ。', 'North.'));
      await page.keyboard.press('Tab');
      await data.keeps('npcs', [{ number: 1, greet_message: 0, commands: { [TALK]: true } }] as never);
      await page.getByRole('button', { name: data.says('会話を試す', 'Try the conversation') }).click();
      const game = page.getByRole('dialog').getByRole('application');
      await game.getByRole('button', { name: data.says('門', 'gate'), exact: true }).click();
      await expect(game.getByText(data.says('門は北だ。', 'North.')).first()).toBeVisible();
      // The game's own keys go on.
      await page.keyboard.press('Enter');
      await game.getByRole('button', { name: data.says('立ち去る', 'Leave') }).click();
      const over = data.says('会話は終わりました。', 'The conversation is over.');
      await expect(page.getByRole('dialog').getByText(over)).toBeVisible();
      // All of it is there after a reload.
      await page.reload();
      await expect(page.locator('[data-path="topics.0.message"] textarea')).toHaveValue(
        data.says('門は北だ。', 'North.'),
      );
      await data.keeps('npcs', [{ topics: { 0: { message: 1 } } }] as never);
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
