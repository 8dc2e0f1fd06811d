import { patient } from '../support/patience.ts';
import { FloorMap, type Point } from './support/FloorMap.ts';
import { Hand } from './support/Hand.ts';
import { newUsername } from './support/newAccount.ts';
import { expect, test } from './support/test.ts';

// A new author writes one language only.
test.use({ language: 'en', locale: 'en-US', viewport: { width: 1280, height: 720 } });

/**
 * Acts (clicks, keys, screens, scrolls) and typed characters of the same hour before conversations, keys and signs were made at the map and
 * before one language was enough (docs/map-editor.md, "The first hour").
 */
const BEFORE = { acts: 111, characters: 233 };
const GOAL = 0.7;

const middle = (x: number, y: number): Point => [x + 0.5, y + 0.5];

test('the first hour, counted: a peopled floor is made without leaving its map, published, and read in the other language', async ({
  author,
  page,
}) => {
  test.setTimeout(patient(120_000));
  const map = new FloorMap(author);
  const hand = new Hand(page);
  // A registered title is unique.
  const title = `Maze ${newUsername()}`;
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const asked = page.getByRole('alertdialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: author.words.tools }).getByRole('button', { name, exact: true });
  const press = (point: Point) => hand.draws(() => map.presses(point));
  const choosesInMenu = async (point: Point, item: RegExp) => {
    await hand.draws(() => map.presses(point, { button: 'right' }));
    await hand.clicks(page.getByRole('menuitem', { name: item }));
  };
  const search = page.getByRole('searchbox', { name: 'Find a kind' });
  /** The first press closes the form that is open. */
  const places = async (kind: string, cell: Point, isFormOpen = true) => {
    if (isFormOpen) {
      await press(cell);
      await expect(page.getByRole('region', { name: /^Event x/ })).toBeHidden();
    }
    await press(cell);
    await expect(search).toBeFocused();
    await hand.types(kind);
    await expect(page.getByRole('row', { name: new RegExp(`^${kind}$`, 'i') }).first()).toBeVisible();
    await hand.presses('Enter');
    await expect(search).toBeHidden();
  };
  const focused = page.locator(':focus');
  const makes = async (name: string) => {
    await hand.types(name);
    await expect(page.getByRole('option', { name: `Make “${name}”` })).toBeVisible();
    await hand.presses('Enter');
    await expect(focused).toHaveValue(new RegExp(`^\\d+ ${name}$`));
  };
  const closes = async () => {
    await hand.presses('Escape');
    await expect(sheet).toBeHidden();
  };

  await page.goto('/scenarios');
  hand.begins('creation');
  await hand.clicks(button('Add new').first());
  await expect(sheet.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await hand.types(title);
  await hand.presses('Enter');
  await hand.clicks(page.getByRole('link', { name: /Draw floor 01/ }).first());
  await map.isOpen();

  const onMap = hand.all.pages;
  hand.begins('rooms');
  await hand.clicks(tool('Room'));
  await hand.draws(() => map.drags([middle(2, 2), middle(6, 5)]));
  await hand.draws(() => map.drags([middle(2, 6), middle(6, 9)]));
  await hand.clicks(tool('Door'));
  await press([4.5, 6]);

  hand.begins('locked door and key');
  await hand.clicks(tool('Event'));
  await choosesInMenu([4.5, 5.7], /^Lock it$/);
  await choosesInMenu([4.5, 5.7], /^Give it a key/);
  await expect(sheet.getByRole('combobox', { name: 'Item' })).toBeFocused();
  await makes('Rusty key');
  await hand.clicks(sheet.getByRole('button', { name: 'Give the key' }));
  await expect(sheet).toBeHidden();

  hand.begins('text');
  await places('show message', middle(3, 3));
  await expect(focused).toHaveJSProperty('tagName', 'TEXTAREA');
  await hand.types('Beware of the dark.');

  hand.begins('chest');
  await places('treasure chest', middle(2, 2));
  await makes('Old chest');
  await hand.clicks(page.getByRole('link', { name: /^Open \d+ Old chest/ }));
  await hand.clicks(sheet.getByRole('combobox', { name: 'Item', exact: true }).first());
  await hand.types('Rusty');
  await expect(page.getByRole('option', { name: /Rusty key/ })).toBeVisible();
  await hand.presses('ArrowDown', 'Enter');
  await closes();

  hand.begins('person');
  await places('meet npc', middle(5, 3));
  await makes('Keeper');
  await hand.clicks(page.getByRole('link', { name: /^Open \d+ Keeper/ }));
  await hand.writes(sheet.getByRole('group', { name: 'Greeting' }).getByRole('textbox'), 'Halt. Who goes there?');
  await hand.clicks(sheet.getByRole('button', { name: /^Add a topic/ }));
  await expect(focused).toHaveValue('');
  await hand.types('key');
  await hand.presses('Tab');
  await hand.types('Look in the old chest.');
  await closes();

  hand.begins('stairs');
  await places('stairs down', middle(6, 2));

  hand.begins('monster');
  await hand.clicks(page.getByRole('tab', { name: author.words.floorTab, exact: true }));
  await hand.clicks(button('Create and choose a table'));
  await hand.clicks(sheet.getByRole('combobox', { name: 'Monster' }).first());
  await makes('Cave rat');
  await closes();

  hand.begins('labyrinth');
  await choosesInMenu(middle(2, 8), /^Make this the entrance/);
  await hand.clicks(button(/^Title and sign of labyrinth 00/));
  await hand.clicks(sheet.locator('[data-path="labyrinth_title.en"] input'));
  await hand.presses('Control+A');
  await hand.types('The Drowned Halls');
  await hand.clicks(sheet.locator('[data-path="with_signboard_displayed"] label').first());
  await hand.clicks(sheet.getByRole('button', { name: 'Write the entrance signboard' }));
  await hand.writes(sheet.getByRole('textbox', { name: /^Signboard/ }), 'Leave all hope.');
  await closes();
  expect(hand.all.pages).toBe(onMap);

  hand.begins('publishing');
  await hand.clicks(page.getByRole('link', { name: 'Scenario home' }));
  await hand.clicks(page.getByRole('link', { name: 'Release', exact: true }));
  await hand.clicks(main.getByRole('button', { name: 'Register', exact: true }));
  await hand.clicks(asked.getByRole('button', { name: 'Register', exact: true }));
  await hand.clicks(main.getByRole('button', { name: 'Set to “Preparing to publish” (General)' }));
  await hand.clicks(main.getByRole('link', { name: 'To the policy' }));
  await hand.clicks(main.locator('label').filter({ hasText: 'I have read the warnings' }));
  await hand.clicks(main.getByRole('button', { name: 'Agree', exact: true }));
  await expect(main.getByText(/^You agreed/)).toBeVisible();
  // “Back” of the browser, whose button is beside the page.
  await hand.draws(async () => void (await page.goBack()));
  await hand.clicks(main.getByRole('button', { name: 'Release', exact: true }));
  await hand.clicks(asked.getByRole('button', { name: 'Release', exact: true }));
  await expect(page.getByText('It has been released.')).toBeVisible();
  console.table(hand.counts);

  const { clicks, keys, pages, scrolls, characters } = hand.all;
  expect(clicks + keys + pages + scrolls).toBeLessThanOrEqual(GOAL * BEFORE.acts);
  expect(characters).toBeLessThan(BEFORE.characters);

  await author.choosesLanguage('ja');
  await page.getByRole('link', { name: '公開ページを見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
