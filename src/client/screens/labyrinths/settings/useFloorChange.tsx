import { useState } from 'react';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import { ResizeDialog, type ResizedFloor } from './ResizeDialog.tsx';
import { useFloors } from './useFloors.ts';
import { settingOn, useRanges } from './useRanges.ts';

/** What a labyrinth's floors depend on, and the entrance that comes with the first of them. */
export type FloorChange = Partial<Pick<LabyrinthSetting, 'map_hierarchy' | 'labyrinth_size' | 'labyrinth_entrance'>>;

/**
 * Changes the range or the size of the open labyrinth. A change of the size, and one by which floors get another size, is asked
 * about first (spec 1 §5); the server then changes the floors with the labyrinth.
 */
export function useFloorChange() {
  const { desk, number } = useOpenRecord();
  const floors = useFloors(desk.scenarioId);
  const ranges = useRanges(desk);
  const [asked, setAsked] = useState<FloorChange>();

  function write(change: FloorChange) {
    const leaves = desk.resource.leaves.filter(({ keys }) => Object.hasOwn(change, keys[0] ?? ''));
    const values = { ...settingOn(desk, number), ...change };
    desk.edit(leaves.map((leaf) => ({ number, leaf, value: leafValue(values, leaf) })));
  }

  /** Floors that have another size than the labyrinth in which they would lie: also another one, to which the open one leaves them. */
  function misfits(changed: LabyrinthSetting): ResizedFloor[] {
    const settingOf = (labyrinth: number) => (labyrinth === number ? changed : settingOn(desk, labyrinth));
    const owners = labyrinthByFloor(
      ranges.map((one) => ({ number: one.number, range: settingOf(one.number).map_hierarchy })),
    );
    return [...floors.values()].flatMap((floor) => {
      const owner = owners.get(floor.number);
      if (owner === undefined) return [];
      const { labyrinth_size } = settingOf(owner);
      return floor.labyrinth_size === labyrinth_size ? [] : [{ floor, size: labyrinth_size }];
    });
  }

  const present = settingOn(desk, number);
  const entranceProblems = (setting: LabyrinthSetting) =>
    (desk.resource.check?.(setting, number) ?? []).filter(({ path }) => path.startsWith('labyrinth_entrance'));
  return {
    floors,
    ranges,
    change(change: FloorChange) {
      const isResized = (change.labyrinth_size ?? present.labyrinth_size) !== present.labyrinth_size;
      if (isResized || misfits({ ...present, ...change }).length > 0) setAsked(change);
      else write(change);
    },
    dialog: asked && (
      <ResizeDialog
        labyrinth={number}
        size={asked.labyrinth_size ?? present.labyrinth_size}
        floors={misfits({ ...present, ...asked })}
        problems={entranceProblems({ ...present, ...asked }).filter(
          ({ path }) => !entranceProblems(present).some((known) => known.path === path),
        )}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          write(asked);
          setAsked(undefined);
        }}
      />
    ),
  };
}
