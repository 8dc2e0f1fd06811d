import { ofEachSort } from '../support/ofEachSort.ts';
import { patient } from '../support/patience.ts';
import type { Author } from './support/Author.ts';
import { isWhole } from './support/inTurn.ts';
import { fitsAcross, isAccessible, isLegible, saysLanguages } from './support/isAccessible.ts';
import { AREAS } from './support/screens/areas.ts';
import type { Screen } from './support/screens/places.ts';
import { sortOf } from './support/screens/sortOf.ts';
import { walk } from './support/screens/walk.ts';
import { test } from './support/test.ts';

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

/** A landing walks through one screen of each sort and through the main ones, `npm run soak` through all. */
const walked = new Set([
  ...MAIN,
  ...ofEachSort(
    AREAS.flatMap((area) => Object.keys(area)),
    sortOf,
  ),
]);

test.describe.configure({ mode: 'parallel', timeout: patient(240_000) });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

// The other theme is the same page in other colours: tests/client/ui checks the contrast of both.
test.describe('ja, light', () => {
  test.use({ language: 'ja', colorScheme: 'light' });
  for (const area of AREAS) walkThrough(Object.entries(area).filter(([name]) => walked.has(name)));
});
test.describe('en, dark', () => {
  test.use({ language: 'en', colorScheme: 'dark' });
  // The texts of the other language are checked on the screens that everybody visits.
  for (const area of AREAS) {
    const seen = Object.entries(area).filter(([name]) => isWhole || MAIN.includes(name));
    if (seen.length > 0) walkThrough(seen);
  }
});

function walkThrough(area: readonly (readonly [name: string, screen: Screen])[]): void {
  test(`the screens from "${area[0]?.[0]}" to "${area.at(-1)?.[0]}" are accessible, legible, as wide as the window, and say their languages`, async ({
    author,
    faults,
  }) => {
    faults.expect(/status of 422/);
    const screens = area.map(([name, open]) => ({ name, open }));
    await walk(screens, { author, desktop: DESKTOP, judge: ({ name, open }) => judge(name, open, author) });
  });
}

async function judge(name: string, open: Screen, author: Author): Promise<void> {
  await open(author);
  await isAccessible(author.page);
  await saysLanguages(author.page);
  await author.page.setViewportSize(PHONE);
  await fitsAcross(author.page);
  await isLegible(author.page, 16);
  if (MAIN.includes(name)) await isAccessible(author.page);
}
