import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { FieldSet } from '#client/resource/composites/FieldSet.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Field } from '#domain/resource/field.ts';
import { type LabyrinthSetting, labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import * as styles from './EntranceInput.css.ts';
import { FloorPlan } from './FloorPlan.tsx';
import { useFloors } from './useFloors.ts';
import { changeSetting } from './useRanges.ts';

const { labyrinth_entrance: field } = labyrinthSetting.fields;
const KEYS = ['labyrinth_entrance'];
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};
/** The width of the picture. CSS pixels. */
const WIDTH = 312;

/** The entrance: a cell picked on the picture of its floor, or typed; users who may only read see it there. */
export function EntranceInput() {
  const text = useText(labyrinthTexts);
  const canWrite = useMay('edit');
  const { desk, number } = useOpenRecord();
  const setting = useRecord(desk, number) as LabyrinthSetting;
  const floors = useFloors(desk.scenarioId);
  const { x, y, map } = setting.labyrinth_entrance;
  /** The floor that is shown for picking: a cell alone is no entrance, so while none is chosen it is the first floor of the labyrinth. */
  const floor = map || setting.map_hierarchy.start;
  const side = FLOOR_SIZES[setting.labyrinth_size as 0 | 1 | 2];
  /** The cell of the keyboard's cursor; undefined: at the entrance. */
  const [cursor, setCursor] = useState<{ readonly x: number; readonly y: number }>();
  const at = cursor ?? { x: Math.min(x, side - 1), y: Math.min(y, side - 1) };

  function enter(cell: { readonly x: number; readonly y: number }) {
    setCursor(undefined);
    changeSetting(desk, number, { labyrinth_entrance: { ...cell, map: floor } });
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const within = (value: number) => Math.min(side - 1, Math.max(0, value));
    setCursor({ x: within(at.x + step[0]), y: within(at.y + step[1]) });
  }
  /** A mouse click picks the cell under it; a click by a key picks the cell of the cursor. */
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail === 0) return enter(at);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * side);
    const row = Math.floor(((event.clientY - top) / height) * side);
    const within = (value: number) => Math.min(side - 1, Math.max(0, value));
    enter({ x: within(column), y: within(side - 1 - row) });
  }
  const placeOf = (cell: { readonly x: number; readonly y: number }) => ({
    left: `${(cell.x / side) * 100}%`,
    top: `${((side - 1 - cell.y) / side) * 100}%`,
    width: `${100 / side}%`,
    height: `${100 / side}%`,
  });
  const picture = (
    <>
      <FloorPlan
        grid={floors.get(floor)?.grid}
        side={side}
        cell={Math.floor(WIDTH / side)}
        className={styles.picture}
      />
      {x < side && y < side && <span className={styles.entrance} style={placeOf({ x, y })} />}
      {cursor && <span className={styles.cursor} style={placeOf(cursor)} />}
    </>
  );
  return (
    // A group is a composite; its type is narrower so that definitions keep the types of their values.
    <FieldSet field={field as unknown as Parameters<typeof FieldSet>[0]['field']} keys={KEYS}>
      <div className={styles.control}>
        {canWrite ? (
          <button
            type="button"
            className={styles.map}
            aria-label={text('entrance.pick', { x, y })}
            onClick={click}
            onKeyDown={press}
          >
            {picture}
          </button>
        ) : (
          <div className={styles.map}>{picture}</div>
        )}
        <div className={styles.fields}>
          {canWrite && <p className={styles.help}>{text('entrance.help')}</p>}
          <div className={styles.numbers}>
            {(['map', 'x', 'y'] as const).map((name) => (
              <FieldInput key={name} field={field.fields[name] as Field} keys={[...KEYS, name]} />
            ))}
          </div>
          <p className={styles.help} aria-live="polite">
            {cursor && text('entrance.at', { x: cursor.x, y: cursor.y })}
          </p>
          {map > 0 && (
            <RouteLink href={`${floorPath(desk.scenarioId, map)}#x${x}_y${y}`}>
              {text('entrance.open', { number: floorNumberText(map) })}
            </RouteLink>
          )}
        </div>
      </div>
    </FieldSet>
  );
}
