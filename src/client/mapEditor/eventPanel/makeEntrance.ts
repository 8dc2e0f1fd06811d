import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import type { LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';

/**
 * Returns the labyrinth whose entrance a floor can hold: the one that contains it, otherwise the first one without floors; undefined if
 * all have floors.
 */
export function entranceFor(desk: RecordDesk, listed: readonly ListedFloor[], floor: number): number | undefined {
  const own = listed.find(({ number }) => number === floor)?.labyrinth_number ?? undefined;
  if (own !== undefined) return own;
  const { first, last } = desk.resource.numbers;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const holds = (number: number) => {
    const { start, end } = settingOf(desk, number).map_hierarchy;
    return start > 0 && start <= floor && floor <= end;
  };
  return all.find(holds) ?? all.find((number) => !hasFloors(desk, number));
}

/** Returns whether a labyrinth has floors. */
export const hasFloors = (desk: RecordDesk, number: number): boolean => settingOf(desk, number).map_hierarchy.start > 0;

/**
 * Makes a cell the entrance of a labyrinth, as one step of its settings. A labyrinth without floors gets the floor of the cell, and a title
 * in the languages of the scenario.
 */
export function makeEntrance(
  desk: RecordDesk,
  number: number,
  { floor, x, y }: Place,
  languages: ScenarioLanguages,
): void {
  const setting = settingOf(desk, number);
  const isEmpty = !hasFloors(desk, number);
  const values = {
    ...setting,
    labyrinth_entrance: { x, y, map: floor },
    ...(isEmpty && {
      map_hierarchy: { start: floor, end: floor },
      labyrinth_title: titleOf(setting, number, languages),
    }),
  };
  const changed = isEmpty ? ['labyrinth_entrance', 'map_hierarchy', 'labyrinth_title'] : ['labyrinth_entrance'];
  const leaves = desk.resource.leaves.filter(({ keys }) => changed.includes(String(keys[0])));
  desk.edit(leaves.map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })));
}

/** A labyrinth with floors needs a title in each language; in a scenario of one language the other title is its copy. */
function titleOf(
  { labyrinth_title }: LabyrinthSetting,
  number: number,
  languages: ScenarioLanguages,
): LabyrinthSetting['labyrinth_title'] {
  const numbered = (language: Language) =>
    textIn(languages === 'both' ? language : languages, mapEditorTexts)('map.floor.labyrinth', {
      number: floorNumberText(number),
    });
  return { ja: labyrinth_title.ja.trim() || numbered('ja'), en: labyrinth_title.en.trim() || numbered('en') };
}

const settingOf = (desk: RecordDesk, number: number): LabyrinthSetting =>
  desk.record(number) as typeof labyrinthSetting.blank;
