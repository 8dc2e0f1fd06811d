import type { Locator, Page } from '@playwright/test';
import { notificationTexts } from '#client/page/notifications/notificationTexts.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { DataSettings } from './support/DataSettings.ts';
import { fitsAcross, isAccessible } from './support/isAccessible.ts';
import { newAccount, newScenario } from './support/newAccount.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

const screensIn = (place: Page | Locator) => place.getByRole('navigation', { name: 'シナリオの画面' });
const areasIn = (place: Page) => place.getByRole('navigation', { name: 'データの種類' });

test('on a phone the menu of a scenario leads from one area to another, and saves a backup', async ({
  author,
  page,
  words,
}) => {
  const data = new DataSettings(author, await author.hasScenario());
  await page.setViewportSize(PHONE);
  await data.opens('/monsters');
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('dialog', { name: words.mainMenu });
  const screens = screensIn(menu);
  const opensMenu = async () => {
    await author.button('openMenu').click();
    await expect(screens).toBeVisible();
  };
  await expect(heading).toHaveAccessibleName('水底の迷宮 モンスター');
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await test.step('by keyboard, to an area', async () => {
    await author.tabsTo(author.button('openMenu'));
    await page.keyboard.press('Enter');
    await expect(screens.getByRole('link', { name: '一覧', exact: true })).toHaveAttribute('aria-current', 'page');
    await isAccessible(page);
    await fitsAcross(page);
    await author.tabsTo(screens.getByRole('link', { name: 'アイテム', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/items\/item-list$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    await expect(heading).toHaveAccessibleName('水底の迷宮 アイテム');
  });
  await test.step('to one of its pages, and back by the browser', async () => {
    await opensMenu();
    await screens.getByRole('link', { name: '不確定名' }).click();
    await expect(heading).toHaveAccessibleName('水底の迷宮 アイテム 不確定名');
    await opensMenu();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(heading).toHaveAccessibleName('水底の迷宮 アイテム');
  });
  await test.step('a backup is saved, and stands in the history', async () => {
    await opensMenu();
    await menu.getByRole('button', { name: words.saveBackup }).click();
    await author.takesBackupName();
    await author.reads(words.backupSaved);
    await opensMenu();
    await menu.getByRole('link', { name: words.backupHistory }).click();
    await expect(page).toHaveURL(/\/backups$/);
    await expect(page.getByRole('row').filter({ hasText: words.ownBackup })).toHaveCount(1);
  });
  await test.step('to another tab, whose areas it holds then', async () => {
    await opensMenu();
    await screens.getByRole('link', { name: '公開設定' }).click();
    // Its first page loads a moment later, and closes a menu once more.
    await expect(page).toHaveURL(/\/work-outline\/./);
    await expect(menu).toBeHidden();
    await opensMenu();
    await expect(screens.getByRole('link', { name: '検索項目' })).toBeVisible();
    await expect(screens.getByRole('link', { name: 'アイテム', exact: true })).toHaveCount(0);
    await menu.getByRole('link', { name: words.userInformation }).click();
    await expect(page).toHaveURL('/me');
  });
});

test('on a phone the button of the menu tells of notifications, which are read in it', async ({ author, page }) => {
  const { rest } = await newAccount(author.account.rest.url);
  const { data } = await rest.post<{ id: string }>('sample-scenarios', { scenario_id: await newScenario({ rest }) });
  await author.account.rest.post('scenarios', { title_ja: '写し', sample_id: data.id });
  await rest.post(`sample-scenarios/${data.id}/sync`);
  await page.setViewportSize(PHONE);
  await page.goto(`/scenarios/${await author.hasScenario()}/search`);
  await page.getByRole('button', { name: 'メニューを開く：お知らせ（未読1件）' }).click();
  await page.getByRole('button', { name: 'お知らせ（未読1件）', exact: true }).click();
  const news = page.getByRole('dialog', { name: 'お知らせ' });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await news.getByRole('link').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(author.button('openMenu')).toBeVisible();
});

test('the areas stand beside the work, or behind the name of the present one, with one row of pages above', async ({
  author,
  page,
  words,
}) => {
  const data = new DataSettings(author, await author.hasScenario());
  await page.setViewportSize({ width: 1440, height: 900 });
  await data.opens('/each-spell-setting/recovery-system');
  const pages = page.getByRole('navigation', { name: '個別の呪文' });
  const current = pages.getByRole('link', { name: '回復', exact: true });
  await expect(areasIn(page).getByRole('link', { name: '個別の呪文' })).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: words.mainMenu })).toHaveCount(0);
  await author.button('openMenu').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: words.samples })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await fitsAcross(page);
  await areasIn(page).getByRole('button', { name: '個別の呪文' }).click();
  await page.getByRole('menuitem', { name: '遭遇表' }).click();
  await expect(page).toHaveURL(/\/encounters\/encounter-setting/);
  await isAccessible(page);
  const [area, sheet] = [
    areasIn(page).getByRole('button', { name: '遭遇表' }),
    page.getByRole('link', { name: '確認表', exact: true }),
  ];
  const rows = [await area.boundingBox(), await sheet.boundingBox()].map((box) => box && box.y + box.height / 2);
  expect(Math.abs((rows[0] ?? 0) - (rows[1] ?? 99))).toBeLessThan(3);
});

test('notifications that do not come are told where one looks for them', async ({ author, page, faults }) => {
  faults.expect(/status of 502/);
  const isOfThem = (url: URL) => url.pathname.includes('accounts.notifications');
  const html = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' };
  const scenario = await author.hasScenario();
  await page.route(isOfThem, (route) => route.fulfill(html));
  await page.goto(`/scenarios/${scenario}/search`);
  await page.getByRole('button', { name: 'お知らせ', exact: true }).click();
  const news = page.getByRole('dialog', { name: 'お知らせ' });
  await expect(news).toContainText(pageTexts['error.notLoaded'].ja);
  await page.unroute(isOfThem);
  await news.getByRole('button', { name: pageTexts['common.retry'].ja }).click();
  await expect(news).toContainText(notificationTexts['notifications.none'].ja);
});
