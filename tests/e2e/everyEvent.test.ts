import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import type { SlotKey } from '#domain/events/slotKinds.ts';
import { cellOf } from '../support/maps.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorActions } from './support/FloorActions.ts';
import { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** The records that events refer to have names: the seventh of each kind. */
const NUMBER = 7;
const NAMED = {
  'items-detail': { name_ja: '銀の鍵', name_en: 'Silver key' },
  'treasure-boxes': { name_ja: '入口の箱', name_en: 'Box at the gate' },
  npcs: { name_ja: '番人', name_en: 'Keeper' },
  monsters: { name_ja: '影', name_en: 'Shade' },
  'labyrinth-messages': { title_ja: '門', title_en: 'Gate', message_ja_boxes: ['止まれ！'] },
  'labyrinth-settings': { labyrinth_title: { ja: '塔', en: 'Tower' }, map_hierarchy: { start: 40, end: 41 } },
};

/**
 * Kinds of event that together have every kind of number: places, sides, records, closed lists, dice. All others are tested without a
 * browser (tests/client/mapEditor/mapEvents.test.ts).
 */
const KINDS: Readonly<Record<number, readonly SlotKey[]>> = {
  102: ['1', '4'],
  501: ['1', '2'],
  1101: ['1', '2'],
  1201: ['1', '3'],
  1604: ['1', '2', '3'],
  1702: ['1', '2'],
};

test('six events are put down from the palette and filled in by their forms, and come back from a file', async ({
  author,
}) => {
  test.slow();
  const data = new DataSettings(author, await author.hasScenario());
  for (const [kind, values] of Object.entries(NAMED)) await data.has(kind, { [NUMBER]: values });
  const map = new FloorMap(author);
  await map.opens(data.scenarioId, '20');
  const events = new EventPanel(map);
  const floors = new FloorActions(author, map);
  await map.chooses('event');

  const wanted: { x: number; y: number; id: number; values: Partial<Record<SlotKey, number>> }[] = [];
  for (const category of EVENT_CATEGORIES) {
    for (const type of category.types.filter(({ id }) => id in KINDS)) {
      const [x, y] = [1 + 2 * wanted.length, 3];
      await events.placesType(category, type, [x, y]);
      const form = events.formOf(x, y);
      await expect(form.getByRole('paragraph').first()).toContainText(type.name.ja);
      const values: Partial<Record<SlotKey, number>> = {};
      for (const key of KINDS[type.id] ?? []) values[key] = await events.fillsIn(form, type, key, NUMBER, values);
      wanted.push({ x, y, id: type.id, values });
    }
  }
  expect(wanted).toHaveLength(Object.keys(KINDS).length);
  await map.isSaved();
  const { maps } = await floors.stored('20');
  for (const { x, y, id, values } of wanted) expect(cellOf(maps, x, y).event).toMatchObject({ id, data: values });

  // The floors above and below have the stairs that lead back: they are added and removed with it.
  const drawn = ['19', '20', '21'];
  const before = await Promise.all(drawn.map((number) => floors.stored(number)));
  const file = await floors.exportsAll('json');
  await floors.initialises('20');
  await floors.imports(file);
  const after = await Promise.all(drawn.map((number) => floors.stored(number)));
  expect(after.map(({ maps: there }) => there)).toEqual(before.map(({ maps: there }) => there));
});
