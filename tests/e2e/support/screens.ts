import { expect } from '@playwright/test';
import { PLAN_SIZE } from '#client/shell/art/plan.ts';
import type { Author } from './Author.ts';
import { hasBestiary } from './bestiary.ts';
import { DataSettings } from './DataSettings.ts';
import { FloorMap } from './FloorMap.ts';
import { hasTreasure } from './hasTreasure.ts';
import { ItemForm } from './ItemForm.ts';
import { ItemTable } from './ItemTable.ts';
import { newUsername, PASSWORD, SCENARIO_TITLE } from './newAccount.ts';
import { picture } from './picture.ts';
import { itemFile, TableFiles } from './TableFiles.ts';

/** Every screen of the product, and everything that opens over one; each leads an author there who is logged in. */
export const screens: Readonly<Record<string, (author: Author) => Promise<void>>> = {
  async 'guest home'(author) {
    await opensPractice(author);
  },
  async 'guest home, drawn on'(author) {
    const sheet = await opensPractice(author);
    await sheet.chooses('dark');
    await sheet.presses([6.5, 7.5]);
    await sheet.shows(6, 7, { isDark: true });
  },
  login: (author) => asGuest(author, '/auth/login'),
  async 'login refused'(author) {
    await asGuest(author, '/auth/login');
    await author.button('logIn').click();
    await author.isToldBeside(author.words.login, author.words.required);
  },
  registration: (author) => asGuest(author, '/auth/register'),
  async 'registration refused'(author) {
    await asGuest(author, '/auth/register');
    await author.button('toConfirmation').click();
    await expect(author.page.getByText(author.words.agreementNeeded)).toBeVisible();
  },
  async terms(author) {
    await asGuest(author, '/auth/register');
    await author.button('readTerms').click();
    await expect(author.page.getByRole('dialog')).toContainText(author.words.terms);
  },
  async 'registration confirmation'(author) {
    await asGuest(author, '/auth/register');
    const { words, page } = author;
    const username = newUsername();
    await author.field(words.username).fill(username);
    await author.field(words.accountName).fill('Kaede Mori');
    await author.field(words.email).fill(`${username}@example.com`);
    await author.field(words.password).fill(PASSWORD);
    await page.getByText(words.agree).click();
    await author.button('toConfirmation').click();
    await expect(page.getByRole('heading', { name: words.confirmTitle })).toBeVisible();
  },
  'registration completed': (author) => asGuest(author, '/auth/register/completed'),
  'forgotten password': (author) => asGuest(author, '/auth/forgot'),
  'link without its token': (author) => asGuest(author, '/auth/verify'),
  'new password': (author) => asGuest(author, '/auth/reset#token=anything'),
  async 'link used up'(author) {
    await asGuest(author, '/auth/verify#token=anything');
    await expect(author.page.getByRole('heading', { name: author.words.linkUsed })).toBeVisible();
  },
  'page not found': (author) => asGuest(author, '/nowhere'),

  async 'author home, empty'({ page, words }) {
    await page.goto('/');
    await expect(page.getByText(words.emptyDesk)).toBeVisible();
  },
  async 'author home'(author) {
    await inScenario(author, '');
    await author.page.goto('/');
    await expect(author.page.getByRole('main').getByRole('link', { name: author.words.drawFloor01 })).toBeVisible();
  },
  async 'avatar menu'(author) {
    await author.page.goto('/');
    await author.page.getByRole('button', { name: author.words.menuOf(author.account.name) }).click();
    await expect(author.page.getByRole('menu')).toBeVisible();
  },
  async 'command palette'(author) {
    await author.page.goto('/');
    await author.button('findCommand').click();
    await expect(author.page.getByRole('option').first()).toBeVisible();
  },
  async 'command palette, nothing found'(author) {
    await author.page.goto('/');
    await author.button('findCommand').click();
    await author.page.getByRole('dialog').getByRole('textbox').fill('qqqq');
    await expect(author.page.getByRole('dialog')).toContainText(author.words.nothingFound);
  },
  async notifications(author) {
    await author.page.goto('/scenarios');
    await author.button('notifications').click();
    await expect(author.page.getByRole('dialog')).toContainText(author.words.noNotifications);
  },
  async 'logout dialog'(author) {
    await author.page.goto('/');
    await author.choosesInMenu(author.words.logOut);
    await expect(author.page.getByRole('dialog')).toContainText(author.words.logOutQuestion);
  },
  async 'user information'({ page, account, words }) {
    await page.goto('/me');
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(page.getByText(words.thisBrowser, { exact: true })).toBeVisible();
  },
  async 'user information, picture chosen'({ page, words }) {
    await page.goto('/me');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
    await expect(page.getByRole('button', { name: words.usePicture })).toBeVisible();
  },
  async 'user information, e-mail and password edited'({ page, words }) {
    await page.goto('/me');
    for (const title of [words.email, words.password]) {
      const panel = page.getByRole('region', { name: title, exact: true });
      await panel.getByRole('button', { name: words.change, exact: true }).click();
      await expect(panel.getByLabel(words.currentPassword)).toBeVisible();
    }
  },
  async 'account deletion'(author) {
    await author.page.goto('/me');
    await author.button('deleteAccount').click();
    await expect(author.page.getByRole('alertdialog')).toContainText(author.words.scenariosLost(0));
  },
  async samples({ page, words }) {
    await page.goto('/sample-scenarios?own=true');
    await expect(page.getByRole('main')).toContainText(words.noData);
  },
  async 'samples, one of them'(author) {
    await isShared(author);
    await author.page.goto('/sample-scenarios');
    await expect(author.page.getByRole('table')).toBeVisible();
  },
  async 'sample, looked into'(author) {
    await isShared(author);
    await author.page.goto('/sample-scenarios');
    await author.page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(author.page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
  async backups(author) {
    const id = await author.hasScenario();
    await author.account.rest.post(`scenarios/${id}/backup`, { name: '三階まで' });
    await author.page.goto(`/scenarios/${id}/backups`);
    await expect(author.page.getByRole('rowheader')).toHaveText('三階まで');
  },
  async 'backup, compared'(author) {
    const id = await author.hasScenario();
    const { rest } = author.account;
    await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: '影の剣' });
    await rest.put(`scenarios/${id}/floor-maps/01`, { name_ja: '水路' });
    await rest.post(`scenarios/${id}/backup`, { name: '三階まで' });
    await author.page.goto(`/scenarios/${id}/backups`);
    await author.page.getByRole('row').nth(1).getByRole('button').first().click();
    await author.page.getByRole('dialog').locator('summary').first().click();
    await expect(author.page.getByRole('dialog').getByRole('table')).toHaveCount(2);
  },
  async 'scenario list, empty'({ page, words }) {
    await page.goto('/scenarios');
    await expect(page.getByRole('main')).toContainText(words.noData);
  },
  'scenario list': inList,
  async 'scenario created'(author) {
    await author.page.goto('/scenarios');
    await author.button('addNew').first().click();
    await expect(author.page.getByRole('dialog', { name: author.words.createScenario })).toBeVisible();
  },
  async 'scenario edited'(author) {
    await inList(author);
    await author.page.getByRole('button', { name: author.words.editOf(SCENARIO_TITLE) }).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  async 'scenario deleted'(author) {
    await inList(author);
    await author.page.getByRole('button', { name: author.words.deleteOf(SCENARIO_TITLE) }).click();
    await expect(author.page.getByRole('alertdialog')).toBeVisible();
  },
  'scenario home': (author) => inScenario(author, ''),
  'page not found in a scenario': (author) => inScenario(author, '/nowhere'),
  'backup history': inHistory,
  async 'check list'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '♥の剣', becomes: 9 } });
    await author.page.goto(`/scenarios/${files.scenarioId}/checks`);
    await expect(author.page.getByRole('row').filter({ hasText: '♥' })).toHaveCount(3);
  },
  async 'check list, empty'(author) {
    await author.page.goto(`/scenarios/${await author.hasScenario()}/checks`);
    await expect(author.page.getByText(author.words.nothingToMend)).toBeVisible();
  },
  async search(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '水晶の剣', name_en: 'Crystal Sword' }, 6: { name_ja: '水晶' } });
    await author.page.goto(`/scenarios/${files.scenarioId}/search?q=${encodeURIComponent('水晶')}`);
    await expect(author.page.getByRole('row')).toHaveCount(3);
  },
  async 'import, shown before'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.opens();
    const names = [1, 2, 3].map((number) => [number, `水晶の剣${number}`, ''] as const);
    await files.imports(itemFile([...names, [501, '', '']]));
    const changes = author.page.getByRole('list', { name: author.words.whatChanges });
    await changes.getByText('001').click();
    await expect(changes.getByRole('table')).toBeVisible();
  },
  async 'export with losses'(author) {
    const files = new TableFiles(author, await author.hasScenario());
    await files.hasItems({ 5: { name_ja: '♥の剣' } });
    await files.opens();
    await author.button('export').click();
    await expect(author.page.getByRole('dialog').getByRole('table')).toBeVisible();
  },
  async 'restore dialog'(author) {
    await inHistory(author);
    await author.page.getByRole('list', { name: author.words.backupHistory }).getByRole('button').click();
    await expect(author.page.getByRole('dialog', { name: author.words.restoreTitle })).toBeVisible();
  },
  'floor map': async (author) => void (await onFloor(author)),
  async 'floor map, keys and gestures'(author) {
    const map = await onFloor(author);
    await map.page.keyboard.press('?');
    await expect(map.page.getByRole('dialog', { name: author.words.keysAndGestures })).toBeVisible();
  },
  'message list': (author) => inMessages(author, ''),
  'message in its form': (author) => inMessages(author, '/7'),
  async signboards(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/labyrinth-messages/signboard-entrance-ja');
    await expect(author.page.getByRole('textbox')).toBeVisible();
  },
  'monster list': (author) => amongMonsters(author, '/monsters/monster-list'),
  async 'monster list, columns'(author) {
    await amongMonsters(author, '/monsters/monster-list');
    await author.page.getByRole('toolbar').getByRole('button').nth(6).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  'monster in its form': (author) => amongMonsters(author, '/monsters/monster-list/1/monster-detail'),
  async 'additional images'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/additional-image/image-list');
    const file = { name: 'knight.png', mimeType: 'image/png', buffer: await picture(author.page) };
    await author.page.locator('input[type="file"]').setInputFiles(file);
    await expect(author.page.getByRole('dialog')).toContainText('knight.png');
  },
  async 'an additional image'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/additional-image/image-list/1');
    await expect(author.page.locator('[data-path="image"] button').last()).toBeVisible();
  },
  'monster pictures': (author) => amongMonsters(author, '/monsters/monster-graphic-setting'),
  'unidentified monsters': (author) => amongMonsters(author, '/monsters/unidentified-monster'),
  async 'what a rule does, drawn'(author) {
    const data = new DataSettings(author, await hasBestiary(author));
    await author.page.goto(`/scenarios/${data.scenarioId}/scenario-tools/game-rules/direct-attack-setting/1`);
    const show = data.says('グラフを見る', 'Show the chart');
    await author.page.getByRole('button', { name: show }).first().click();
    await expect(author.page.getByRole('slider').first()).toBeVisible();
  },
  'encounter table': (author) => amongMonsters(author, '/encounters/encounter-setting#12'),
  'encounter tables in a spreadsheet': (author) => amongMonsters(author, '/encounters/encounter-setting?view=table#12'),
  'encounter check sheet': (author) => amongMonsters(author, '/encounters/check-sheet'),
  async 'encounter check sheet, empty'(author) {
    const data = new DataSettings(author, await author.hasScenario());
    await data.opens('/encounters/check-sheet');
    await expect(
      author.page.getByRole('link', { name: data.says('モンスターを作る', 'Make a monster') }),
    ).toBeVisible();
  },
  'treasure chest in its form': (author) => amongChests(author, '/treasure-chest-list/1', /15%/),
  'item appearance': (author) => amongChests(author, '/item-appearance-check', /15%/),
  'item appearance, by floor': (author) => amongChests(author, '/item-appearance-check?view=floors', /地下一階/),
  'item appearance, what is nowhere': (author) => amongChests(author, '/item-appearance-check?view=missing', /009/),
  'special item in its form': (author) => amongChests(author, '/special-item/1', /0.8%/),
  'traps in words': (author) => amongChests(author, '/change-treasure-chest-trap?view=words', /2d8/),
  'trap in its form': (author) => amongChests(author, '/change-treasure-chest-trap/11', /2d8/),
  'item list': (author) => inItemList(author),
  'item list, choices in a cell': (author) => inItemList(author, 'type', 'F2', 'listbox'),
  'item list, cells edited together': (author) => inItemList(author, 'purchase_price', 'Control+m', 'dialog'),
  'item list, actions of a column': (author) => inItemList(author, 'name_ja', 'Alt+ArrowDown', 'menu'),
  'item list, keys and gestures': (author) => inItemList(author, 'name_ja', 'F1', 'dialog'),
  async 'item list, columns'(author) {
    await inItemList(author);
    await author.page.getByRole('toolbar').getByRole('button').nth(6).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  'unidentified items': (author) => amongItems(author, '/items/unidentified-item'),
  'items copied': (author) => amongItems(author, '/items/item-copy'),
  async 'floor map, settings'(author) {
    await onFloor(author);
    await author.button('floorSettings').click();
    await expect(author.page.getByRole('textbox').first()).toBeVisible();
  },
  labyrinths: (author) => inLabyrinths(author, 'settings'),
  'labyrinth in its form': (author) => inLabyrinths(author, 'settings/2'),
  async 'labyrinth in its form, its size asked about'(author) {
    await inLabyrinths(author, 'settings/2');
    await author.page.locator('[data-path="labyrinth_size"] label').nth(2).click();
    await expect(author.page.getByRole('dialog')).toBeVisible();
  },
  async 'labyrinth flags'(author) {
    await inLabyrinths(author, 'flag-management');
    await expect(author.page.getByRole('grid')).toBeVisible();
  },
  'item in its form': async (author) => void (await inItem(author)),
  async 'item in its form, with an error and its deletion asked about'(author) {
    const form = await inItem(author);
    await form.enters('break_range.min', '90');
    await expect(author.page.getByRole('alert')).toContainText(form.says('record.errors'));
    await form.button('record.clear').click();
    await expect(author.page.getByRole('alertdialog')).toContainText(form.says('clear.used', { count: 1 }));
  },
  async 'spell list, a spell in hand'(author) {
    await amongSpells(author, '/spell-list');
    await author.page.locator('[data-spell="18"]').click();
    await expect(author.page.locator('[data-spell="18"]')).toHaveAttribute('aria-pressed', 'true');
  },
  'spells found': (author) => amongSpells(author, '/each-spell-setting/spell-search'),
  'spell names': (author) => amongSpells(author, '/each-spell-setting/spell-name'),
  'attack spell in its form': (author) => amongSpells(author, '/each-spell-setting/attack-spell#26'),
  'recovery spell in its form': (author) => amongSpells(author, '/each-spell-setting/recovery-system#79'),
  'title and author name': (author) => inOutline(author, 'title-author-name'),
  async 'title and author name, not saved yet'(author) {
    await inOutline(author, 'title-author-name');
    await author.page.locator('[data-path="title_en"] input').fill('A maze below');
    await expect(author.page.locator('form [role="status"]').filter({ hasText: /./ }).first()).toBeVisible();
  },
  'author comments': (author) => inOutline(author, 'author-comment/2'),
  'search items': (author) => inOutline(author, 'search-items'),
  'privacy policy': (author) => inOutline(author, 'privacy-policy'),
};

