import { GOOD, MAGE, STATS } from '#domain/catalogs/adventurers.ts';
import { BORDER, type Cell, type CellField, type Side } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { setUpField, USUAL_PARTY } from '#domain/resources/tests/testSetUp.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { packJson } from '#domain/text/packJson.ts';
import { raceRules } from '#game/rules/compileRules.ts';
import { beginGame, usualSetUp } from '#game/saves/beginGame.ts';
import { RULES_VERSION } from '#game/saves/Inputs.ts';
import { hashText } from '#game/state/hashState.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { sampleDocument } from '../game/sampleWorld.ts';
import { trpcClient } from '../support/trpcClient.ts';
import type { Author } from './support/Author.ts';
import { FloorMap } from './support/FloorMap.ts';
import { isAccessible } from './support/isAccessible.ts';
import { expect, type Page, test } from './support/test.ts';

const LEVER = 7;
const ELF = 1;

/** A corridor to the north from x2 y2: a lever with a question at y4, a door beyond it, and a gate beyond y6 that the lever opens. */
async function hasCorridor(author: Author): Promise<string> {
  const scenario_id = await author.hasScenario();
  const client = trpcClient(author.account.rest);
  const grid = blankGrid();
  const put = (x: number, y: number, cell: Partial<Cell>) => {
    for (const [field, value] of Object.entries(cell)) writeField(grid, field as CellField, x, y, value);
  };
  const closes = (x: number, y: number, side: Side, border: number) => {
    const half = otherHalf({ x, y, side }, 24);
    put(x, y, { [side]: border });
    put(half.x, half.y, { [half.side]: border });
  };
  for (let y = 2; y <= 9; y++) for (const side of ['east', 'west'] as const) closes(2, y, side, BORDER.wall);
  closes(2, 4, 'north', BORDER.door);
  closes(2, 6, 'north', BORDER.gate);
  put(2, 4, { event_id: 1001, 1: 1, 2: LEVER });
  put(2, 6, { event_id: 802, 1: LEVER, 2: 1 });
  await client.records.labyrinth_message.save.mutate({
    scenario_id,
    records: [{ number: 1, changes: { message_ja_boxes: ['赤いレバーがある。', '引いてみるか？'] } }],
  });
  await client.records.event_flag.save.mutate({
    scenario_id,
    records: [{ number: LEVER, changes: { name_ja: '赤いレバー' } }],
  });
  await client.floors.saveGrid.mutate({ scenario_id, floor_number: '01', grid: toBase64(packGrid(grid)) });
  return scenario_id;
}

const sees = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status', { name: '目の前の眺め' })).toHaveText(words);
const starts = (page: Page) => page.getByRole('button', { name: 'ここから始める' }).click();

test('P plays from the cell of the map, and Esc comes back to it where the party stands; what is kept is played again', async ({
  author,
  page,
}) => {
  const scenario = await hasCorridor(author);
  const map = new FloorMap(author);
  await map.opens(scenario);
  await map.pointsAt([2.5, 2.5]);
  await page.keyboard.press('Shift+P');
  const sheet = page.getByRole('dialog', { name: 'テストプレイを始める' });
  await expect(sheet).toContainText('x2 y2 から');
  await sheet.getByRole('button', { name: 'この準備を残す…' }).click();
  await page.getByLabel('名前').fill('廊下の入口');
  await page.getByRole('button', { name: '残す', exact: true }).click();
  await expect(sheet.getByRole('button', { name: '廊下の入口 フロア01 x2 y2' })).toBeVisible();
  await starts(page);
  await sees(page, /^x2 y2、北向き。/);
  await isAccessible(page);
  await page.keyboard.press('ArrowUp');
  await sees(page, /^x2 y3、北向き。/);
  await page.keyboard.press('KeyD');
  await sees(page, /^x2 y3、東向き。目の前に壁/);
  await page.keyboard.press('Escape');
  await map.isOpen();
  await map.tells('x2 y3');
  // A moment that somebody sent is replayed as far as it fits.
  const set_up = { ...setUpField.initial, at: { floor: 1, x: 2, y: 2, facing: 2 }, party: USUAL_PARTY };
  const moment = await packJson({ set_up, inputs: [{ do: 'left' }, { do: 'forward' }, { do: 'yes' }] });
  await page.goto(`/scenarios/${scenario}/play#moment=${moment}`);
  await sees(page, /^x2 y3、北向き。/);
  await expect(page.getByText('3手目「はい」は、今のシナリオではできません。')).toBeVisible();
  // The steps become a test, and it passes.
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: 'ここまでをテストにする…' }).click();
  await page.getByRole('button', { name: '残す', exact: true }).click();
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: 'テスト…' }).click();
  const tests = page.getByRole('dialog', { name: 'プレイのテスト' });
  await tests.getByRole('button', { name: 'すべて実行' }).click();
  await expect(tests.getByRole('status').filter({ hasText: '通りました' })).toBeVisible();
  await isAccessible(page);
  // A game continued after a reload also becomes a test, and its moment becomes a link.
  await page.goto(`/scenarios/${scenario}/play`);
  await sheet.getByRole('button', { name: '続きから' }).click();
  await sees(page, /^x2 y3、東向き。/);
  await page.keyboard.press('KeyA');
  await sees(page, /^x2 y3、北向き。/);
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: 'ここまでをテストにする…' }).click();
  await expect(page.getByText('途中のセーブと、そこからここまでの手順（1手）を残します。')).toBeVisible();
  await page.getByRole('button', { name: '残す', exact: true }).click();
  await expect(page.getByText('テストに追加しました。')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: 'この時点へのリンクをコピー' }).click();
  await expect(page.getByText('途中のセーブと、そこからの手順（1手）が入っています。')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await sees(page, /^x2 y3、北向き。/);
});

