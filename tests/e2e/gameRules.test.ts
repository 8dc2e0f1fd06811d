import type { Locator, Page } from '@playwright/test';
import { textIn } from '#client/i18n/defineTexts.ts';
import { differencesTexts } from '#client/resource/differences/differencesTexts.ts';
import { experienceTexts } from '#client/screens/gameRules/experience/experienceTexts.ts';
import { rulesTexts } from '#client/screens/gameRules/rulesTexts.ts';
import { DataSettings } from './support/DataSettings.ts';
import { inTurn } from './support/inTurn.ts';
import { test as base, expect } from './support/test.ts';

const TEXTS = { ...rulesTexts, ...differencesTexts, ...experienceTexts };

/** The rules of a new scenario, with the actions of its author. */
class GameRules extends DataSettings {
  override async opens(path: string): Promise<void> {
    await this.page.goto(`/scenarios/${this.scenarioId}/scenario-tools/game-rules${path}`);
  }
  text(key: keyof typeof TEXTS, values: Readonly<Record<string, string | number>> = {}): string {
    return textIn(this.language, TEXTS)(key, values);
  }
  press(key: keyof typeof TEXTS, within: Page | Locator = this.page): Promise<void> {
    return within.getByRole('button', { name: this.text(key), exact: true }).click();
  }
  /** By the button in the message about the step. */
  takesBack(): Promise<void> {
    return this.page
      .getByRole('button')
      .filter({ hasText: this.text('differences.undo') })
      .click();
  }

  /** A record as the server has it. */
  async record(kind: string, number: number): Promise<Record<string, unknown> | undefined> {
    const records = await this.stored<Record<string, unknown>[]>(`game-rules/${kind}`);
    return records.find((record) => record.number === number);
  }
}

