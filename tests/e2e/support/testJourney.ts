import { SCENARIO_LANGUAGE_LABELS } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';
import { RestClient } from '../../support/RestClient.ts';
import { Author } from './Author.ts';
import { FloorMap, row } from './FloorMap.ts';
import { newUsername, PASSWORD } from './newAccount.ts';
import { expect, test } from './test.ts';

/** The main job of the product from beginning to end. */
export function testJourney(language: Language): void {
  test('an author registers, draws a floor, backs it up, wrecks it and gets it back', async ({
    page,
    words,
    origin,
    faults,
  }) => {
    test.slow();
    // The server refuses a form with wrong entries.
    faults.expect(/status of 422/);
    const username = newUsername();
    const account = {
      username,
      name: 'Kaede Mori',
      email: `${username}@example.com`,
      password: PASSWORD,
      rest: new RestClient(origin),
    };
    const author = new Author(page, account, language);
    const map = new FloorMap(author);

    await test.step('finds the way in, in the chosen language', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: language === 'ja' ? '日本語' : 'English' }).click();
      await page.getByRole('link', { name: words.register, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.register })).toBeVisible();
    });

    await test.step('registers, with wrong entries first', async () => {
      await author.field(words.username).fill('楓');
      await author.field(words.accountName).fill('もり かえで');
      await author.field(words.email).fill('kaede');
      await author.field(words.password).fill('short');
      await page.getByRole('button', { name: words.toConfirmation }).click();
      await author.isSaidBeside(words.username, words.usernameWrong);
      await author.isSaidBeside(words.accountName, words.halfWidth);
      await author.isSaidBeside(words.email, words.emailWrong);
      await author.isSaidBeside(words.password, words.passwordShort);
      await expect(page.getByText(words.agreementNeeded)).toBeVisible();
      await expect(author.field(words.username)).toBeFocused();

      await author.field(words.username).fill(fullWidth(username));
      await author.field(words.accountName).fill(account.name);
      await expect(author.field(words.username)).toHaveValue(username);
      await author.field(words.email).fill(fullWidth(account.email));
      await author.field(words.password).fill(account.password);
      await page.getByText(words.agree).click();
      await page.getByRole('button', { name: words.toConfirmation }).click();
      await expect(page.getByRole('heading', { name: words.confirmTitle })).toBeVisible();
      await expect(page.getByText(account.email)).toBeVisible();
      await expect(page.getByText(PASSWORD)).toBeHidden();
      await page.getByRole('button', { name: words.submitRegistration, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.registered })).toBeVisible();
    });

    await test.step('is logged in', async () => {
      await author.link('begin').click();
      await expect(page.getByText(words.emptyDesk)).toBeVisible();
    });

    const scenarioPath = await test.step('makes a scenario from the empty desk', async () => {
      await page.getByRole('button', { name: words.createScenario }).click();
      await page.getByText(SCENARIO_LANGUAGE_LABELS.both[language], { exact: true }).click();
      await author.field(words.titleJa).fill('水底の迷宮');
      await author.field(words.titleEn).fill('The Sunken Maze');
      await page.getByRole('button', { name: words.create, exact: true }).click();
      await expect(page).toHaveURL(/\/scenarios\/\w+$/);
      await expect(page.getByText(words.floorsDrawn(0))).toBeVisible();
      return new URL(page.url()).pathname;
    });

    const hasFloor = async () => {
      await map.showAll(row(3, 9, 4), { south: 'wall' });
      await map.shows(6, 10, { north: 'door' });
      await map.counts(7 + 7 + 2 + 2);
    };
    await test.step('draws walls and doors', async () => {
      await author.link('drawFloor01').click();
      await map.isOpen('01');
      await map.chooses('wall');
      await map.drags([
        [3.5, 4],
        [9.5, 4],
      ]);
      await map.drags([
        [6, 9.5],
        [6, 9.6],
      ]);
      await map.chooses('door');
      await map.presses([6.5, 11]);
      await hasFloor();
    });

    await test.step('sees that it is saved, and finds it after a reload', async () => {
      await map.isSaved();
      await page.reload();
      await map.isOpen('01');
      await hasFloor();
    });

    await test.step('saves a backup', () => author.savesBackup());

    await test.step('changes language and theme in place', async () => {
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await author.choosesTheme('dark');
      await author.choosesLanguage(language === 'ja' ? 'en' : 'ja');
      await hasFloor();
      await author.choosesLanguage(language);
      await hasFloor();
      await expect(page.locator('body[data-same-document]')).toBeAttached();
    });

    await test.step('wrecks the floor', async () => {
      await map.chooses('eraser');
      await map.sets(words.gesture, words.rectangle);
      await map.drags([
        [0.5, 0.5],
        [23.5, 23.5],
      ]);
      await map.counts(0);
      await map.chooses('room');
      await map.drags([
        [1.5, 1.5],
        [20.5, 3.5],
      ]);
      await map.isSaved();
    });

    await test.step('restores the backup, behind a spinner that blocks the page', async () => {
      const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/trpc/backups.restore*', async (route) => {
        await isSeen;
        await route.continue();
      });
      await page.getByRole('button', { name: words.backupHistory }).click();
      const entries = page.getByRole('list', { name: words.backupHistory }).getByRole('button');
      await expect(entries).toHaveCount(1);
      await entries.filter({ hasText: words.ownBackup }).click();
      await page.getByRole('dialog', { name: words.restoreTitle }).getByRole('button', { name: words.restore }).click();
      const spinner = page.getByRole('alertdialog', { name: words.restoring });
      await expect(spinner).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(spinner).toBeVisible();
      letGo();
      await expect(page).toHaveURL(scenarioPath);
      await author.reads(words.restored);
      await expect(spinner).toBeHidden();
    });

    await test.step('has the floor back', async () => {
      await expect(page.getByText(words.floorsDrawn(1))).toBeVisible();
      await author.link('scenarioMap').click();
      await map.isOpen('01');
      await hasFloor();
      await page.reload();
      await map.isOpen('01');
      await hasFloor();
      // The state from before the restore is kept as well.
      await page.getByRole('button', { name: words.backupHistory }).click();
      await expect(page.getByRole('list', { name: words.backupHistory })).toContainText(words.automaticBackup);
      await page.keyboard.press('Escape');
    });

    await test.step('logs out and leaves nothing behind', async () => {
      await author.logsOut();
      expect(await page.context().cookies()).toEqual([]);
      await page.goto(scenarioPath);
      await expect(page).toHaveURL(/\/auth\/login/);
    });
  });
}

/** As an input method types ASCII in its full-width mode. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
