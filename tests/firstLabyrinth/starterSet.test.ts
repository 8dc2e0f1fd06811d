import { describe, expect, test } from 'vitest';
import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isScenariosOwn } from '#domain/map/foreignRegion.ts';
import { blankOf, type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { inLanguages, languagePairs } from '#domain/resource/languagePairs.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { referencesOf } from '#domain/resource/references.ts';
import type { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { resourceOf } from '#domain/resources/index.ts';
import type { treasureChest } from '#domain/resources/treasureChest.ts';
import { recordsInLanguages } from '#domain/scenario/builtInRecords.ts';
import { readersTextsIn } from '#domain/scenario/readersTexts.ts';
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { languagesOf, SCENARIO_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import { isWritten, type Written } from '#domain/text/untranslated.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { starterSet } from '#firstLabyrinth/starterSet/starterSet.ts';
import { recommendedLevel } from '#game/measure/recommendedLevel.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { checkMaps } from '#server/checks/checkMaps.ts';
import { checkRecords } from '#server/checks/checkRecords.ts';
import { BANNED_WORDS } from '../../seeds/bannedWords.ts';

const records = starterSet();
const TITLES = { title_ja: '試し', title_en: 'Trial', author_name: '' };

/** Every record of the set, with its kind. */
const ALL = Object.entries(records).flatMap(([kind, rows]) => {
  const resource = resourceOf(kind as RecordKindName) as Resource;
  return rows.map(({ number, data }) => ({ resource, number, data, title: `${kind} ${number}` }));
});
const rowsOf = <R extends Resource>(kind: RecordKindName) =>
  (records[kind] ?? []) as unknown as readonly { readonly number: number; readonly data: RecordOf<R> }[];
const numbersOf = (kind: string) => new Set((records[kind] ?? []).map(({ number }) => number));

const contentIn = (languages: (typeof SCENARIO_LANGUAGES)[number]) => ({
  ...({ format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION } as const),
  floors: [],
  ...{ scenario: { ...TITLES, languages }, records: recordsInLanguages(records, languages) },
});

test('The starter set has as much of each kind as it promises', () => {
  const counts = Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.length]));
  expect(counts).toMatchObject({ monster: 20, item: 30, treasure_chest: 8, npc: 6, encounter_setting: 9 });
});

