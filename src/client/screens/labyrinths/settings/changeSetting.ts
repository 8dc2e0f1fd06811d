import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { settingOn } from './useRanges.ts';

/** Changes some fields of a labyrinth in one step. */
export function changeSetting(desk: RecordDesk, number: number, change: Partial<LabyrinthSetting>): void {
  const leaves = desk.resource.leaves.filter(({ keys }) => Object.hasOwn(change, keys[0] ?? ''));
  const values = { ...settingOn(desk, number), ...change };
  desk.edit(leaves.map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })));
}
