import { spell } from '#domain/resources/spell.ts';
import { inBrowser } from './inBrowser.ts';
import { measuredPage } from './measuredPage.ts';
import { openings } from './recordTable.ts';
import { signUp } from './signUp.ts';
import { type Figure, median } from './table.ts';

/** Milliseconds. */
const GOAL = 150;

/** Measures how soon the table of all spells is painted, with the boxes of their levels next to it. */
export const spellTable = (): Promise<Figure[]> =>
  inBrowser(async (browser, url) => {
    const { token, scenarioId } = await signUp(url);
    const page = await measuredPage(browser, { login: { token, url: url } });
    const settings = `/scenarios/${scenarioId}/data-settings`;
    await page.goto(`${url}${settings}/labyrinth-messages/signboard-entrance-ja`, { waitUntil: 'networkidle' });
    const paint = median(await openings(page, `${settings}/spell-list`));
    const { first, last } = spell.numbers;
    return [
      {
        name: `table of ${last - first + 1} spells and their boxes painted`,
        ours: `${paint.toFixed(0)} ms`,
        limit: `${GOAL} ms`,
        ratio: paint / GOAL,
        goal: { atMost: 1 },
      },
    ];
  });
