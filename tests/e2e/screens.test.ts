import { patient } from '../support/patience.ts';
import type { Author } from './support/Author.ts';
import { isWhole } from './support/inTurn.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAIN = [
  'login',
  'registration',
  'terms',
  'author home',
  'scenario list',
  'scenario home',
  'floor map',
  'item in its form',
];
/** The screens with which an area begins, in their order: one author walks through each in one story. */
const BEGINNINGS = [
  'guest home',
  'author home, empty',
  'samples',
  'check list',
  'floor map',
  'monster list',
  'item list',
  'labyrinths',
  'title and author name',
];

const names = Object.keys(screens);
const areas = BEGINNINGS.map((first, index) => {
  const next = BEGINNINGS[index + 1];
  return names.slice(names.indexOf(first), next === undefined ? undefined : names.indexOf(next));
});

test.describe.configure({ mode: 'parallel', timeout: patient(240_000) });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

test('every screen belongs to an area', () => {
  expect(areas.flat()).toEqual(names);
});

// The other theme is other colours of the same page: tests/client/ui holds the contrast of both.
test.describe('ja, light', () => {
  test.use({ language: 'ja', colorScheme: 'light' });
  for (const area of areas) walkThrough(area);
});
test.describe('en, dark', () => {
  test.use({ language: 'en', colorScheme: 'dark' });
  // The words of the other language are seen on the screens that everybody passes.
  for (const area of isWhole ? areas : [MAIN]) walkThrough(area);
});

function walkThrough(area: readonly string[]): void {
  test(`the screens from "${area[0]}" to "${area.at(-1)}" are accessible, and as wide as the window`, async ({
    author,
    faults,
  }) => {
    faults.expect(/status of 422/);
    const found: string[] = [];
    for (const name of area) {
      await test.step(name, async () => {
        await startsAnew(author);
        // One that is wrong hides none of the others.
        await judge(name, author).catch((error: Error) => found.push(`${name}: ${error.message}`));
      });
    }
    expect(found).toEqual([]);
  });
}

/** At a desk and logged in, with no scenario, as after the registration. */
async function startsAnew(author: Author): Promise<void> {
  const { page, account } = author;
  await page.goto('about:blank');
  await page.setViewportSize(DESKTOP);
  await author.isLoggedIn();
  const { data } = await account.rest.get<{ id: string }[]>('scenarios');
  for (const { id } of data) expect((await account.rest.delete(`scenarios/${id}`)).status).toBeLessThan(300);
}

async function judge(name: string, author: Author): Promise<void> {
  await screens[name]?.(author);
  await isAccessible(author.page);
  await author.page.setViewportSize(PHONE);
  await fitsAcross(author.page);
  if (MAIN.includes(name)) await isAccessible(author.page);
}
