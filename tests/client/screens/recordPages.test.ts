import { expect, test } from 'vitest';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { shortHref } from '#client/screens/areas/shortHref.ts';
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

/** Returns where a short address below the path of a scenario leads. */
const leadsTo = (path: string) =>
  AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) => shortHref('s1', group, area, `/scenarios/s1/${path}`) ?? []),
  );

test.each(KINDS)('A short address leads to the page of %s', (kind) => {
  const { first, page: pattern } = RECORD_KINDS[kind];
  const pageOf = (href: string) => href.replace(/[?#].*/, '');
  const page = pageOf(recordHref('s1', kind, first));
  const parts = page.split('/').slice(3);
  const asked = parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/${first}`);
  // Floors and test plays are in no area; App.tsx has their routes.
  const isInArea = !/^(?:floor-maps|play)\b/.test(pattern);
  expect(asked.flatMap(leadsTo).map(pageOf).includes(page)).toBe(isInArea);
});

test.each([
  ['data-settings/items/5', 'data-settings/items/item-list/5/edit'],
  ['data-settings/items/005/', 'data-settings/items/item-list/5/edit'],
  ['data-settings/items/item-list/5', 'data-settings/items/item-list/5/edit'],
  ['data-settings/monsters/0', 'data-settings/monsters/monster-list/0/monster-detail'],
  ['data-settings/labyrinth-messages/7', 'data-settings/labyrinth-messages/labyrinth-message-list/7'],
  ['data-settings/encounters/3', 'data-settings/encounters/encounter-setting#3'],
  ['data-settings/treasure-chest/3', 'data-settings/treasure-chest/treasure-chest-list/3'],
  ['data-settings/additional-image/3', 'data-settings/additional-image/image-list/3'],
  ['data-settings/magic-effect-auto/3', 'data-settings/magic-effect-auto/item-type-setting?set=3'],
  ['data-settings/each-spell-setting/1', 'data-settings/each-spell-setting/position-coordinate-spell#1'],
  ['data-settings/spell-list/1', 'data-settings/each-spell-setting/position-coordinate-spell#1'],
  ['labyrinths/3', 'labyrinths/settings/3'],
  ['labyrinths/flag-management/3', 'labyrinths/flag-management#event-3'],
  [
    'scenario-tools/game-rules/race-occupation-setting/18',
    'scenario-tools/game-rules/race-occupation-setting/classes/18',
  ],
])('%s leads to %s', (path, address) => {
  expect(leadsTo(path)).toEqual([`/scenarios/s1/${address}`]);
});

test.each(['data-settings/items/501', 'data-settings/items/x', 'data-settings/5', 'data-settings/items/item-copy/5'])(
  '%s leads nowhere',
  (path) => {
    expect(leadsTo(path)).toEqual([]);
  },
);
