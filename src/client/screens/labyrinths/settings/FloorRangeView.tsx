import { FieldSet } from '#client/resource/composites/FieldSet.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { hasFloors, overlapsOf } from '#domain/scenario/labyrinthRanges.ts';
import { control, numbers } from './FloorRangeInput.css.ts';
import { FloorStrip } from './FloorStrip.tsx';
import { useFloors } from './useFloors.ts';
import { settingOn, useRanges } from './useRanges.ts';

const { map_hierarchy: field } = labyrinthSetting.fields;

/** The floors of the labyrinth, for users who may only read it. */
export function FloorRangeView() {
  const { desk, number } = useOpenRecord();
  const range = useDesk(desk, () => settingOn(desk, number).map_hierarchy);
  const floors = useFloors(desk.scenarioId);
  const overlaps = overlapsOf({ number, range }, useRanges(desk));
  return (
    // A group is a composite; its type is narrower so that definitions keep the types of their values.
    <FieldSet field={field as unknown as Parameters<typeof FieldSet>[0]['field']} keys={['map_hierarchy']}>
      <div className={control}>
        <div className={numbers}>
          <LeafOf path="map_hierarchy.start" />
          <LeafOf path="map_hierarchy.end" />
        </div>
        {hasFloors(range) && <FloorStrip range={range} floors={floors} overlaps={overlaps} />}
      </div>
    </FieldSet>
  );
}