const test = base.extend<{ rules: GameRules }>({
  rules: async ({ author, context, origin }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await author.isLoggedIn();
    await use(new GameRules(author, await author.hasScenario()));
  },
});

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const story = inTurn(test, language);

    story(
      'a value that is changed is marked, told with all others, and the page goes back to its defaults in one step',
      async ({ page, rules }) => {
        await rules.opens('/battle-system-treasure-chest');
        await expect(page.getByText(rules.text('rules.asDefault'))).toBeVisible();
        for (const [path, value] of [
          ['encounter_rate', '50'],
          ['quiet_steps', '7'],
        ] as const) {
          await page.locator(`[data-path="${path}"] input`).fill(value);
          await page.locator(`[data-path="${path}"] input`).press('Tab');
        }
        await expect(page.locator('[data-path="encounter_rate"] [data-changed]')).toContainText('20');
        await page.getByRole('link', { name: rules.text('rules.changed', { count: 2 }) }).click();
        await expect(page.getByText(rules.text('rules.differences.count', { count: 2 }))).toBeVisible();
        const row = page.getByRole('row', { name: /^(1歩ごとの遭遇率|Encounter rate)/ });
        await expect(row.getByRole('cell')).toHaveText(['20', '50', '']);
        await row.getByRole('link').click();
        await expect(page.locator('[data-path="encounter_rate"] input')).toBeFocused();

        await rules.press('rules.back');
        await expect(page.getByText(rules.text('differences.back', { count: 2 }))).toBeVisible();
        await expect(page.locator('[data-path="quiet_steps"] input')).toHaveValue('3');
        await rules.takesBack();
        await expect(page.locator('[data-path="encounter_rate"] input')).toHaveValue('50');
        await expect(page.locator('[data-path="quiet_steps"] input')).toHaveValue('7');
        await expect.poll(() => rules.record('battle-system-treasure-chests', 1)).toMatchObject({ quiet_steps: 7 });
      },
    );

    story(
      'experience is drawn with the mouse and the keys, and a level that asks for less is told and mended',
      async ({ page, rules }) => {
        const fighter = async () => (await rules.record('experience-points', 1)) ?? {};
        await rules.opens('/exp-required-level-up');
        const point = page.locator('[data-place="3"]');
        // Waits until the page has come to rest around it.
        await point.hover();
        const { x, y, width, height } = (await point.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.down();
        await page.mouse.move(x + width / 2 + 4, y + height / 2 - 6);
        await page.mouse.move(x + width / 2, y + height / 2 - 10);
        await page.mouse.up();
        await expect.poll(async () => (await fighter()).level_5).toBeGreaterThan(5000);
        const drawn = (await fighter()).level_5 as number;
        // Only the dragged point moves, and the drag is one step.
        expect(await fighter()).toMatchObject({ level_4: 2600, level_6: 7520 });
        const slider = page.getByRole('slider', {
          name: rules.text('experience.level', { job: rules.says('戦士', 'Fighter'), level: 5 }),
        });
        await slider.focus();
        await page.keyboard.press('ArrowDown');
        await expect.poll(async () => (await fighter()).level_5).toBeLessThan(drawn);
        const cell = (path: string) => page.getByRole('grid').locator(`[id$="-1-${path}"]`);
        await cell('level_2').click();
        await page.keyboard.press('Control+z');
        await expect(cell('level_5')).toHaveText(String(drawn));
        await page.keyboard.press('Control+z');
        await expect(cell('level_5')).toHaveText('4420');

        await cell('level_9').click();
        await page.keyboard.type('10');
        await page.keyboard.press('Enter');
        const told = rules.says(
          '高いレベルの経験値は、低いレベルの経験値より大きくしてください。',
          'Higher-level EXP must be higher than lower-level EXP.',
        );
        await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
        await expect(page.getByRole('grid').getByRole('row', { name: /01/ })).toHaveAttribute('data-mark', 'invalid');
        await rules.press('experience.rise');
        await expect(page.getByRole('alert').filter({ hasText: told })).toBeHidden();
        await expect.poll(async () => (await fighter()).level_9).toBe(36_900);
      },
    );

    story('a sample is loaded after a look at what it changes, and taken back in one step', async ({ page, rules }) => {
      await rules.opens('/direct-attack-setting');
      await rules.press('rules.sample');
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('status')).toHaveText(rules.text('rules.sample.same'));
      await sheet.getByText(rules.says('やさしい', 'Easy'), { exact: true }).click();
      await expect(sheet.getByRole('status')).toHaveText(rules.text('rules.sample.counts', { count: 14, records: 8 }));
      await expect(sheet.getByRole('row').nth(1)).toContainText(/(戦士|Fighter).*10.*12/);
      await rules.press('rules.sample.load', sheet);
      await expect(sheet).toBeHidden();
      const fighter = async () => (await rules.record('direct-attack-settings', 1))?.hit_base;
      const cell = page.getByRole('grid').locator('[id$="-1-hit_base"]');
      await expect(cell).toHaveText('12');
      expect(await fighter()).toBe(12);
      await rules.takesBack();
      await expect(cell).toHaveText('10');
      await expect(page.getByText(rules.text('rules.asDefault'))).toBeVisible();
      await expect.poll(fighter).toBe(10);
    });

    story('stats of races are pasted from a spreadsheet', async ({ page, rules }) => {
      await rules.opens('/race-occupation-setting/races');
      const cell = (number: number, path: string) => page.getByRole('grid').locator(`[id$="-${number}-${path}"]`);
      await cell(3, 'initial_stats.strength').click();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), '5\t6\t7\t8\t9\t10\n10\t9\t8\t7\t6\t5');
      await page.keyboard.press('Control+v');
      await expect(cell(4, 'initial_stats.luck')).toHaveText('5');
      await expect
        .poll(() => rules.record('race-occupation-settings', 4))
        .toMatchObject({ initial_stats: { strength: 10, luck: 5 } });
      // Row 4 is of the second sex, which the default rules do not read.
      await expect(page.getByRole('link', { name: rules.text('rules.changed', { count: 5 }) })).toBeVisible();
    });

    story(
      'the city is renamed beside its menu, and a banned word is marked and told by the check',
      async ({ page, rules }) => {
        await rules.opens('/fortified-city-setting');
        const field = page.locator('[data-path="inn_name.ja"] input');
        await field.fill('眠り猫亭');
        await field.press('Tab');
        const menu = page.getByRole('img', { name: /眠り猫亭/ });
        await expect(menu).toHaveCount(1);
        const name = page.locator('[data-path="tavern_name.ja"]');
        await name.locator('input').fill('くそったれ亭');
        await expect(name.locator('mark')).toHaveText('くそったれ');
        await name.locator('input').press('Tab');
        await expect
          .poll(() => rules.record('fortified-city-settings', 1))
          .toMatchObject({ inn_name: { ja: '眠り猫亭' } });
        await page.goto(`/scenarios/${rules.scenarioId}/checks`);
        const banned = page.getByRole('region', { name: rules.says('禁止ワード', 'Banned words') });
        await banned.getByRole('link', { name: rules.says('城塞都市', 'The city') }).click();
        await expect(name.locator('input')).toBeFocused();
      },
    );

    story('a single setting of the rules is found from any page, in both languages', async ({ page, rules, words }) => {
      const opensHome = async () => {
        await page.goto(`/scenarios/${rules.scenarioId}`);
        await expect(page.getByRole('link', { name: words.scenarioHome, exact: true })).toBeVisible();
      };
      await opensHome();
      const field = page.getByRole('dialog').getByRole('textbox').or(page.getByRole('dialog').getByRole('searchbox'));
      for (const typed of ['遭遇率', 'encounter rate a step']) {
        await page.keyboard.press('Control+k');
        await field.fill(typed);
        const found = page.getByRole('option', { name: /^(1歩ごとの遭遇率|Encounter rate a step)/ });
        await expect(found).toBeVisible();
        await found.click();
        await expect(page).toHaveURL(/battle-system-treasure-chest\?field=encounter_rate$/);
        await expect(page.locator('[data-path="encounter_rate"] input')).toBeFocused();
        await opensHome();
      }
      await page.keyboard.press('Control+k');
      await field.fill('忍者 命中の基本');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/direct-attack-setting\/8\?field=hit_base$/);
    });
  });
}
