import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankGrid } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { DocumentError } from '#domain/scenario/DocumentError.ts';
import {
  DOCUMENT_FORMAT,
  DOCUMENT_VERSION,
  readScenarioDocument,
  type ScenarioContent,
  writeScenarioDocument,
} from '#domain/scenario/ScenarioDocument.ts';
import { upgradeDocument } from '#domain/scenario/upgradeDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { scenarioContent } from '../../support/scenarioArbitrary.ts';

/** Returns what is wrong with a document. */
function faultOf(source: string): { fault: string; path: string } {
  try {
    readScenarioDocument(source);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { fault: error.fault, path: error.path };
  }
  return { fault: 'none', path: '' };
}

const EMPTY: ScenarioContent = {
  scenario: { title_ja: '迷宮', title_en: '', author_name: '', languages: 'both' },
  floors: [],
  records: {},
};
const FLOOR = { number: 1, settings: { ...floorMap.blank }, grid: null };
/** Returns a valid document with some of it replaced. */
const changed = (change: object) => JSON.stringify({ ...JSON.parse(writeScenarioDocument(EMPTY)), ...change });

describe('A scenario as one document', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(scenarioContent, (scenario) => {
        const text = writeScenarioDocument(scenario);
        const document = readScenarioDocument(text);
        expect(document).toEqual({ format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, ...scenario });
        expect(writeScenarioDocument(document)).toBe(text);
      }),
    );
  });

  test('is never read in part: cut anywhere, it is unreadable', () => {
    fc.assert(
      fc.property(scenarioContent, fc.double({ min: 0, max: 0.999, noNaN: true }), (scenario, share) => {
        const text = writeScenarioDocument(scenario);
        expect(faultOf(text.slice(0, Math.floor(text.length * share)))).toEqual({ fault: 'unreadable', path: '' });
      }),
    );
  });

  test.each([
    'null',
    '5',
    '[]',
    '{}',
    '"meikyu"',
    '{"format":"other","version":1}',
    '{"format":"meikyu.scenario"}',
    '{"format":"meikyu.scenario","version":"1"}',
    '{"format":"meikyu.scenario","version":0}',
  ])('of another program is foreign: %s', (text) => {
    expect(faultOf(text)).toEqual({ fault: 'foreign', path: '' });
  });

  test.each([1, 2])('of version %i without the languages of its scenario is written in both', (version) => {
    const { languages: _, ...head } = JSON.parse(changed({})).scenario;
    expect(readScenarioDocument(changed({ version, scenario: head })).scenario).toEqual({ ...head, languages: 'both' });
  });

  test('with languages that no scenario has is refused', () => {
    const { scenario } = JSON.parse(changed({}));
    const path = 'scenario.languages';
    expect(faultOf(changed({ scenario: { ...scenario, languages: 'fr' } }))).toEqual({ fault: 'invalid', path });
    expect(readScenarioDocument(changed({ scenario: { ...scenario, languages: 'en' } })).scenario.languages).toBe('en');
  });

  test('of a newer program is told as newer, whatever is in it', () => {
    expect(faultOf(changed({ version: DOCUMENT_VERSION + 1 }))).toMatchObject({ fault: 'newer' });
    expect(faultOf('{"format":"meikyu.scenario","version":99,"all":"new"}')).toMatchObject({ fault: 'newer' });
    const kind = { records: { weather: [] } };
    expect(faultOf(changed(kind))).toEqual({ fault: 'newer', path: 'records.weather' });
  });

  test.each([
    ['is cut', packGrid(blankGrid()).subarray(0, 9), 'grid'],
    ['is empty', new Uint8Array(), 'grid'],
    ['has a value that no cell has', packGrid(blankGrid()).fill(0x7f, 1, 3), 'grid'],
    ['is of a form that is not known', packGrid(blankGrid()).fill(77, 0, 1), 'grid_form'],
  ])('with a grid that %s says so, and not that it is of a newer program', (_what, packed, fault) => {
    const floors = [{ ...FLOOR, grid: toBase64(packed) }];
    expect(faultOf(changed({ floors }))).toEqual({ fault, path: 'floors.0.grid' });
  });

  const rows = (count: number) => Array.from({ length: count }, () => []);
  test.each([
    ['rows of a kind', { records: { item: rows(501) } }, 'records.item'],
    ['floors', { floors: rows(100) }, 'floors'],
  ])('with more %s than there are numbers is refused before any of them is looked at', (_what, change, path) => {
    expect(faultOf(changed(change))).toEqual({ fault: 'too_much', path });
  });

  test.each([
    ['in a text', '{"records":{"item":[{"number":1,"data":{"name_ja":"\\ud83d"}}]}', 'records.item.0.data.name_ja'],
    ['in a key', '{"records":{"item":[{"number":1,"data":{"a\\uDE00":1}}]}', 'records.item.0.data.a�'],
  ])('with half a surrogate pair %s is refused with its place', (_where, part, path) => {
    expect(faultOf(`{"format":"meikyu.scenario","version":1,${part.slice(1)}}`)).toEqual({ fault: 'encoding', path });
    const whole = part.replace(/\\ud83d|\\uDE00/, '\\ud83d\\ude00');
    expect(faultOf(`{"format":"meikyu.scenario","version":1,${whole.slice(1)}}`)).not.toMatchObject({
      fault: 'encoding',
    });
  });

  test.each([
    ['an unknown key', { extra: 1 }, ''],
    ['no scenario', { scenario: undefined }, 'scenario'],
    [
      'a title that is none',
      { scenario: { title_ja: 5, title_en: '', author_name: '', languages: 'both' } },
      'scenario.title_ja',
    ],
    ['floors that are no list', { floors: {} }, 'floors'],
    ['floor 0', { floors: [{ ...FLOOR, number: 0 }] }, 'floors.0.number'],
    ['floor 100', { floors: [FLOOR, { ...FLOOR, number: 100 }] }, 'floors.1.number'],
    ['floor 1.5', { floors: [{ ...FLOOR, number: 1.5 }] }, 'floors.0.number'],
    ['a floor twice', { floors: [FLOOR, FLOOR] }, 'floors'],
    ['a grid that is no base64', { floors: [{ ...FLOOR, grid: '***' }] }, 'floors.0.grid'],
    ['record 10', { records: { labyrinth_setting: [{ number: 10, data: {} }] } }, 'records.labyrinth_setting.0.number'],
    ['record -1', { records: { labyrinth_setting: [{ number: -1, data: {} }] } }, 'records.labyrinth_setting.0.number'],
    [
      'a record twice',
      {
        records: {
          labyrinth_setting: [
            { number: 1, data: {} },
            { number: 1, data: {} },
          ],
        },
      },
      'records.labyrinth_setting',
    ],
    ['a record that is none', { records: { labyrinth_setting: [5] } }, 'records.labyrinth_setting.0'],
  ])('with %s is invalid, and tells the place', (_what, change, path) => {
    expect(faultOf(changed(change))).toEqual({ fault: 'invalid', path });
  });

  test('from an older program is filled with what came since, and what may no longer be is left blank', () => {
    const floors = [{ number: 3, settings: { difficulty: 42, wall: 77, retired: true }, grid: null }];
    const records = { labyrinth_setting: [{ number: 2, data: { title_icon: 7, condition: 7 } }] };
    const document = readScenarioDocument(changed({ floors, records }));
    expect(document.floors[0]?.settings).toEqual({ ...floorMap.blank, difficulty: 42 });
    expect(document.records.labyrinth_setting?.[0]?.data).toEqual({ ...labyrinthSetting.blank, title_icon: 7 });
  });

  test('read twice is read alike, and reading does not change the blank record', () => {
    const text = changed({ floors: [FLOOR, { ...FLOOR, number: 2 }] });
    const [first, second] = [readScenarioDocument(text), readScenarioDocument(text)];
    Object.assign(first.floors[0]?.settings ?? {}, { difficulty: 99 });
    expect(second.floors[0]?.settings).toEqual(floorMap.blank);
    expect(first.floors[1]?.settings).toEqual(floorMap.blank);
  });
});

describe('Upgrading a document', () => {
  const steps = {
    1: (document: { version: number; log?: unknown }) => ({ ...document, log: `${document.log ?? ''}1` }),
    2: (document: { version: number; log?: unknown }) => ({ ...document, log: `${document.log ?? ''}2` }),
    3: (document: { version: number; log?: unknown }) => ({ ...document, log: `${document.log ?? ''}3` }),
  };

  test('takes every step from its version to the wanted one, in order and once', () => {
    expect(upgradeDocument({ version: 1 }, 4, steps)).toEqual({ version: 4, log: '123' });
    expect(upgradeDocument({ version: 2 }, 4, steps)).toEqual({ version: 4, log: '23' });
    expect(upgradeDocument({ version: 4 }, 4, steps)).toEqual({ version: 4 });
  });

  test('leaves the older document as it was, and says where a step is missing', () => {
    const old = Object.freeze({ version: 1 });
    upgradeDocument(old, 2, steps);
    expect(old).toEqual({ version: 1 });
    expect(() => upgradeDocument({ version: 4 }, 5, steps)).toThrow(/version 4/);
  });
});
