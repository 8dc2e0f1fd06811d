import { FACINGS } from '#domain/catalogs/facings.ts';
import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, group, int, reference, slots, text, type ValuesOf, withHelp } from '#domain/resource/field.ts';

/** The party of a test: the characters of the scenario, or the standard party. Frozen once landed. */
export const PARTIES = optionList([
  ['このシナリオのキャラクター', 'Characters of the scenario'],
  ['標準の6人', 'Standard party of six'],
]);
export const [OWN_PARTY, USUAL_PARTY] = [0, 1] as const;

/** Flags and items that a set-up may name. */
const MOST_NAMED = 24;

const coordinate = (name: string) => int(name, name, { min: 0, max: GRID_SIDE - 1 });

/** A cell of a floor, or the city. */
export const cellFields = {
  floor: reference('フロア', 'Floor', { to: 'floor_map', noneLabel: { ja: '街', en: 'The city' } }),
  x: coordinate('x'),
  y: coordinate('y'),
};

/** The name of a set-up or test, shown only to authors. */
export const testName = text('名前', 'Name', { maxWidth: 40 });

export const flagSlots = (ja: string, en: string, access: FlagAccess) =>
  slots(ja, en, MOST_NAMED, reference('フラグ', 'Flag', { to: 'event_flag', access }));

const fields = {
  at: group('場所', 'Place', {
    ...cellFields,
    facing: choice(
      '向き',
      'Facing',
      FACINGS.filter(({ code }) => code > 0),
    ),
  }),
  party: choice('パーティ', 'Party', PARTIES),
  level: int('レベル', 'Level', {
    min: 1,
    max: 99,
    initial: 0,
    options: [{ code: 0, label: { ja: '各自のまま', en: 'each their own' } }],
  }),
  gold: int('お金', 'Gold', { min: 0, max: 999_999_999 }),
  seed: int('乱数の種', 'Seed', { min: 0, max: 999_999, initial: 1 }),
  flags: flagSlots('ONにするフラグ', 'Flags to turn ON', 'sets'),
  items: slots('持たせるアイテム', 'Items carried', MOST_NAMED, reference('アイテム', 'Item', { to: 'item' })),
};

/** The start of a test play: place, party, flags and items. */
export type SetUp = ValuesOf<typeof fields>;
export const setUpField = group('始まり', 'Beginning', fields);

/** The version of the rules of play under which it was recorded (`RULES_VERSION`); a recording without one is of version 1. */
export const rulesVersion = withHelp(
  int('ルールの版', 'Version of the rules', { min: 1, max: 1_000_000 }),
  '記録したときの、ゲームの規則の版です。古い規則で記録したものは、できる所までプレイします。',
  'The version of the rules of play by which it was recorded. What was recorded under older rules is played as far as it fits.',
);

/** A reusable start of a test play. */
export const testSetUp = defineResource({
  name: 'test_set_up',
  needs: 'play',
  fields: { name: testName, set_up: setUpField, rules: rulesVersion },
  names: { ja: 'name', en: 'name' },
});
