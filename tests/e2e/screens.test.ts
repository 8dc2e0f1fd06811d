import { isWhole } from './support/inTurn.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import { screens } from './support/screens.ts';
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

test.describe.configure({ mode: 'parallel' });

/** Every rule in one theme for each language; the other theme is other colours of the same page, which have no language. */
for (const [language, theme, other] of [
  ['ja', 'light', 'dark'],
  ['en', 'dark', undefined],
] as const) {
  test.describe(`${language}, ${theme}${other ? ` and ${other}` : ''}`, () => {
    test.use({ language, colorScheme: theme, viewport: DESKTOP });
    for (const [name, show] of Object.entries(screens)) {
      // The words of the other language are seen on the screens that everybody passes.
      if (language === 'en' && !MAIN.includes(name) && !isWhole) continue;
      test(`${name}: accessible, and as wide as the window`, async ({ page, author, faults }) => {
        faults.expect(/status of 422/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await show(author);
        await isAccessible(page);
        if (other) {
          await page.evaluate((next) => {
            document.documentElement.dataset.theme = next;
            document.documentElement.style.colorScheme = next;
          }, other);
          await isAccessible(page, 'html', ['color-contrast']);
        }
        await page.setViewportSize(PHONE);
        await fitsAcross(page);
        if (MAIN.includes(name)) await isAccessible(page);
      });
    }
  });
}
