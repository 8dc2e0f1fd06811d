import { expect, test } from 'vitest';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';
import { FLOOR_SIZES, planeValues } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { recordErrors } from '#domain/resource/checkRecord.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { readersTextsIn } from '#domain/scenario/readersTexts.ts';
import { readScenarioDocument, writeScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { BANNED_WORDS } from '../../seeds/bannedWords.ts';

const { document } = firstLabyrinth();
const grids = document.floors.map(({ grid }) => unpackGrid(fromBase64(grid ?? '')));

test('The sample reads back as it was written: every value is within its limits', () => {
  expect(readScenarioDocument(writeScenarioDocument(document))).toEqual(document);
  const errors = Object.entries(document.records).flatMap(([kind, rows]) =>
    rows.flatMap(({ number, data }): unknown[] => {
      const resource = CONTENT_KINDS.find(({ name }) => name === kind);
      return resource ? recordErrors(resource, data, number, {}) : [`no kind ${kind}`];
    }),
  );
  expect(errors).toEqual([]);
});

test('It holds none of the words that a new installation bans', () => {
  const texts = readersTextsIn(document);
  expect(texts.length).toBeGreaterThan(200);
  const find = bannedWordFinder(BANNED_WORDS);
  expect(texts.filter(({ word }) => find(word).length > 0)).toEqual([]);
});

test('Every category of events is used, and a floor leads around', () => {
  const ids = new Set(grids.flatMap((grid) => [...planeValues(grid, 'event_id')]));
  const used = new Set([...ids].map((id) => eventType(id)?.category));
  expect(EVENT_CATEGORIES.map(({ id }) => id).filter((category) => !used.has(category))).toEqual([]);
  const leadsAround = document.floors.filter(({ settings }, at) => {
    const size = FLOOR_SIZES[settings.labyrinth_size as 0 | 1 | 2];
    const west = planeValues(grids[at] ?? new Int32Array(), 'west');
    return Array.from({ length: size }, (_, y) => west[y * FLOOR_SIZES[0]]).some((border) => border === 0);
  });
  expect(leadsAround.map(({ number }) => number)).toEqual([4]);
});

test('It has as much of each kind as it promises', () => {
  const counts = Object.fromEntries(Object.entries(document.records).map(([kind, rows]) => [kind, rows.length]));
  expect(counts).toMatchObject({ monster: 40, encounter_setting: 15, npc: 6, character: 8, labyrinth_setting: 2 });
  expect(counts.item).toBeGreaterThanOrEqual(40);
  expect(document.floors).toHaveLength(5);
});
