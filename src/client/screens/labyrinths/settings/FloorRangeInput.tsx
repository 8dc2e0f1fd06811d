import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { FieldSet } from '#client/resource/composites/FieldSet.tsx';
import { limitsOf } from '#client/resource/inputs/inputProps.ts';
import { useDraft } from '#client/resource/inputs/useDraft.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting, rangeFault } from '#domain/resources/labyrinthSetting.ts';
import {
  type FloorRange,
  floorsOf,
  hasFloors,
  nextFreeFloor,
  overlapFault,
  overlapsOf,
} from '#domain/scenario/labyrinthRanges.ts';
import { FloorPicker } from './FloorPicker.tsx';
import * as styles from './FloorRangeInput.css.ts';
import { FloorStrip } from './FloorStrip.tsx';
import { useFloors } from './useFloors.ts';
import { changeSetting, settingOn, useRanges } from './useRanges.ts';

const { map_hierarchy: field } = labyrinthSetting.fields;
const KEYS = ['map_hierarchy'];
const NO_FLOORS: FloorRange = { start: 0, end: 0 };

/**
 * The input for the floors of the labyrinth: two presses on a grid of floors, or two numbers, validated as a pair when one of them is left;
 * below them the floors themselves. The entrance follows into the range, and a line says so.
 */
export function FloorRangeInput() {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const range = useDesk(desk, () => settingOn(desk, number).map_hierarchy);
  const entrance = useDesk(desk, () => settingOn(desk, number).labyrinth_entrance.map);
  /** The floor to which the last range has moved the entrance. */
  const [movedTo, setMovedTo] = useState<number>();
  const floors = useFloors(desk.scenarioId);
  const ranges = useRanges(desk);
  /** From the first press to the second. */
  const [drawn, setDrawn] = useState<FloorRange>();
  const shown = drawn ?? range;
  const isSet = shown.start > 0 || shown.end > 0;
  const fault = isSet ? rangeFault(shown, number) : undefined;
  const overlaps = overlapsOf({ number, range: shown }, ranges);
  const free = nextFreeFloor(ranges, floorMap.numbers.last) ?? floorMap.numbers.first;

  function setRange(next: FloorRange) {
    setDrawn(undefined);
    const { labyrinth_entrance } = settingOn(desk, number);
    const isOutside = hasFloors(next) && !floorsOf(next).includes(labyrinth_entrance.map);
    setMovedTo(isOutside && labyrinth_entrance.map > 0 ? next.start : undefined);
    changeSetting(desk, number, {
      map_hierarchy: next,
      ...(isOutside && { labyrinth_entrance: { ...labyrinth_entrance, map: next.start } }),
    });
  }
  const choice = { labyrinth: number, range: shown, ranges, floors, onChange: setDrawn, onChangeEnd: setRange };
  const numbers = (['start', 'end'] as const).map((end) => (
    <div key={end} className={styles.number} data-path={`map_hierarchy.${end}`}>
      <RangeEnd
        end={end}
        value={range[end]}
        // The first of the two numbers creates a range of one floor.
        onChange={(value) => setRange(isSet ? { ...range, [end]: value } : { start: value, end: value })}
        errors={end === 'end' && fault ? [fault[language]] : []}
      />
    </div>
  ));
  return (
    // A group is a composite; its type is narrower so that definitions keep the types of their values.
    <FieldSet field={field as unknown as Parameters<typeof FieldSet>[0]['field']} keys={KEYS}>
      <div className={styles.control}>
        <FloorPicker {...choice} />
        <div className={styles.numbers}>
          {numbers}
          {isSet ? (
            <Button size="small" tone="plain" onPress={() => setRange(NO_FLOORS)}>
              {text('range.clear')}
            </Button>
          ) : (
            <Button size="small" onPress={() => setRange({ start: free, end: free })}>
              {text('range.set', { floor: floorNumberText(free) })}
            </Button>
          )}
        </div>
        {movedTo !== undefined && movedTo === entrance && (
          <p role="status">{text('range.entranceMoved', { floor: floorNumberText(movedTo) })}</p>
        )}
        {!isSet && <p className={styles.none}>{text('range.none')}</p>}
        {overlaps.length > 0 && (
          <Notice tone="danger">
            {overlaps.map((other) => (
              <p key={other.number}>{overlapFault(other)[language]}</p>
            ))}
          </Notice>
        )}
        {hasFloors(shown) && <FloorStrip range={shown} floors={floors} overlaps={overlaps} />}
      </div>
    </FieldSet>
  );
}

interface RangeEndProps {
  readonly end: keyof FloorRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly errors: readonly string[];
}

/** One number of the range. Half of it is another floor, so it is judged when the field is left, not when typing pauses. */
function RangeEnd({ end, value, onChange, errors }: RangeEndProps) {
  const language = useAtomValue(languageAtom);
  const draft = useDraft(value, onChange, undefined, null);
  return (
    <NumberField
      label={field.fields[end].label[language]}
      value={draft.value}
      onChange={draft.type}
      onBlur={draft.leave}
      errors={errors}
      {...limitsOf(field.fields[end], language)}
    />
  );
}
