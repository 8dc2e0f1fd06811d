import { expect, test } from 'vitest';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';

/** The addresses of all pages and forms below the path of a scenario, and of the screens outside of all areas. */
const PAGES = new Set([
  'floor-maps/:number',
  'play',
  ...AREA_GROUPS.flatMap(({ path: group, areas }) =>
    areas.flatMap(({ path: area, pages }) =>
      pages
        .flatMap(({ path, form }) => [path, ...(form ? [form.path] : [])])
        .map((path) => [group, area, path].filter((part) => part !== '').join('/')),
    ),
  ),
]);
const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];

test.each(KINDS)('The page of %s is declared', (kind) => {
  const [page] = RECORD_KINDS[kind].page.split(/[?#]/);
  expect(PAGES).toContain(page);
});

test.each<[RecordKindName, number, string, string]>([
  ['floor_map', 7, 'maps.x3_y4.event.id', 'floor-maps/07#x3_y4'],
  ['item', 12, '', 'data-settings/items/item-list/12/edit'],
  ['encounter_setting', 3, '', 'data-settings/encounters/encounter-setting#3'],
  ['event_flag', 7, '', 'labyrinths/flag-management#event-7'],
  ['magic_effect', 127, '', 'data-settings/magic-effect-auto/magic-effect-setting?set=1&at=127'],
  ['magic_row', 21, '', 'data-settings/magic-effect-auto/item-type-setting?set=1&at=21'],
  ['remember_and_summon_spell', 1, '', 'scenario-tools/game-rules/initial-values-learning-spell-summoning/common'],
  ['remember_and_summon_spell', 2, '', 'scenario-tools/game-rules/initial-values-learning-spell-summoning/classes/2'],
  ['remember_and_summon_spell', 21, '', 'scenario-tools/game-rules/initial-values-learning-spell-summoning/summons/21'],
  ['race_occupation_setting', 18, '', 'scenario-tools/game-rules/race-occupation-setting/classes/18'],
])('The form of %s %i has its address (%s)', (kind, number, path, address) => {
  expect(recordHref('s1', kind, number, path)).toBe(`/scenarios/s1/${address}`);
});
