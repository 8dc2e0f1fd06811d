import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { fitViewport } from '#client/floor/paint/viewport.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { floorTexts } from '#client/mapEditor/floors/floorTexts.ts';
import { readMapJson } from '#domain/map/files/mapJson.ts';
import { isWhole } from '../../e2e/support/inTurn.ts';
import { type Account, newAccount, newScenario } from '../../e2e/support/newAccount.ts';
import { Installation } from '../../e2e/support/ownServer.ts';
import { words as everyWord } from '../../e2e/support/words.ts';
import { openEveryScreen } from '../openEveryScreen.ts';
import { WebDriver } from './WebDriver.ts';
import { WebKitPage } from './WebKitPage.ts';

const words = everyWord.ja;
/** Cells a side. */
const SIZE = 24;

type Point = readonly [x: number, y: number];

const test = base.extend<{ readonly origin: string; readonly downloads: string; readonly webkit: WebKitPage }>({
  origin: async ({ baseURL }, use) => use(new URL(baseURL ?? '').origin),
  downloads: async ({ origin }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `meikyu-${new URL(origin).port}-`));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  webkit: async ({ downloads }, use) => {
    const driver = await WebDriver.start(downloads);
    const page = new WebKitPage(driver);
    await page.resize(1280, 900);
    await use(page);
    await driver.end();
  },
});

/** Opens a page of the account's site, with a session and the language of another day. */
async function opens(webkit: WebKitPage, { rest }: Account, path: string): Promise<void> {
  await webkit.goto('/favicon.svg', rest.url);
  await webkit.setCookie('language', 'ja');
  await webkit.setCookie('access_token', rest.token ?? '');
  await webkit.goto(path);
}

/** Opens floor 01 of a new scenario. */
async function opensMap(webkit: WebKitPage, url: string): Promise<void> {
  const account = await newAccount(url);
  await opens(webkit, account, `/scenarios/${await newScenario(account)}/floor-maps/01`);
  await counts(webkit, 0);
}

