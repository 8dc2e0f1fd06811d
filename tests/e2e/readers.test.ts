import { hasReleased } from './support/hasReleased.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, type Page, test } from './support/test.ts';

/** Somebody without an account begins to play a work, and goes to the edge of town. */
async function begins(page: Page, title: string): Promise<void> {
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(`/works?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `「${title}」を遊ぶ` }).click();
  await page.getByRole('button', { name: /^1 はじめから/ }).click();
  await page.getByRole('button', { name: '街はずれ' }).click();
}

test('a work is found in the catalogue and played to its ending without an account', async ({ author, page }) => {
  const { id, title } = await hasReleased(author);
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(`/works?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `「${title}」を遊ぶ` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '街はずれ' }).click();
  await page.getByRole('button', { name: '鐘の塔：入る' }).click();
  const ahead = page.getByRole('status', { name: '目の前の眺め' });
  await expect(ahead).toHaveText(/^x2 y2、北向き。/);
  await isAccessible(page);
  // No author's tools: there is no going back in time, and Esc opens a menu.
  await expect(page.getByRole('region', { name: '時間の流れ' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y3、/);
  // A fault is reported from within the game.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '不具合を報告する…' }).click();
  await page.getByLabel('作者へ伝えること').fill('壁が薄い');
  await page.getByRole('button', { name: '送る' }).click();
  await expect(page.getByText('作者に報告しました。')).toBeVisible();
  // The game can be continued after a reload.
  await page.reload();
  await page.getByRole('button', { name: '続きから' }).click();
  await expect(ahead).toHaveText(/^x2 y3、/);
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y4、/);
  await expect(page.getByRole('paragraph').filter({ hasText: '鐘が鳴る。' })).toBeVisible();
  await page.keyboard.press('Enter');
  const ending = page.getByRole('region', { name: 'エンディング' });
  await expect(ending).toContainText('「鐘の塔」踏破');
  await expect(ending.getByRole('img', { name: 'すべて私が作った。' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: '公開作品へ' }).click();
  await expect(page).toHaveURL('/works');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('1回プレイ');
  // The author sees it.
  await author.isLoggedIn();
  await page.goto(`/scenarios/${id}`);
  await expect(page.getByText('踏破「00 鐘の塔」')).toBeVisible();
  await page.getByRole('link', { name: '読者からの報告（1件）' }).click();
  await expect(page.getByText('壁が薄い')).toBeVisible();
  await page.getByRole('link', { name: '報告された場面を見る' }).click();
  await expect(ahead).toHaveText(/^x2 y3、/);
  await expect(page.getByRole('region', { name: '時間の流れ' })).toContainText('2／2手');
});

test('a moment that the author gives is played by a reader in the released work, and nothing of it is kept', async ({
  author,
  page,
}) => {
  const { id, title } = await hasReleased(author);
  const ahead = page.getByRole('status', { name: '目の前の眺め' });
  await page.goto(`/scenarios/${id}/play?floor=1&x=2&y=2&facing=1&straight`);
  await expect(ahead).toHaveText(/^x2 y2、北向き。/);
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y3、/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: '読者に渡すリンクをコピー' }).click();
  await expect(page.getByText('読者用のリンクをコピーしました。')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(ahead).toHaveText(/^x2 y3、/);
  await expect(page.getByText('作者が渡した場面から遊んでいます。')).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y4、/);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await expect(menu.getByRole('button', { name: '設定' })).toBeVisible();
  await expect(menu.getByRole('button', { name: '不具合を報告する…' })).toBeHidden();
  // Neither a save nor a count of plays is left.
  await page.goto(link.replace(/#.*/, ''));
  await expect(page.getByRole('button', { name: /^1 はじめから/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '続きから' })).toBeHidden();
  await page.goto(`/works?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('0回プレイ');
  // A link that was broken on its way says so, and the work is there.
  await page.goto('about:blank');
  await page.goto(`${link}x.`);
  await expect(page.getByText('このリンクの場面を読み取れませんでした。')).toBeVisible();
});

test('what a reader reports after a reload begins from a save; of older rules it is played and says so', async ({
  author,
  page,
}) => {
  const { id, title } = await hasReleased(author);
  await begins(page, title);
  await page.getByRole('button', { name: '鐘の塔：入る' }).click();
  const ahead = page.getByRole('status', { name: '目の前の眺め' });
  await expect(ahead).toHaveText(/^x2 y2、北向き。/);
  await page.reload();
  await page.getByRole('button', { name: '続きから' }).click();
  await expect(ahead).toHaveText(/^x2 y2、/);
  await page.keyboard.press('ArrowUp');
  await expect(ahead).toHaveText(/^x2 y3、/);
  const reports = async (message: string) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '不具合を報告する…' }).click();
    await page.getByLabel('作者へ伝えること').fill(message);
    await page.getByRole('button', { name: '送る' }).click();
    await expect(page.getByText('作者に報告しました。')).toBeVisible();
    await page.getByRole('button', { name: '続ける', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await reports('今の規則で');
  // The page as it was before the rules changed.
  await page.route('**/trpc/reports.send*', async (route) => {
    const sent = route.request().postDataJSON() as { journal: { version: number } };
    expect(sent.journal).toHaveProperty('save');
    await route.continue({ postData: { ...sent, journal: { ...sent.journal, version: 1 } } });
  });
  await reports('古い規則で');
  await author.isLoggedIn();
  for (const [message, isOlder] of [
    ['今の規則で', false],
    ['古い規則で', true],
  ] as const) {
    await page.goto(`/scenarios/${id}/reports`);
    const report = page.getByRole('listitem').filter({ hasText: message });
    await report.getByRole('link', { name: '報告された場面を見る' }).click();
    await expect(ahead).toHaveText(/^x2 y3、/);
    await expect(page.getByRole('region', { name: '時間の流れ' })).toContainText('1／1手');
    await expect(page.getByText('古い規則でプレイされた場面です。')).toHaveCount(isOlder ? 1 : 0);
  }
});

test('a work that is stopped while somebody plays says so after a reload, and gives the saves', async ({
  author,
  page,
  faults,
}) => {
  const { id, title } = await hasReleased(author);
  await begins(page, title);
  await page.keyboard.press('F');
  const saves = page.getByRole('dialog', { name: 'セーブとロード' });
  await saves.getByRole('button', { name: 'セーブ2：ここにセーブ' }).click();
  await expect(saves.getByText('セーブ2に保存しました。')).toBeVisible();
  faults.expect(/status of 404/);
  await author.account.rest.patch(`scenarios/${id}/change-status`, { status: 'publish_stop' });
  await page.reload();
  await expect(page.getByText('この作品は今、公開されていません。')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'セーブを見る' }).click();
  await expect(saves.getByRole('button', { name: 'セーブ2：ロード' })).toBeHidden();
  const download = page.waitForEvent('download');
  await saves.getByRole('button', { name: 'セーブ2：ファイルに書き出す' }).click();
  expect((await download).suggestedFilename()).toContain(title);
  // Somebody who never played it finds no such work.
  await page.evaluate(() => indexedDB.deleteDatabase('meikyu-saves'));
  await page.reload();
  await expect(page.getByText('この作品は今、公開されていません。')).toBeHidden();
});
