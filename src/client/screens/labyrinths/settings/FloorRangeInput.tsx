import { useAtomValue } from 'jotai';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { FieldSet } from '#client/resource/composites/FieldSet.tsx';
import { LeafInput } from '#client/resource/inputs/LeafInput.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting, rangeFault } from '#domain/resources/labyrinthSetting.ts';
import {
  type FloorRange,
  hasFloors,
  nextFreeFloor,
  overlapFault,
  overlapsOf,
} from '#domain/scenario/labyrinthRanges.ts';
import * as styles from './FloorRangeInput.css.ts';
import { FloorStrip } from './FloorStrip.tsx';
import { FloorTrack } from './FloorTrack.tsx';
import { useFloors } from './useFloors.ts';
import { changeSetting, settingOn, useRanges } from './useRanges.ts';

const FloorPicker = lazyScreen(() => import('./FloorPicker.tsx'));
const { map_hierarchy: field } = labyrinthSetting.fields;
const KEYS = ['map_hierarchy'];
const NO_FLOORS: FloorRange = { start: 0, end: 0 };

/**
 * The input for the floors of the labyrinth: two handles on one track (on phones: two taps on a grid of floors), or two numbers, validated
 * as a pair; below them the floors themselves.
 */
export function FloorRangeInput() {
  const text = useText(labyrinthTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const range = useDesk(desk, () => settingOn(desk, number).map_hierarchy);
  const floors = useFloors(desk.scenarioId);
  const ranges = useRanges(desk);
  const isPhone = useMedia(screen.phone);
  /** While a handle is dragged, and from the first tap to the second. */
  const [drawn, setDrawn] = useState<FloorRange>();
  const shown = drawn ?? range;
  const isSet = shown.start > 0 || shown.end > 0;
  const fault = isSet ? rangeFault(shown, number) : undefined;
  const overlaps = overlapsOf({ number, range: shown }, ranges);
  const free = nextFreeFloor(ranges, floorMap.numbers.last) ?? floorMap.numbers.first;

  function setRange(next: FloorRange) {
    setDrawn(undefined);
    const { labyrinth_entrance } = settingOn(desk, number);
    const needsEntrance = labyrinth_entrance.map === 0 && hasFloors(next);
    changeSetting(desk, number, {
      map_hierarchy: next,
      ...(needsEntrance && { labyrinth_entrance: { ...labyrinth_entrance, map: next.start } }),
    });
  }
  const choice = { labyrinth: number, range: shown, ranges, floors, onChange: setDrawn, onChangeEnd: setRange };
  const numbers = (['start', 'end'] as const).map((end) => (
    <div key={end} className={styles.number} data-path={`map_hierarchy.${end}`}>
      <LeafInput
        label={field.fields[end].label[language]}
        field={field.fields[end]}
        value={range[end]}
        // The first of the two numbers creates a range of one floor.
        onChange={(value) =>
          setRange(isSet ? { ...range, [end]: value } : { start: Number(value), end: Number(value) })
        }
        errors={end === 'end' && fault ? [fault[language]] : []}
        scenarioId={desk.scenarioId}
        isWatched={false}
      />
    </div>
  ));
  return (
    // A group is a composite; its type is narrower so that definitions keep the types of their values.
    <FieldSet field={field as unknown as Parameters<typeof FieldSet>[0]['field']} keys={KEYS}>
      <div className={styles.control}>
        {isPhone ? (
          <Suspense>
            <FloorPicker {...choice} />
          </Suspense>
        ) : (
          <FloorTrack {...choice} />
        )}
        <div className={styles.numbers}>
          {numbers}
          {isSet ? (
            <Button size="small" tone="plain" icon={<X size={16} aria-hidden />} onPress={() => setRange(NO_FLOORS)}>
              {text('range.clear')}
            </Button>
          ) : (
            <Button size="small" onPress={() => setRange({ start: free, end: free })}>
              {text('range.set')}
            </Button>
          )}
        </div>
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
