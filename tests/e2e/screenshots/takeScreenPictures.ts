import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '../../support/publish.ts';
import type { Author } from '../support/Author.ts';
import { newUsername } from '../support/newAccount.ts';
import { expect, test } from '../support/test.ts';
import { asWebp } from './asWebp.ts';
import { hasGuideScenario } from './guideScenario.ts';
import { LOOKS, MOST_BYTES, type PicturedScreen, pictureOf, SCREENS } from './screenPictures.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Made {
  readonly id: string;
  /** The code of the released work. */
  readonly code: string;
}

const at =
  (path: string) =>
  async ({ page }: Author, { id }: Made): Promise<void> => {
    await page.goto(`/scenarios/${id}${path}`);
    await expect(page.getByRole('main').getByRole('heading').or(page.getByRole('grid')).first()).toBeVisible();
  };

/** The way to each screen. */
const SHOWS: Readonly<Record<PicturedScreen, (author: Author, made: Made) => Promise<void>>> = {
  'npc-script': at('/data-settings/npc/5'),
  async works({ page }) {
    await page.goto('/works');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
  async work({ page }, { code }) {
    await page.goto(`/works/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'record-page': at('/data-settings/items/item-list/1/edit'),
  labyrinths: at('/labyrinths/settings'),
  async 'floor-settings'({ page }, { id }) {
    // The address of a field opens the settings, on a phone in their sheet.
    await page.goto(`/scenarios/${id}/floor-maps/01?field=name_ja`);
    await expect(page.locator('[data-path="name_ja"] input')).toBeFocused();
  },
  'check-list': at('/checks'),
  'status-page': at('/scenario-tools/work-outline/status-setting'),
};

for (const look of LOOKS) {
  test.describe(look.name, () => {
    test.use({ language: look.language, colorScheme: look.theme, viewport: look.viewport });

    test(`takes the pictures of docs/screens (${look.name})`, async ({ page, author }) => {
      test.slow();
      const id = await hasGuideScenario(author);
      const { rest } = author.account;
      const talk = { name_ja: '番人', name_en: 'Keeper', greet_message: 1, display_graphic: 12 };
      await rest.put(`scenarios/${id}/npcs/5`, talk);
      await rest.patch(`scenarios/${id}`, { title_ja: `霧の回廊 ${newUsername()}` });
      const code = await release(rest, `scenarios/${id}`);
      await mkdir(join(ROOT, 'docs/screens'), { recursive: true });
      for (const screen of SCREENS) {
        await SHOWS[screen](author, { id, code });
        await page.waitForLoadState('networkidle');
        const picture = await asWebp(author, await page.screenshot(), 0.6);
        expect(picture.length, screen).toBeLessThanOrEqual(MOST_BYTES);
        await writeFile(join(ROOT, pictureOf(screen, look)), picture);
      }
    });
  });
}
