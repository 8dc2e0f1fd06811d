import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { PresentedSetting } from '#server/labyrinths/presentSetting.ts';
import { DataSettings } from '../support/DataSettings.ts';
import { hasScenario, isGone, opens } from '../support/site.tsx';

const TITLE = { ja: '水底の迷宮', en: 'The sunken maze' };

let data: DataSettings;
beforeEach(async () => {
  data = new DataSettings(await hasScenario());
});

const setting = (number: number) => data.stored<PresentedSetting>(`labyrinth-settings/${number}`);
const opensLabyrinth = (path: string) => opens(`/scenarios/${data.scenarioId}/labyrinths${path}`, data.language);
const field = (path: string): Locator => page.css(`[data-path="${path}"] input`);
async function enters(path: string, value: string): Promise<void> {
  await field(path).fill(value);
  await userEvent.tab();
}

/** Types into a field that does not have the focus. */
function inputs(target: Locator, text: string): void {
  const input = target.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(LANGUAGES)('the floors are pressed on a grid: the first, then the last: %s', async (language) => {
  data.language = language;
  await data.has('labyrinth-settings', {
    1: { labyrinth_title: TITLE, map_hierarchy: { start: 8, end: 9 } },
    2: { labyrinth_title: TITLE, map_hierarchy: { start: 20, end: 20 } },
  });
  await opensLabyrinth('/settings/2');
  const floors = page.getByRole('list', { name: data.says('階層範囲', 'Floor range'), exact: false });
  const floor = (ja: string, en: string) => floors.getByRole('button', { name: data.says(ja, en), exact: true });
  await floor('12階', 'Floor 12').click();
  await expect
    .element(page.getByText(data.says('12階から始まります', 'It starts on floor 12'), { exact: false }))
    .toBeVisible();
  // A floor before the first reverses the range; the floors of the other labyrinth show whose they are.
  await expect.element(floor('09階 迷宮1', 'Floor 09 Labyrinth 1')).toBeVisible();
  await floor('10階', 'Floor 10').click();
  await expect.element(floors.getByRole('button', { pressed: true })).toHaveLength(3);
  await expect.poll(() => setting(2)).toMatchObject({ map_hierarchy: { start: 10, end: 12 } });
});

test.each(LANGUAGES)('a range that ends before it begins is refused with the fixed message: %s', async (language) => {
  data.language = language;
  await data.has('labyrinth-settings', { 0: { labyrinth_title: TITLE, map_hierarchy: { start: 5, end: 7 } } });
  await opensLabyrinth('/settings/0');
  await enters('map_hierarchy.end', '2');
  await expect
    .element(field('map_hierarchy.end'))
    .toHaveAccessibleDescription(
      data.says(
        '迷宮番号0の階層範囲の終わりが始まりより小さくなっています。',
        'The end of the map hierarchy of labyrinth number 0 is smaller than the start',
      ),
    );
  // Both numbers are validated as a pair, so the other number corrects it.
  await enters('map_hierarchy.start', '2');
  await isGone(page.getByRole('alert'));
  await expect.poll(() => setting(0)).toMatchObject({ map_hierarchy: { start: 2, end: 2 } });
});

test.each(LANGUAGES)(
  'a range is judged when its field is left, and an entrance outside of it is moved with a word: %s',
  async (language) => {
    data.language = language;
    const entrance = { x: 4, y: 5, map: 6 };
    await data.has('labyrinth-settings', {
      1: { labyrinth_title: TITLE, map_hierarchy: { start: 5, end: 7 }, labyrinth_entrance: entrance },
    });
    await opensLabyrinth('/settings/1');
    const told = page.getByText(
      data.says('入口が範囲の外になるため、12階に移しました。', 'so it was moved to floor 12.'),
      { exact: false },
    );
    // On the way to 14, 1 is before the first floor. Another field that takes what is typed after a pause is saved meanwhile.
    await field('map_hierarchy.end').fill('1');
    inputs(field('labyrinth_title.en'), 'Deep');
    await expect.poll(() => setting(1)).toMatchObject({ labyrinth_title: { en: 'Deep' } });
    await expect.element(page.getByRole('alert')).toHaveLength(0);
    await field('map_hierarchy.end').fill('14');
    await userEvent.tab();
    await expect.element(told).toHaveLength(0);
    await enters('map_hierarchy.start', '12');
    await expect.element(told).toBeVisible();
    await expect
      .poll(() => setting(1))
      .toMatchObject({ map_hierarchy: { start: 12, end: 14 }, labyrinth_entrance: { ...entrance, map: 12 } });
    // One step: the entrance goes back with the range.
    await userEvent.keyboard('{Control>}z{/Control}');
    await isGone(told);
    await expect
      .poll(() => setting(1))
      .toMatchObject({ map_hierarchy: { start: 5, end: 14 }, labyrinth_entrance: entrance });
  },
);

test.each(LANGUAGES)(
  'floors of another labyrinth are refused, and told of until they are given up: %s',
  async (language) => {
    data.language = language;
    await data.has('labyrinth-settings', {
      1: { labyrinth_title: TITLE, map_hierarchy: { start: 1, end: 4 } },
      2: { labyrinth_title: TITLE, map_hierarchy: { start: 5, end: 6 } },
    });
    await opensLabyrinth('/settings/2');
    const told = page.getByText(data.says('3–4階は迷宮1と重なっています', 'Floors 3–4: shared with labyrinth 1'), {
      exact: false,
    });
    await enters('map_hierarchy.start', '3');
    await expect.element(told).toBeVisible();
    await expect.element(page.css('[data-state="invalid"]').first()).toBeVisible();
    expect(await setting(2)).toMatchObject({ map_hierarchy: { start: 5, end: 6 } });
    await enters('map_hierarchy.start', '6');
    await isGone(told);
    await expect.poll(() => setting(2)).toMatchObject({ map_hierarchy: { start: 6, end: 6 } });
  },
);

test.each(LANGUAGES)(
  'the condition asks for N of its own kind, and the entrance shows its message: %s',
  async (language) => {
    data.language = language;
    await data.has('monsters', { 7: { name_ja: '影', name_en: 'Shade' } });
    await data.has('labyrinth-messages', {
      12: { title_ja: '門', title_en: 'Gate', message_ja_boxes: ['止まれ！'] },
    });
    await opensLabyrinth('/settings/1');
    await page
      .getByRole('checkbox', { name: data.says('入場条件あり', 'Entry condition'), exact: false })
      .click({ force: true });
    await expect.element(field('condition.level')).toHaveValue('1');
    await page.css('[data-path="intrusion_condition_number"] button').click();
    await page
      .getByRole('option', { name: data.says('モンスターNが図鑑にある', 'Monster N is in the lexicon'), exact: false })
      .click();
    await field('condition.monster').fill(data.says('影', 'Shade'));
    await page.getByRole('option', { name: /007/ }).click();
    await field('message_number').fill('12');
    await page.getByRole('option', { name: /012/ }).click();
    await expect.element(page.getByRole('img', { name: /止まれ！/ })).toBeVisible();
    await expect
      .poll(() => setting(1))
      .toMatchObject({
        intrusion_condition_required: true,
        intrusion_condition_number: 5,
        condition: 7,
        message_number: 12,
      });
  },
);