/** A screen of the work outline of a scenario that has some of it. */
async function inOutline(author: Author, path: string): Promise<void> {
  const id = await hasBestiary(author);
  const { rest } = author.account;
  const write = async (below: string, body: object) =>
    expect((await rest.patch(`scenarios/${id}/${below}`, body)).status).toBe(200);
  await write('title-author-names/1', {
    author_name: '水野 葵',
    comment_ja: '霧の底で、声を集める物語。',
    subtitle_ja: '霧の底の声',
    subtitle_en: 'Voices below the fog',
  });
  const pages = [
    [1, 'はじめに', 'ようこそ、水底の迷宮へ。\n地図を描きながら進んでください。'],
    [2, '遊び方', 'まず酒場で仲間を集めましょう。'],
    [7, 'スタッフ', '制作　水野 葵'],
  ] as const;
  for (const [number, menu_title_ja, text_ja] of pages) {
    await write(`author-comments/${number}`, { menu_title_ja, text_ja });
  }
  await write('search-items/1', { difficulty: 3, monsters: 2 });
  await rest.put(`scenarios/${id}/labyrinth-settings/1`, {
    labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
    map_hierarchy: { start: 1, end: 2 },
  });
  await author.page.goto(`/scenarios/${id}/scenario-tools/work-outline/${path}`);
  await expect(author.page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
}

/** A screen of the spells, which are all there from the start. */
async function amongSpells(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  await data.opens(path);
  await expect(
    author.page.getByText(/雷の槍|呼び戻し|道しるべ|Wayfinding|Thunder Spear|Recall Life/).first(),
  ).toBeVisible();
}

/** A screen of the labyrinths, of which two are set up. */
async function inLabyrinths(author: Author, path: string): Promise<void> {
  const id = await author.hasScenario();
  const { rest } = author.account;
  for (const [number, start, end] of [
    [1, 1, 2],
    [2, 3, 4],
  ]) {
    await rest.put(`scenarios/${id}/labyrinth-settings/${number}`, {
      labyrinth_title: { ja: '水底の迷宮', en: 'The sunken maze' },
      map_hierarchy: { start, end },
      intrusion_condition_required: true,
    });
  }
  await author.page.goto(`/scenarios/${id}/labyrinths/${path}`);
  await expect(
    author.page
      .getByRole('main')
      .getByText(/水底の迷宮|The sunken maze/)
      .first(),
  ).toBeVisible();
}

/** A list of messages with one of two pages in it, or its form. */
async function inMessages(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  const values = {
    title_ja: '門番の言葉',
    window_lines: 2,
    display_graphic: 65,
    message_ja_boxes: ['一\n二\n三', '帰れ。'],
  };
  await data.has('labyrinth-messages', { 7: values });
  await data.opens(`/labyrinth-messages/labyrinth-message-list${path}`);
  await expect(author.page.getByText('門番の言葉').filter({ visible: true }).first()).toBeVisible();
}

/** A screen of monsters or of where they are met, with five of them. */
async function amongMonsters(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await hasBestiary(author));
  await data.opens(path);
  await expect(author.page.getByText(/骨の兵士|赤い竜|Bone soldier|Red dragon/).first()).toBeVisible();
}