/** Waits until so many cells of the open map hold anything. */
async function counts(webkit: WebKitPage, drawn: number): Promise<void> {
  const names = () =>
    webkit.run(() =>
      [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label') ?? ''),
    );
  const count = async () => {
    const all = await names();
    return all.length === SIZE ** 2 && all.filter((name) => name.includes(words.separator)).length;
  };
  await expect.poll(count).toBe(drawn);
}

/** Draws walls through points of the floor, in cells from its south-west corner, with the tool that is chosen at first. */
async function draws(webkit: WebKitPage, ...points: readonly Point[]): Promise<void> {
  const box = await webkit.run(() => document.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect());
  if (!box) throw new Error('there is no map');
  const view = fitViewport(Math.floor(box.width), Math.floor(box.height), SIZE);
  await webkit.drags(
    points.map(([x, y]) => ({ x: box.x + view.left + x * view.cell, y: box.y + view.bottom - y * view.cell })),
  );
}

test('an author logs in, draws, undoes, and finds it after a reload', async ({ webkit, origin }) => {
  const account = await newAccount(origin);
  const scenario = await newScenario(account);
  await webkit.goto('/auth/login', origin);
  await webkit.clicks('日本語');
  await webkit.clicks(words.login);
  await webkit.types(account.username);
  await webkit.clicks(words.password);
  await webkit.types(account.password);
  await webkit.presses('Enter');
  await webkit.shows('水底の迷宮');
  await webkit.isWell();
  await webkit.goto(`/scenarios/${scenario}/floor-maps/01`);
  await counts(webkit, 0);
  await draws(webkit, [3.5, 4], [9.5, 4]);
  await counts(webkit, 14);
  await draws(webkit, [12.5, 12]);
  await counts(webkit, 16);
  await webkit.presses('Control+z');
  await counts(webkit, 14);
  await webkit.shows(words.saved);
  await webkit.isWell();
  await webkit.reload();
  await counts(webkit, 14);
  await webkit.isWell();
});

test('what is typed into a table is undone, cut and pasted, over a cell that is as wide as its column', async ({
  webkit,
  origin,
}) => {
  const account = await newAccount(origin);
  await opens(webkit, account, `/scenarios/${await newScenario(account)}/data-settings/items/item-list`);
  const cell = (number: number, path: string) => `[role=grid] [id$="-${number}-${path}"]`;
  const shows = (number: number, path: string, text: string) =>
    expect
      .poll(() => webkit.run((selector) => document.querySelector(selector)?.textContent ?? null, cell(number, path)))
      .toBe(text);
  await webkit.clicksOn(cell(1, 'name_en'));
  await webkit.types('Sword');
  await webkit.presses('Enter');
  await webkit.types('Shield');
  await webkit.presses('Enter');
  await shows(1, 'name_en', 'Sword');
  await shows(2, 'name_en', 'Shield');
  await webkit.presses('Control+z');
  await shows(2, 'name_en', '');

  await webkit.clicksOn(cell(1, 'name_en'));
  await webkit.presses('Control+x');
  await shows(1, 'name_en', '');
  await webkit.presses('ArrowDown', 'ArrowDown', 'Control+v');
  await shows(3, 'name_en', 'Sword');

  await webkit.clicksOn(cell(3, 'ac'));
  await webkit.types('7');
  const widths = await webkit.run(
    (selector) => {
      const [editor, column] = [document.querySelector('input[data-editing]'), document.querySelector(selector)];
      return [editor, column].map((one) => one?.getBoundingClientRect().width ?? 0);
    },
    cell(3, 'ac'),
  );
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
  await webkit.presses('Enter');
  await shows(3, 'ac', '7');
  await webkit.isWell();
});

test('a floor is exported', async ({ webkit, downloads, origin }) => {
  await opensMap(webkit, origin);
  await draws(webkit, [3.5, 4]);
  await counts(webkit, 2);
  await webkit.clicks(floorActionTexts['map.floorActions'].ja);
  await webkit.clicks(floorActionTexts['map.command.exportMaps'].ja);
  await webkit.shows(floorTexts['floor.exportTitle'].ja);
  await webkit.clicks(floorTexts['floor.export'].ja);
  const file = () => readdirSync(downloads, { recursive: true }).find((name) => String(name).endsWith('floor-01.json'));
  await expect.poll(file).toBeDefined();
  const [floor] = readMapJson(JSON.parse(readFileSync(join(downloads, String(file())), 'utf8')));
  expect(floor?.number).toBe(1);
  await webkit.isWell();
});

test('what is drawn while the server is stopped is there after a reload, and is saved once it runs again', async ({
  webkit,
}) => {
  const installation = new Installation('webkit');
  try {
    await installation.install();
    await opensMap(webkit, installation.url);
    await expect.poll(() => webkit.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await installation.stop();
    await draws(webkit, [4.5, 5]);
    await counts(webkit, 2);
    await webkit.shows(words.notSent);
    await webkit.reload();
    await counts(webkit, 2);
    await draws(webkit, [10.5, 10]);
    await installation.start();
    await webkit.shows(words.saved);
    await webkit.reload();
    await counts(webkit, 4);
    await webkit.isWell();
  } finally {
    await installation.remove();
  }
});

test('the screens of a scenario open', async ({ webkit, origin }) => {
  const account = await newAccount(origin);
  const home = `/scenarios/${await newScenario(account)}`;
  await opens(webkit, account, home);
  const { opened, faults } = await webkit.awaits(openEveryScreen, { within: home, parts: isWhole ? 9 : 2 });
  expect(faults).toEqual([]);
  expect(opened.length).toBeGreaterThan(20);
});

test('a reader plays the sample to its first talk', async ({ webkit }) => {
  const installation = new Installation('webkit', { SAMPLE: 'on' });
  try {
    await installation.install();
    await webkit.goto('/works', installation.url);
    await webkit.clicks('日本語');
    await webkit.clicks('「はじまりの迷宮」を遊ぶ');
    await webkit.clicks('はじめから', { exact: false });
    await webkit.clicks('古い井戸', { exact: false });
    await webkit.clicks('入る', { exact: false });
    for (const page of [1, 2, 3]) {
      await webkit.shows(`${page}／3ページ`);
      await webkit.presses('Enter');
    }
    await webkit.shows('x7 y1、北向き');
    await webkit.presses('ArrowUp');
    // The steward of the council, who stands before the gate.
    await webkit.shows('1／2ページ');
    expect(await webkit.run(() => document.body.innerText.replaceAll('\n', ''))).toContain('マルヴォ');
    await webkit.isWell();
  } finally {
    await installation.remove();
  }
});
