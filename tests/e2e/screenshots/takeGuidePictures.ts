import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUIDE_PICTURE_SIZE, type GuidePictureName, guidePictureAddress } from '#client/guide/guidePictures.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import type { Author } from '../support/Author.ts';
import { FloorMap } from '../support/FloorMap.ts';
import { expect, test } from '../support/test.ts';
import { asWebp } from './asWebp.ts';
import { hasGuideScenario } from './guideScenario.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
/** Small enough for a page with text, good enough to read the words in it. */
const QUALITY = 0.75;

const at =
  (path: string) =>
  async ({ page }: Author, id: string): Promise<void> => {
    await page.goto(`/scenarios/${id}${path}`);
    await expect(page.getByRole('main').getByRole('heading').or(page.getByRole('grid')).first()).toBeVisible();
  };

/** The way to the screen of each picture. */
const SHOWS: Readonly<Record<GuidePictureName, (author: Author, id: string) => Promise<void>>> = {
  async map(author, id) {
    const map = new FloorMap(author);
    await map.opens(id);
    await map.chooses('room');
    await map.pointsAt([12.5, 8.1]);
  },
  async event(author, id) {
    const map = new FloorMap(author);
    await map.opens(id);
    await map.chooses('event');
    await map.presses([5.5, 17.5]);
  },
  labyrinth: at('/labyrinths/settings/0'),
  message: at('/data-settings/labyrinth-messages/labyrinth-message-list/1'),
  items: at('/data-settings/items/item-list'),
  async monster(author, id) {
    await at('/data-settings/monsters/monster-list/1/monster-detail')(author, id);
    await author.page.locator('[data-path="level"]').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  },
  encounters: at('/data-settings/encounters/encounter-setting#12'),
  async chest(author, id) {
    await at('/data-settings/treasure-chest/treasure-chest-list/1')(author, id);
    await author.page
      .locator('[data-path="high.first"]')
      .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  },
  rules: at('/scenario-tools/game-rules/battle-system-treasure-chest'),
  async play(author, id) {
    await author.page.goto(`/scenarios/${id}/play?floor=1&x=12&y=8&facing=3`);
    await author.page.getByRole('dialog').getByRole('button').last().click();
    await expect(author.page.getByRole('application')).toBeVisible();
  },
  checks: at('/checks'),
  publishing: at('/scenario-tools/work-outline/status-setting'),
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language, colorScheme: 'light', viewport: GUIDE_PICTURE_SIZE });

    test(`takes the pictures of the guide (${language})`, async ({ page, author }) => {
      test.slow();
      const id = await hasGuideScenario(author);
      for (const [name, show] of Object.entries(SHOWS)) {
        await show(author, id);
        await page.waitForLoadState('networkidle');
        const file = join(PUBLIC, guidePictureAddress(name as GuidePictureName, language));
        await writeFile(file, await asWebp(author, await page.screenshot(), QUALITY));
      }
    });
  });
}
