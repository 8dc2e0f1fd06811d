import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { textIn } from '#client/i18n/defineTexts.ts';
import { floorActionTexts } from '#client/mapEditor/floorActionTexts.ts';
import { floorTexts } from '#client/mapEditor/floors/floorTexts.ts';
import { importTexts } from '#client/page/import/importTexts.ts';
import type { MapFileForm } from '#domain/map/files/mapFile.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { roomMaps, type WireFloor } from '../../support/maps.ts';
import type { Author } from './Author.ts';
import type { FloorMap } from './FloorMap.ts';

interface MapFile {
  readonly name: string;
  readonly buffer: Buffer;
}

const texts = { ...floorTexts, ...importTexts };

/** The actions of an author on whole floors: the menu of the map and its dialogs, in Japanese. */
export class FloorActions {
  readonly page: Page;
  readonly #author: Author;
  readonly #map: FloorMap;

  constructor(author: Author, map: FloorMap) {
    this.page = map.page;
    this.#author = author;
    this.#map = map;
  }

  /** Returns a text of the screen. */
  says(key: keyof typeof texts, values: Record<string, string | number> = {}): string {
    return textIn('ja', texts)(key, values);
  }

  /** Returns the label of a setting. */
  labelOf(path: string): string {
    return floorMap.leaves.find((leaf) => leaf.path === path)?.label.ja ?? '';
  }

  get scenarioId(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  path(number: string): string {
    return `scenarios/${this.scenarioId}/floor-maps/${number}`;
  }

  /** Floor 01 with a room and floor 02 with an event, drawn on an earlier day. */
  async has(): Promise<void> {
    const { rest } = this.#author.account;
    await rest.put(`${this.path('01')}/maps`, { maps: roomMaps(3) });
    await rest.put(`${this.path('02')}/maps`, { maps: roomMaps(9) });
    await rest.put(this.path('02'), { name_ja: '水の間', difficulty: 5 });
    await this.page.reload();
    await this.#map.isOpen();
  }

  /** A floor as the server has it. */
  async stored(number: string): Promise<WireFloor> {
    return (await this.#author.account.rest.get<WireFloor>(this.path(number))).data;
  }

  /** Chooses an item of the menu, and returns the dialog that opens. */
  async asksFor(id: 'copyFloor' | 'initialise' | 'resetOptions' | 'importMaps' | 'exportMaps'): Promise<Locator> {
    await this.page.getByRole('button', { name: floorActionTexts['map.floorActions'].ja }).click();
    await this.page.getByRole('menuitem', { name: floorActionTexts[`map.command.${id}`].ja }).click();
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Goes to a floor by its place in the list. */
  async goesTo(number: string): Promise<void> {
    const list = this.page.getByRole('complementary', { name: this.#author.words.floorList });
    await list.getByRole('link', { name: new RegExp(`^${this.#author.words.floor(number)}`) }).click();
    await this.#map.isOpen(number);
  }

  exportsAll(format: MapFileForm): Promise<MapFile> {
    return this.exports(format, 'all');
  }

  /** `range`: the first and the last floor of a range. */
  async exports(format: MapFileForm, which: 'this' | 'range' | 'all', range: readonly number[] = []): Promise<MapFile> {
    const dialog = await this.asksFor('exportMaps');
    await dialog.getByText(this.says(`floor.which.${which}`), { exact: true }).click();
    for (const [at, floor] of range.entries()) {
      const field = dialog.getByLabel(this.says(at === 0 ? 'floor.from' : 'floor.to')).and(dialog.locator('input'));
      await field.fill(String(floor));
      await field.press('Tab');
    }
    await dialog.getByText(this.says(`floor.format.${format}`), { exact: true }).click();
    const downloading = this.page.waitForEvent('download');
    await dialog.getByRole('button', { name: this.says('floor.export'), exact: true }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
  }

  async initialises(number: string): Promise<void> {
    await this.goesTo(number);
    const dialog = await this.asksFor('initialise');
    await dialog.getByRole('button', { name: this.says('floor.initialise'), exact: true }).click();
    await this.#author.reads(this.says('floor.initialised', { number }));
    await this.#map.counts(0);
  }

  /** Chooses a file with floors, and returns the dialog with its changes. */
  async offers({ name, buffer }: MapFile): Promise<Locator> {
    const dialog = await this.asksFor('importMaps');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: this.says('import.choose') }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    return dialog;
  }

  /** Imports all floors of a file. */
  async imports(file: MapFile): Promise<void> {
    const dialog = await this.offers(file);
    const taken = dialog.getByRole('list', { name: this.says('floor.take') });
    await expect(taken).toBeVisible();
    const count = await taken.getByRole('listitem').count();
    await dialog.getByRole('button', { name: this.says('import.submit'), exact: true }).click();
    await this.#author.reads(this.says('floor.imported', { count }));
  }
}
