import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { cellOf } from '../support/maps.ts';
import { patient } from '../support/patience.ts';
import { DataSettings } from './support/DataSettings.ts';
import { EventPanel } from './support/EventPanel.ts';
import { FloorActions } from './support/FloorActions.ts';
import { FloorMap } from './support/FloorMap.ts';
import { expect, test } from './support/test.ts';

/** What the events speak of has a name: the seventh of each. */
const NUMBER = 7;
const NAMED = {
  'items-detail': { name_ja: '銀の鍵', name_en: 'Silver key' },
  'treasure-boxes': { name_ja: '入口の箱', name_en: 'Box at the gate' },
  npcs: { name_ja: '番人', name_en: 'Keeper' },
  monsters: { name_ja: '影', name_en: 'Shade' },
  'labyrinth-messages': { title_ja: '門', title_en: 'Gate', message_ja_boxes: ['止まれ！'] },
  'labyrinth-settings': { labyrinth_title: { ja: '塔', en: 'Tower' }, map_hierarchy: { start: 40, end: 41 } },
};

/** The catalog in parts, each a floor of its own. */
const PARTS = [EVENT_CATEGORIES.slice(0, 8), EVENT_CATEGORIES.slice(8, 14), EVENT_CATEGORIES.slice(14)];

for (const categories of PARTS) {
  const [first, last] = [categories[0]?.name.ja, categories.at(-1)?.name.ja];
  test(`every event from ${first} to ${last} is put down from the palette and filled in by its form, and comes back from a file`, async ({
    author,
  }) => {
    test.setTimeout(patient(150_000));
    const data = new DataSettings(author, await author.hasScenario());
    for (const [kind, values] of Object.entries(NAMED)) await data.has(kind, { [NUMBER]: values });
    const map = new FloorMap(author);
    await map.opens(data.scenarioId, '20');
    const events = new EventPanel(map);
    const floors = new FloorActions(author, map);
    await map.chooses('event');

    const wanted: { x: number; y: number; id: number; key?: string; value?: number }[] = [];
    const met = new Set<string>();
    for (const category of categories) {
      for (const type of category.types) {
        const [x, y] = [1 + 2 * (wanted.length % 11), 1 + 2 * Math.floor(wanted.length / 11)];
        await events.placesType(category, type, [x, y]);
        const form = events.formOf(x, y);
        await expect(form.getByRole('paragraph').first()).toContainText(type.name.ja);
        // A number of each kind comes up sooner or later: first those that have not.
        const slot = type.slots.find(({ kind }) => !met.has(kind)) ?? type.slots[0];
        if (!slot) wanted.push({ x, y, id: type.id });
        else {
          met.add(slot.kind);
          const value = await events.fillsIn(form, type, slot.key, NUMBER);
          wanted.push({ x, y, id: type.id, key: slot.key, value });
        }
      }
    }
    await map.isSaved();
    const { maps } = await floors.stored('20');
    const found = wanted.map(({ x, y, key, value }) => {
      const { event } = cellOf(maps, x, y);
      return { x, y, id: event.id, ...(key && value !== undefined && { key, value: event.data[key] }) };
    });
    expect(found).toEqual(wanted);

    // Above and below it are the stairs that lead back: they come and go with it.
    const drawn = ['19', '20', '21'];
    const before = await Promise.all(drawn.map((number) => floors.stored(number)));
    const file = await floors.exportsAll('json');
    await floors.initialises('20');
    await floors.imports(file);
    const after = await Promise.all(drawn.map((number) => floors.stored(number)));
    expect(after.map(({ maps: there }) => there)).toEqual(before.map(({ maps: there }) => there));
  });
}
