import { useSetAtom } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { floorProblemsAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { GridOf } from '#client/mapEditor/events/useFloorGrids.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk, useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { useBattleRules } from '#client/resource/model/useRules.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { timings } from '#client/timings.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { type CellProblem, type KnownFloor, type KnownLabyrinth, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { checkFloor } from '#domain/map/checkFloor.ts';
import { FLOOR_SIZES, type FloorGrid, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { cellPlaceHash } from '#game/measure/placeHash.ts';
import { largestGroup } from '#game/rules/encounterRate.ts';

interface FloorProblemsProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
  readonly floors: ScenarioFloors;
  readonly listed: readonly ListedFloor[];
  readonly gridOf: GridOf;
  /** The kinds of record that the events of the floor refer to. */
  readonly kinds: readonly RecordKindName[];
}

/** Checks the open floor as the check list does, whenever editing pauses; problems are marked on the map and shown in the forms. */
export default function FloorProblems({ scenarioId, desk, floors, listed, gridOf, kinds }: FloorProblemsProps) {
  const setProblems = useSetAtom(floorProblemsAtom);
  const resources = kinds.map(resourceOf).filter((resource) => resource !== undefined);
  const desks = useRecordDesks(resources, scenarioId);
  const labyrinths = useRecordDesk(labyrinthSetting, scenarioId);
  const rules = useBattleRules(scenarioId);
  const marks = trpc.checks.marks.useQuery({ scenario_id: scenarioId, kind: 'floor_map' }).data?.data;
  const known = useRef(new WeakMap<FloorGrid, KnownFloor>());
  useSyncExternalStore(
    (listener) => desk.session.subscribe(listener),
    () => desk.session.grid,
  );
  const settings = useSyncExternalStore(
    (listener) => desk.settings.subscribe(listener),
    () => desk.settings.values,
  );
  // A floor that became blank is not checked and has no problems.
  useEffect(() => () => setProblems({ floor: 0, problems: [] }), [setProblems]);
  // Runs after every render: the grid, the records or the other floors have changed.
  useEffect(() => {
    const judge = () => {
      const all = listed.flatMap(({ number, labyrinth_size }): (readonly [number, KnownFloor])[] => {
        const grid = gridOf(number);
        if (!grid) return [];
        const size = floors.known(number)?.size ?? FLOOR_SIZES[labyrinth_size as 0 | 1 | 2] ?? GRID_SIDE;
        const floor = known.current.get(grid);
        const made = floor?.size === size ? floor : knownFloor(number, size, grid);
        known.current.set(grid, made);
        return [[number, made]];
      });
      const scenario = { floors: new Map(all), labyrinths: labyrinths ? knownLabyrinths(labyrinths) : [] };
      const problems = checkFloor(desk.session.grid, desk.size, {
        number: desk.number,
        exists: (kind, number) => {
          const records = desks.find((each) => each?.resource.name === kind);
          return !records || records.isThere(number);
        },
        ...scenario,
        reached: reachedCells(scenario.floors, scenario.labyrinths),
        largestGroup: largestGroup(rules, settings.difficulty),
      });
      const isMeant = meantIn(marks?.filter(({ number }) => number === desk.number) ?? [], desk.session.grid);
      setProblems({ floor: desk.number, problems: problems.filter((problem) => !isMeant(problem)) });
    };
    const timer = setTimeout(judge, timings.draftPause);
    return () => clearTimeout(timer);
  });
  return null;
}

/** Returns whether a problem of a floor is marked as meant, by its place and by what stands there now. */
function meantIn(marks: readonly CellMark[], grid: FloorGrid): (problem: CellProblem) => boolean {
  const contents = new Map(marks.map(({ rule, path, content }) => [`${rule} ${path}`, content]));
  return ({ rule = 'error', path, x, y }) => {
    const content = contents.get(`${rule} ${path}`);
    return content !== undefined && content === cellPlaceHash(grid, x, y);
  };
}
type CellMark = RouterOutputs['checks']['marks']['data'][number];

function knownLabyrinths(desk: RecordDesk): KnownLabyrinth[] {
  return writtenNumbers(desk).map((number) => {
    const { map_hierarchy, labyrinth_entrance } = desk.record(number) as typeof labyrinthSetting.blank;
    const { x, y, map } = labyrinth_entrance;
    return { number, ...map_hierarchy, entrance: { floor: map, x, y } };
  });
}
