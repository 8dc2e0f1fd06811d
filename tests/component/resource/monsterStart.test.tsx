import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '#domain/text/languages.ts';
import { hasScenario, opens, presses, rest } from '../support/site.tsx';

interface Monster {
  readonly name_ja: string;
  readonly hp: { readonly count: number; readonly sides: number };
  readonly image: number;
  readonly experience: number;
}
let scenarioId: string;
beforeEach(async () => {
  scenarioId = await hasScenario();
});
const stored = async (number: number) => (await rest.get<Monster>(`scenarios/${scenarioId}/monsters/${number}`)).data;

test.each(LANGUAGES)(
  'a monster that is typed into the table has hit points and a picture at once, in one step: %s',
  async (language) => {
    await opens(`/scenarios/${scenarioId}/data-settings/monsters/monster-list`, language);
    await expect.element(page.getByRole('grid')).toBeVisible();
    await page.css('[role=grid] [id$="-1-name_ja"]').click();
    await userEvent.keyboard('Bat{Enter}');
    await expect.poll(() => stored(1)).toMatchObject({ hp: { count: 1, sides: 8 }, experience: 300 });
    expect((await stored(1)).image).toBeGreaterThan(9);
    await presses('Control+z');
    await expect.poll(async () => (await stored(1)).hp.count).toBe(0);
    // A monster over REST begins blank.
    await rest.put(`scenarios/${scenarioId}/monsters/2`, { name_ja: '蛾' });
    expect(await stored(2)).toMatchObject({ hp: { count: 0, sides: 0 }, image: 0, experience: 0 });
  },
);
