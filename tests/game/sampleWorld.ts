import { type Border, SIDES } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { FLOOR_SIZES, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, type ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import type { Input } from '#game/inputs.ts';
import type { Report } from '#game/reports.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import type { Standing } from '#game/state/Standing.ts';
import { step } from '#game/step.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { type Drawing, drawn } from '../domain/map/sampleFloor.ts';

/** A floor on which both halves of each drawn edge are the same. */
export function walled(cells: Drawing, size: number = FLOOR_SIZES[0]): FloorGrid {
  const grid = drawn(cells);
  for (const [place, cell] of Object.entries(cells)) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    for (const side of SIDES) {
      const border = cell[side] as Border | undefined;
      const half = otherHalf({ x, y, side }, size);
      if (border !== undefined) writeField(grid, half.side, half.x, half.y, border);
    }
  }
  return grid;
}

type Written = Readonly<Record<string, Readonly<Record<number, object>>>>;

interface Sketch {
  readonly floors: Readonly<Record<number, FloorGrid>>;
  /** Settings that differ from the defaults, by floor; there are no random encounters. */
  readonly settings?: Readonly<Record<number, Partial<RecordOf<typeof floorMap>>>>;
  /** The non-blank fields of records, by kind and number. */
  readonly records?: Written;
}

/** A scenario with some floors in one labyrinth, whose entrance is at (0, 0) of the first floor. */
export function sampleDocument({ floors, settings = {}, records = {} }: Sketch): ScenarioDocument {
  const numbers = Object.keys(floors).map(Number);
  const labyrinth = {
    ...labyrinthSetting.blank,
    map_hierarchy: { start: Math.min(...numbers), end: Math.max(...numbers) },
    labyrinth_entrance: { x: 0, y: 0, map: Math.min(...numbers) },
  };
  const { labyrinth_setting = {}, ...others } = records;
  const all: Written = { ...others, labyrinth_setting: { 0: labyrinth, ...labyrinth_setting } };
  return {
    format: DOCUMENT_FORMAT,
    version: DOCUMENT_VERSION,
    scenario: { title_ja: '迷宮', title_en: 'Labyrinth', author_name: '', languages: 'both' },
    floors: numbers.map((number) => ({
      number,
      settings: { ...floorMap.blank, no_random_encounters: true, ...settings[number] },
      grid: toBase64(packGrid(floors[number] as FloorGrid)),
    })),
    records: Object.fromEntries(
      Object.entries(all).map(([kind, rows]) => [
        kind,
        Object.entries(rows).map(([number, data]) => ({ number: Number(number), data: { ...data } })),
      ]),
    ),
  };
}

export const sampleWorld = (sketch: Sketch): World => compileWorld(sampleDocument(sketch));

/** A record with some non-blank fields. */
export const written = <R extends Resource>(
  resource: R,
  number: number,
  change: Partial<RecordOf<R>>,
): RecordOf<R> => ({
  ...blankOf(resource, number),
  ...change,
});

/** A game with the party in a cell of the labyrinth. */
export const gameAt = (world: World, place: Partial<Standing> = {}, change: Partial<GameState> = {}): GameState => ({
  ...newGame(world.beginning, [1, 2]),
  mode: 'labyrinth',
  place: { floor: 1, x: 0, y: 0, facing: 1, ...place },
  ...change,
});

/** An input, or only its name if it has no other fields. */
export type Short = Input | Extract<Input, { do: string }>['do'];

/** The state after some inputs, and all reports. */
export function play(world: World, game: GameState, ...inputs: readonly Short[]) {
  const reports: Report[] = [];
  const state = inputs.reduce((before, input) => {
    return step(world, before, typeof input === 'string' ? ({ do: input } as Input) : input, (one) =>
      reports.push(one),
    );
  }, game);
  return { state, reports, kinds: reports.map(({ kind }) => kind) };
}
