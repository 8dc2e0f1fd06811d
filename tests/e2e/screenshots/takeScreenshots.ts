import { join } from 'node:path';
import { FloorMap } from '../support/FloorMap.ts';
import { expect, test } from '../support/test.ts';
import { sampleMaps } from './sampleMaps.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One picture of each part that the README presents. */
const pictures = [
  { file: 'home', language: 'ja', theme: 'light', viewport: DESKTOP, show: 'home' },
  { file: 'scenario', language: 'ja', theme: 'light', viewport: DESKTOP, show: 'scenario' },
  { file: 'floor-map', language: 'ja', theme: 'light', viewport: DESKTOP, show: 'floor' },
  { file: 'floor-map-dark', language: 'en', theme: 'dark', viewport: DESKTOP, show: 'floor' },
  { file: 'floor-map-phone', language: 'ja', theme: 'dark', viewport: PHONE, show: 'floor' },
] as const;

for (const { file, language, theme, viewport, show } of pictures) {
  test.describe(file, () => {
    test.use({ language, colorScheme: theme, viewport });

    test(`takes ${file}.png`, async ({ page, author, words }) => {
      const map = new FloorMap(author);
      if (show === 'home') {
        await page.context().clearCookies({ name: 'access_token' });
        await page.goto('/');
      } else {
        const id = await author.hasScenario();
        const { rest } = author.account;
        for (const floor of ['01', '02', '03']) {
          const answer = await rest.put(`scenarios/${id}/floor-maps/${floor}/maps`, {
            maps: sampleMaps(Number(floor)),
          });
          if (answer.status !== 200) throw new Error(answer.text);
        }
        await rest.post(`scenarios/${id}/backup`, { note: '一階から三階まで' });
        if (show === 'floor') await map.opens(id);
        else await page.goto(`/scenarios/${id}`);
      }
      if (show === 'floor' && viewport === DESKTOP) {
        // In front of a gate, which the first-person view shows.
        await map.pointsAt([12.5, 8.1]);
        await expect(page.getByRole('complementary', { name: words.tools })).toContainText('x12 y8');
      }
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(FOLDER, `${file}.png`) });
    });
  });
}
