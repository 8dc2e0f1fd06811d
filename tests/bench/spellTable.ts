import { chromium } from '@playwright/test';
import { spell } from '#domain/resources/spell.ts';
import { chromiumFlags, findChromium } from '../support/chromium.ts';
import { measuredPage } from './measuredPage.ts';
import { openings } from './recordTable.ts';
import { signUp } from './signUp.ts';
import { startServer } from './startServer.ts';
import { type Figure, median } from './table.ts';

/** Milliseconds. */
const GOAL = 150;

/** How soon the table of all spells is painted, with the boxes of their levels beside it. */
export async function spellTable(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('there is no Chromium to measure with');
  const server = await startServer('src/server/start.ts');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const { token, scenarioId } = await signUp(server.url);
    const page = await measuredPage(browser, { login: { token, url: server.url } });
    const settings = `/scenarios/${scenarioId}/data-settings`;
    await page.goto(`${server.url}${settings}/labyrinth-messages/signboard-entrance-ja`, { waitUntil: 'networkidle' });
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
  } finally {
    await browser.close();
    await server.stop();
  }
}