/** A screen of treasure chests, of which one stands on a floor; `shown` is what is seen there at last. */
async function amongChests(author: Author, path: string, shown: RegExp): Promise<void> {
  const data = new DataSettings(author, await hasTreasure(author));
  await data.opens(`/treasure-chest${path}`);
  await expect(author.page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
}

/** The form of an item that another one becomes. */
async function inItem(author: Author): Promise<ItemForm> {
  const form = new ItemForm(author, await author.hasScenario());
  await form.has({ 1: { name_ja: '剣', type: 1, becomes: 12 }, 12: { name_ja: '折れた剣', type: 1, becomes: 1 } });
  await form.opens(12);
  await expect(form.input('becomes')).toHaveValue(/001/);
  return form;
}

/** Her scenario is a sample, too. */
async function isShared(author: Author): Promise<void> {
  const scenario_id = await author.hasScenario();
  const { rest } = author.account;
  await rest.put(`scenarios/${scenario_id}/items-detail/1`, { name_ja: '影の剣' });
  await rest.post('sample-scenarios', { scenario_id, comment: 'ご自由に' });
}

/** The map of the front page. */
async function opensPractice(author: Author): Promise<FloorMap> {
  await asGuest(author, '/');
  await author.button('tryMap').click();
  const sheet = new FloorMap(author, author.page, PLAN_SIZE);
  await sheet.isOpen();
  return sheet;
}

async function asGuest({ page }: Author, path: string): Promise<void> {
  await page.context().clearCookies({ name: 'access_token' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** At an address of a new scenario. */
async function inScenario(author: Author, path: string): Promise<void> {
  await author.page.goto(`/scenarios/${await author.hasScenario()}${path}`);
  await expect(author.button('saveBackup')).toBeVisible();
  await expect(author.page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

async function inList(author: Author): Promise<void> {
  await author.hasScenario();
  await author.page.goto('/scenarios');
  await expect(author.page.getByRole('link', { name: SCENARIO_TITLE })).toBeVisible();
}

/** The list of items with one of them in it; with a key pressed in one of its cells, and what opens then. */
async function inItemList(author: Author, path?: string, key?: string, opened?: 'listbox' | 'dialog' | 'menu') {
  const table = new ItemTable(author, await author.hasScenario());
  await table.has({ 1: { name_ja: '剣', name_en: 'Sword', special: true, becomes: 1 } });
  await table.opens();
  await expect(table.cell(1, 'name_ja')).not.toHaveText('');
  if (!path || !key || !opened) return;
  await table.goesTo(1, path);
  await table.presses(key);
  await expect(author.page.getByRole(opened)).toBeVisible();
}

/** A screen of items beside their list, with one of them. */
async function amongItems(author: Author, path: string): Promise<void> {
  const data = new DataSettings(author, await author.hasScenario());
  await data.has('items-detail', { 1: { name_ja: '剣', name_en: 'Sword', type: 1 } });
  await data.opens(path);
  await expect(author.page.getByRole('grid').or(author.page.getByRole('textbox')).first()).toBeVisible();
}

async function inHistory(author: Author): Promise<void> {
  await inScenario(author, '');
  await author.savesBackup();
  await author.button('backupHistory').click();
  await expect(author.page.getByRole('list', { name: author.words.backupHistory }).getByRole('button')).toBeVisible();
}

/** Floor 01 with a room, its door and some dark, and the pointer on it. */
async function onFloor(author: Author): Promise<FloorMap> {
  const map = new FloorMap(author);
  await map.opens(await author.hasScenario());
  await map.chooses('room');
  await map.drags([
    [10.5, 10.5],
    [12.5, 12.5],
  ]);
  await map.chooses('dark');
  await map.presses([11.5, 11.5]);
  await map.chooses('door');
  await map.presses([11.5, 13]);
  await map.isSaved();
  return map;
}
