import { useMemo } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { RangedLabyrinth } from '#domain/scenario/labyrinthRanges.ts';

const { first, last } = labyrinthSetting.numbers;
export const LABYRINTHS: readonly number[] = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Returns the setting of a labyrinth on its desk. */
export const settingOn = (desk: RecordDesk, number: number): LabyrinthSetting =>
  // This desk parses its records with their schema.
  desk.record(number) as LabyrinthSetting;

/** Returns the floor ranges of all labyrinths; the same list until one of them changes. */
export function useRanges(desk: RecordDesk): readonly RangedLabyrinth[] {
  const read = () => LABYRINTHS.map((number) => ({ number, range: settingOn(desk, number).map_hierarchy }));
  const state = useDesk(desk, () => JSON.stringify(read()));
  return useMemo(() => JSON.parse(state) as RangedLabyrinth[], [state]);
}

/** Changes some fields of a labyrinth in one step. */
export function changeSetting(desk: RecordDesk, number: number, change: Partial<LabyrinthSetting>): void {
  const leaves = desk.resource.leaves.filter(({ keys }) => Object.hasOwn(change, keys[0] ?? ''));
  const values = { ...settingOn(desk, number), ...change };
  desk.edit(leaves.map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })));
}
