import type { AskedStep, RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { isSameValue } from '#domain/resource/leaf.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import type { Floor } from './useFloors.ts';
import { LABYRINTHS, settingOn } from './useRanges.ts';

/** The effect of a step on sizes; each size is a code. */
export interface Resizing {
  /** The labyrinths that change their size. */
  readonly labyrinths: readonly { readonly number: number; readonly size: number }[];
  /** The floors that change their size, including those that the step leaves to another labyrinth. */
  readonly floors: readonly { readonly floor: Floor; readonly size: number }[];
  /** The problems that it causes at the labyrinths' entrances. */
  readonly problems: readonly Problem[];
}

type Changed = AskedStep['changed'];

/** Whether a step changes anything that determines the size of floors. */
export function isAboutFloors(desk: RecordDesk, changed: Changed): boolean {
  return [...settingsOf(changed)].some(([number, after]) => {
    const before = settingOn(desk, number);
    return (['map_hierarchy', 'labyrinth_size'] as const).some((name) => !isSameValue(before[name], after[name]));
  });
}

/**
 * Computes the effect of a step on the sizes of labyrinths and floors (docs/product.md, "Labyrinths"). A floor in a labyrinth has the
 * labyrinth's size, even if the step that caused it is not saved yet, or if the floors were not read again since.
 */
export function resizingOf(desk: RecordDesk, changed: Changed, floors: ReadonlyMap<number, Floor>): Resizing {
  const settings = settingsOf(changed);
  const settingOf = (number: number) => settings.get(number) ?? settingOn(desk, number);
  const [sizeBefore, sizeAfter] = [sizesIn((number) => settingOn(desk, number)), sizesIn(settingOf)];
  const entranceProblems = (setting: LabyrinthSetting, number: number) =>
    (desk.resource.check?.(setting, number) ?? []).filter(({ path }) => path.startsWith('labyrinth_entrance'));
  return {
    labyrinths: [...settings].flatMap(([number, { labyrinth_size: size }]) =>
      size === settingOn(desk, number).labyrinth_size ? [] : [{ number, size }],
    ),
    floors: [...floors.values()].flatMap((floor) => {
      const size = sizeAfter(floor.number);
      if (size === undefined) return [];
      const sizes = [floor.labyrinth_size, sizeBefore(floor.number) ?? size];
      return sizes.every((known) => known === size) ? [] : [{ floor, size }];
    }),
    problems: [...settings].flatMap(([number, after]) => {
      const before = entranceProblems(settingOn(desk, number), number);
      return entranceProblems(after, number).filter(({ path }) => !before.some((known) => known.path === path));
    }),
  };
}

/** Returns a function for the size of a floor by its labyrinth; undefined if it is in none. */
function sizesIn(settingOf: (number: number) => LabyrinthSetting): (floor: number) => number | undefined {
  const owners = labyrinthByFloor(LABYRINTHS.map((number) => ({ number, range: settingOf(number).map_hierarchy })));
  return (floor) => {
    const owner = owners.get(floor);
    return owner === undefined ? undefined : settingOf(owner).labyrinth_size;
  };
}

// This desk parses its records with their schema.
const settingsOf = (changed: Changed) => changed as ReadonlyMap<number, LabyrinthSetting>;
