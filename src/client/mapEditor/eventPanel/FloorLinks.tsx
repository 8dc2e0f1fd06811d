import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { arrivalsAtom, entrancesAtom, linkedScenarioAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { timings } from '#client/timings.ts';
import { type LinkedScenario, linksTo } from '#domain/map/eventLinks.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';

interface FloorLinksProps {
  readonly scenarioId: string;
  /** The number of the open floor. */
  readonly floor: number;
  readonly floors: ScenarioFloors;
}

/** Reads the data that links need beyond the open floor: the entrances of labyrinths, and the links from other floors. */
export default function FloorLinks({ scenarioId, floor, floors }: FloorLinksProps) {
  const scenario = useAtomValue(linkedScenarioAtom);
  const setEntrances = useSetAtom(entrancesAtom);
  const setArrivals = useSetAtom(arrivalsAtom);
  const labyrinths = useRecordDesk(labyrinthSetting, scenarioId);
  useEffect(() => {
    if (!labyrinths) return;
    const report = () => setEntrances(entrancesOf(labyrinths));
    report();
    return labyrinths.subscribe(report);
  }, [labyrinths, setEntrances]);
  useEffect(() => () => setEntrances(new Map()), [setEntrances]);
  useEffect(() => {
    const report = () => setArrivals(linksTo(floor, scenario).filter(({ from }) => from.floor !== floor));
    const wait = () => setTimeout(report, timings.draftPause);
    let timer = wait();
    // Show a link that was changed elsewhere at once; changes on this floor wait for a pause in drawing.
    const stop = floors.onStep((step) => {
      clearTimeout(timer);
      if (step.floor === floor) timer = wait();
      else report();
    });
    return () => {
      clearTimeout(timer);
      stop();
      setArrivals([]);
    };
  }, [floor, floors, scenario, setArrivals]);
  return null;
}

function entrancesOf(desk: RecordDesk): LinkedScenario['entrances'] {
  const { first, last } = desk.resource.numbers;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return new Map(
    numbers.flatMap((number) => {
      const { x, y, map } = (desk.record(number) as typeof labyrinthSetting.blank).labyrinth_entrance;
      return map > 0 ? [[number, { floor: map, x, y }]] : [];
    }),
  );
}