test('tests of older rules are recorded anew by one press, in the check list, in the game and among the tests', async ({
  author,
  page,
}) => {
  const scenario_id = await hasCorridor(author);
  const set_up = { ...setUpField.initial, at: { floor: 1, x: 2, y: 2, facing: 2 }, party: USUAL_PARTY };
  const inputs = await packJson([{ do: 'left' }, { do: 'forward' }, { do: 'yes' }]);
  const client = trpcClient(author.account.rest);
  // A test without a version of its rules belongs to the first ones.
  const records = ['甲', '乙', '丙'].map((name, at) => ({ number: at + 1, changes: { name, set_up, inputs } }));
  await client.records.play_test.save.mutate({ scenario_id, records });
  const anew = (name: string) => page.getByRole('button', { name: new RegExp(`記録し直す：.*${name}`) });
  const isDone = (name: string) => expect(page.getByText(`${name}を今の規則で記録し直しました。`)).toBeVisible();

  await page.goto(`/scenarios/${scenario_id}/checks`);
  await expect(anew('')).toHaveCount(3);
  await isAccessible(page);
  await anew('甲').click();
  await isDone('甲');
  await expect(anew('')).toHaveCount(2);
  // Its row disappears once the server's answer confirms it.
  await expect(page.getByRole('row').filter({ hasText: '甲' })).toHaveCount(0);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(anew('甲')).toBeVisible();
  await anew('甲').click();
  await expect(anew('')).toHaveCount(2);

  await page.goto(`/scenarios/${scenario_id}/play?test=2`);
  await expect(page.getByText('古い規則で記録された手順です。')).toBeVisible();
  await page.getByRole('button', { name: '記録し直す', exact: true }).click();
  await isDone('乙');
  await page.getByRole('button', { name: 'この時点を残す' }).click();
  await page.getByRole('menuitem', { name: 'テスト…' }).click();
  const tests = page.getByRole('dialog', { name: 'プレイのテスト' });
  const row = (name: string) => tests.getByRole('row').filter({ hasText: name });
  await expect(row('乙')).not.toContainText('古い規則で記録');
  await expect(row('丙')).toContainText('古い規則で記録');
  await anew('丙').click();
  await isDone('丙');
  await expect(row('丙')).not.toContainText('古い規則で記録');
  await row('丙').getByRole('button', { name: '丙を実行' }).click();
  await expect(row('丙').getByRole('status')).toHaveText('通りました');
  const isStored = async (number: string) =>
    (await client.records.play_test.read.query({ scenario_id, number })).data.rules === RULES_VERSION;
  for (const number of ['1', '2', '3']) await expect.poll(() => isStored(number)).toBe(true);
});

test('a door, a message and a flag are met, time goes back, and what is drawn meanwhile stands in the way', {
  tag: '@firefox',
}, async ({ author, page }) => {
  const scenario = await hasCorridor(author);
  const map = new FloorMap(author);
  await page.goto(`/scenarios/${scenario}/play?floor=1&x=2&y=3&facing=1`);
  await starts(page);
  await sees(page, /^x2 y3、北向き。/);
  await page.keyboard.press('ArrowUp');
  const board = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
  await expect(board('赤いレバーがある。')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(board('引いてみるか？')).toBeVisible();
  const lever = page.getByRole('switch', { name: /赤いレバー/ });
  await page.getByRole('button', { name: 'はい' }).click();
  await expect(lever).toBeChecked();
  // The timeline leads back to before the answer, and on along another branch.
  await page.keyboard.press('Backspace');
  await expect(board('赤いレバーがある。')).toBeVisible();
  await expect(lever).not.toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await expect(lever).not.toBeChecked();
  // Through the door, and to the gate, which the author opens.
  for (const y of [5, 6]) {
    await page.keyboard.press('ArrowUp');
    await sees(page, new RegExp(`^x2 y${y}、`));
  }
  await sees(page, /目の前に格子/);
  await lever.locator('xpath=ancestor::label').click();
  await sees(page, /^x2 y6、北向き。(?!.*格子)/);
  await page.keyboard.press('Escape');
  await map.isOpen();
  await map.chooses('wall');
  await map.presses([2.5, 7]);
  await map.pointsAt([5.5, 5.5]);
  // P goes straight on with the paused game.
  await page.keyboard.press('p');
  await sees(page, 'x2 y6、北向き。目の前に壁');
  await expect(lever).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('進めない。')).toBeVisible();
});