describe('Of the starter set', () => {
  test('every value is within its limits and reads back', () => {
    for (const languages of SCENARIO_LANGUAGES) {
      const document = contentIn(languages);
      expect(readScenarioDocument(JSON.stringify(document))).toEqual(document);
    }
    for (const { resource, number, data } of ALL) expect(readStored(resource, number, data)).toEqual(data);
  });

  test('every reference leads to a record of the set', () => {
    const lost = ALL.flatMap(({ resource, data, title }) =>
      referencesOf(resource).flatMap((leaf) => {
        const to = leaf.field.kind === 'reference' ? leaf.field.to : undefined;
        const number = leafValue(data, leaf) as number;
        if (!to || !isScenariosOwn(to) || number === RECORD_KINDS[to].none || numbersOf(to).has(number)) return [];
        return [`${title} ${leaf.path}: ${to} ${number}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('every text that stands in one language stands in the other', () => {
    const half = ALL.flatMap(({ resource, data, title }) =>
      languagePairs(resource).flatMap(({ ja, en }) =>
        isWritten(leafValue(data, ja) as Written) === isWritten(leafValue(data, en) as Written)
          ? []
          : [`${title} ${ja.path}`],
      ),
    );
    expect(half).toEqual([]);
    const nameless = ALL.filter(({ resource, data }) => {
      const { names } = resource;
      return names && !isWritten(String((data as Record<string, unknown>)[names.ja]));
    });
    expect(nameless.map(({ title }) => title)).toEqual([]);
  });

  test('every picture is one of the built-in ones', () => {
    const graphics = new Set([...DISPLAY_GRAPHICS, NO_GRAPHIC].map(({ code }) => code));
    const monsters = new Set<number>(MONSTER_GRAPHICS.map(({ code }) => code));
    const pictures = ALL.flatMap(({ resource, data, title }) =>
      resource.leaves.flatMap(({ field, ...leaf }) =>
        field.kind === 'image'
          ? [
              {
                known: field.pictures === 'graphics' ? graphics : monsters,
                code: leafValue(data, leaf) as number,
                title,
              },
            ]
          : [],
      ),
    );
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter(({ known, code }) => !known.has(code))).toEqual([]);
    expect(records.additional_image).toBeUndefined();
  });

  test('every monster appears in a table, every item is sold, given or found', () => {
    const drawn = rowsOf<typeof encounterSetting>('encounter_setting').flatMap(({ data }) => data.slots);
    const met = new Set(drawn.filter(({ weight }) => weight > 0).map(({ monster }) => monster));
    expect([...numbersOf('monster')].filter((number) => !met.has(number))).toEqual([]);
    const inChests = rowsOf<typeof treasureChest>('treasure_chest').flatMap(({ data: { high, medium, low } }) =>
      [high, medium, low].flatMap(({ first, last }) =>
        first === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at),
      ),
    );
    const sold = (records.item ?? []).filter(({ data }) => (data.stock as number) !== 0).map(({ number }) => number);
    const tokens = (records.item ?? []).filter(({ data }) => data.special).map(({ number }) => number);
    const known = new Set([...inChests, ...sold, ...tokens]);
    expect([...numbersOf('item')].filter((number) => !known.has(number))).toEqual([]);
    expect(tokens).toHaveLength(3);
  });

  test('nothing is on the check list, whatever languages the scenario is written in', () => {
    for (const languages of SCENARIO_LANGUAGES) {
      const rows = Object.entries(recordsInLanguages(records, languages)).flatMap(([kind, all]) =>
        all.map(({ number, data }) => ({ kind, number, data: JSON.stringify(data) })),
      ) as Parameters<typeof checkRecords>[0]['rows'];
      const titles = { ...TITLES, title_en: languages === 'ja' ? '' : TITLES.title_en };
      const before = [
        ...checkRecords({ rows: [], marks: [], titles, languages }),
        ...checkMaps({ rows: [], maps: [], marks: [] }),
      ];
      const after = [
        ...checkRecords({ rows, marks: [], titles, languages }),
        ...checkMaps({ rows, maps: [], marks: [] }),
      ];
      expect(after).toEqual(before);
    }
  });

  test('no text holds a word that a new installation bans, and none is from the sample', () => {
    const find = bannedWordFinder(BANNED_WORDS);
    const texts = readersTextsIn(contentIn('both'));
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter(({ word }) => find(word).length > 0)).toEqual([]);
    const { document } = firstLabyrinth();
    for (const kind of ['monster', 'item', 'npc']) {
      const names = new Set((document.records[kind] ?? []).flatMap(({ data }) => [data.name_ja, data.name_en]));
      expect((records[kind] ?? []).filter(({ data }) => names.has(data.name_ja) || names.has(data.name_en))).toEqual(
        [],
      );
    }
  });

  test('a scenario of one language takes no text of the other', () => {
    for (const language of ['ja', 'en'] as const) {
      const other = language === 'ja' ? 'en' : 'ja';
      for (const { resource, number, data } of ALL) {
        const taken = inLanguages(resource, number, data, language);
        for (const pair of languagePairs(resource)) {
          expect(leafValue(taken, pair[language])).toEqual(leafValue(data, pair[language]));
          if (leafValue(taken, pair[other]) !== leafValue(taken, pair[language]))
            expect(leafValue(taken, pair[other])).toEqual(leafValue(blankOf(resource, number), pair[other]));
        }
      }
      expect(languagesOf(language)).toEqual([language]);
    }
  });

  test('each depth asks for a higher level than the one above it', () => {
    const { document } = firstLabyrinth();
    const { monster = [], encounter_setting = [] } = records;
    const levels = [1, 2, 3].map((depth) => {
      const appearing = (table: number) => ({ value: (depth - 1) * 3 + table, probability: 100 });
      const appearance = { no1: appearing(1), no2: appearing(2), no3: appearing(3) };
      const floors = document.floors.slice(0, 1).map((floor) => ({
        ...floor,
        settings: { ...floor.settings, difficulty: depth, appearance },
      }));
      const world = compileWorld({ floors, records: { ...document.records, monster, encounter_setting } });
      const [floor] = world.floors.values();
      return floor && recommendedLevel(world, floor);
    });
    expect(levels).toMatchInlineSnapshot(`
      [
        1,
        3,
        5,
      ]
    `);
  });
});