test('in the city a member is made with the keyboard alone, and the browser comes to the very state that Node does', {
  tag: '@firefox',
}, async ({ author, page }) => {
  await page.goto(`/scenarios/${await author.hasScenario()}/play`);
  await page.getByRole('button', { name: '最初（街）から' }).click();
  const presses = (name: string, key = 'Enter') => page.getByRole('button', { name, exact: true }).press(key);
  await page.getByRole('region', { name: '城塞都市' }).press('6');
  const yard = page.getByRole('region', { name: '訓練場' });
  await yard.getByRole('button', { name: '新しい仲間' }).press('ArrowDown');
  await expect(yard.getByRole('button', { name: '人間' })).toBeFocused();
  await presses('エルフ');
  await presses('ボーナス点を決める');
  // The same inputs are made here, without a browser.
  const world = compileWorld(sampleDocument({ floors: {} }));
  let state = beginGame(world, usualSetUp(world, null));
  state = step(world, state, { do: 'recruit', race: ELF, sex: 0 });
  await expect(page.getByText(`残り${state.candidate?.points}点`)).toBeVisible();
  const stats = { ...raceRules(world.rules, ELF, 0).initial_stats };
  let left = state.candidate?.points ?? 0;
  for (const { name, label } of STATS.toSorted((one) => (one.name === 'wisdom' ? -1 : 0))) {
    const stat = yard.getByRole('spinbutton', { name: label.ja, exact: true });
    for (; left > 0 && stats[name] < 18; left--) {
      await stat.press('+');
      stats[name]++;
    }
    await expect(stat).toHaveText(`${stats[name]}`);
  }
  await yard.getByRole('button', { name: /^魔術師/ }).press('Enter');
  const name = yard.getByRole('textbox', { name: '名前' });
  await name.fill('とても長い名前の魔術師さん');
  await expect(name).toHaveAccessibleDescription('26／20　長すぎます');
  await isAccessible(page);
  await name.fill('カエデ');
  await name.press('Enter');
  await expect(page.getByText('カエデが名簿に加わった。')).toBeVisible();
  state = step(world, state, { do: 'create', name: 'カエデ', job: MAGE, alignment: GOOD, stats });
  await expect(page.getByText(hashText(state))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: '城塞都市' })).toBeVisible();
  await isAccessible(page);
});

test('a game is there again after a reload, in the middle of a question too, and goes into a file and back', {
  tag: '@firefox',
}, async ({ author, page }) => {
  const scenario = await hasCorridor(author);
  await page.goto(`/scenarios/${scenario}/play?floor=1&x=2&y=2&facing=1`);
  await starts(page);
  await sees(page, /^x2 y2、/);
  await page.keyboard.press('ArrowUp');
  await sees(page, /^x2 y3、/);
  await page.keyboard.press('ArrowUp');
  const question = page.getByRole('paragraph').filter({ hasText: '赤いレバーがある。' });
  await expect(question).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '続きから' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'はい' }).click();

  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'セーブとロード' });
  const slot = (name: string) => dialog.getByRole('listitem', { name, exact: true });
  await expect(slot('オートセーブ')).toContainText('フロア01');
  await isAccessible(page);
  await slot('セーブ1')
    .getByRole('button', { name: /ここにセーブ/ })
    .click();
  await expect(dialog.getByRole('status')).toHaveText('セーブ1に保存しました。');
  const coming = page.waitForEvent('download');
  await slot('セーブ1')
    .getByRole('button', { name: /書き出す/ })
    .click();
  const file = await (await coming).path();
  await slot('セーブ1').getByRole('button', { name: /削除/ }).click();
  await slot('セーブ1')
    .getByRole('button', { name: /本当に削除/ })
    .click();
  await expect(slot('セーブ1')).toContainText('空き');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'ファイルから取り込む' }).click();
  await (await choosing).setFiles(file);
  await expect(dialog.getByRole('status')).toHaveText('セーブ1に取り込みました。');
  await slot('セーブ1')
    .getByRole('button', { name: /ロード/ })
    .click();
  await expect(dialog).toBeHidden();
  await sees(page, /^x2 y4、/);
  await expect(page.getByRole('switch', { name: /赤いレバー/ })).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('pads walk, and what the game asks is answered with a tap', async ({ author, page }) => {
    const scenario = await hasCorridor(author);
    await page.goto(`/scenarios/${scenario}/play?floor=1&x=2&y=2&facing=2`);
    await page.getByRole('button', { name: 'ここから始める' }).tap();
    await sees(page, 'x2 y2、東向き。目の前に壁');
    const taps = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await taps('左を向く');
    await sees(page, /^x2 y2、北向き。/);
    await taps('前へ');
    await taps('前へ');
    await taps('次へ');
    await taps('はい');
    await taps('作者の道具');
    await expect(page.getByRole('dialog').getByRole('switch', { name: /赤いレバー/ })).toBeChecked();
  });
});
