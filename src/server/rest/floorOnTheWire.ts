import * as z from 'zod';
import { CELL_RANGES, EVENT_SLOTS, SIDES } from '#domain/map/cell.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { GRID_FORM_PAIRS, readGridForm } from '#domain/map/gridForm.ts';
import { gridFormText, readGridFormText } from '#domain/map/gridFormText.ts';
import { packGrid, unpackGrid } from '#domain/map/packGrid.ts';
import { BoundedCache } from '#server/BoundedCache.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import { type PresentedFloor, presentedFloorSchema } from '#server/floors/presentFloor.ts';
import { countPairs } from '#server/parseJson.ts';
import type { Answer, AnswerForm, RequestForm } from './paths.ts';

/** One floor takes 142 kB or more. */
const MOST_BYTES = 32 * 2 ** 20;

/** The reference to `mapsSchema` in the API document. */
const MAPS = '#/components/schemas/Maps';

interface Packed {
  /** Base64. */
  readonly grid: string;
}
type FloorResult = { readonly data: PresentedFloor & Packed };

/** Cached answers, by the result that they were made from: ContentCache returns the same object while the floor is unchanged. */
const answers = new BoundedCache<FloorResult, Answer>(MOST_BYTES, ({ body }) => body.length);

/**
 * GET floor-maps/{n}: settings and, as `maps`, 24 rows from y=23 down to y=0 of 24 cells. This is the only place where a floor has the
 * nested form of docs/wire.md, "Maps": 142 kB of JSON for what is packed in 2-3 kB everywhere else.
 */
export const floorOnTheWire: AnswerForm = {
  convert(result: FloorResult) {
    const kept = answers.get(result) ?? unfold(result);
    answers.set(result, kept);
    return kept;
  },
  headers: { ETag: 'Names this state of the floor.', 'Cache-Control': 'It may be kept and is to be asked for again.' },
  content: {
    'application/json; charset=utf-8': z.strictObject({
      data: presentedFloorSchema.extend({ maps: z.unknown().meta({ $ref: MAPS }) }),
    }),
  },
};

function unfold({ data: { grid, ...floor } }: FloorResult): Answer {
  const maps = mapsText(grid);
  const settings = JSON.stringify(floor);
  const { has_labyrinth } = floor.labyrinth_setting;
  return {
    body: Buffer.from(`{"data":${settings.slice(0, -1)},"maps":${maps}}}`),
    headers: {
      // Next to the floor's revision, the other values that the answer depends on.
      etag: `"${floor.revision}.${floor.restored_revision}.${has_labyrinth ? 1 : 0}"`,
      'cache-control': 'private, no-cache',
    },
  };
}

const mapsText = (grid: string): string => gridFormText(unpackGrid(Buffer.from(grid, 'base64')));

const integer = (field: keyof typeof CELL_RANGES) => ({
  type: 'integer',
  minimum: CELL_RANGES[field].min,
  maximum: CELL_RANGES[field].max,
});
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const rowOf = (items: object) => ({ type: 'array', minItems: GRID_SIDE, maxItems: GRID_SIDE, items });

/** JSON schema of `maps`. */
export const mapsSchema = rowOf(
  rowOf(
    object({
      id: { type: 'string', examples: ['x0_y23'] },
      event: object({
        id: integer('event_id'),
        data: object(Object.fromEntries(EVENT_SLOTS.map((slot) => [slot, integer(slot)]))),
        flag: integer('flag'),
        muki: integer('muki'),
      }),
      border: object(Object.fromEntries(SIDES.map((side) => [side, integer(side)]))),
      monster: object({ room_id: integer('room_id') }),
      floor_id: integer('floor_id'),
      coordinate: object({ x: { type: 'integer' }, y: { type: 'integer' } }),
    }),
  ),
);

/** Whether `takeOut` has read it already: parsed JSON has no such values. */
const isGrid = (maps: unknown): maps is FloorGrid => maps instanceof Int32Array;

const BEFORE_MAPS = Buffer.from('{"maps":');
const SPACE = /^[ \t\r\n]*$/;
const END = Buffer.from('}');
/** Text that may follow null cannot turn it into another value, as a digit would with a number. */
const WITHOUT_MAPS = Buffer.from('{"maps":null');

/** PUT floor-maps/{n}/maps: converts the nested `maps` to the packed grid, and the grid of the current floor to `maps`. */
export const gridFromTheWire: RequestForm = {
  takeOut(body) {
    const isNamed = body.subarray(0, BEFORE_MAPS.length).equals(BEFORE_MAPS);
    const read = readGridFormText(body, isNamed ? BEFORE_MAPS.length : 0);
    const after = read && body.subarray(read.end);
    if (!after || (!isNamed && !SPACE.test(after.toString('latin1')))) return undefined;
    return { values: { maps: read.grid }, rest: Buffer.concat([WITHOUT_MAPS, isNamed ? after : END]) };
  },
  convert({ maps, ...input }) {
    if (maps === undefined) throw new RequestError(422, undefined, { errors: { maps: [{ key: 'required' }] } });
    if (input.grid !== undefined)
      throw new RequestError(422, undefined, { errors: { grid: [{ key: 'unknown_key' }] } });
    const read = isGrid(maps) ? { grid: maps } : readGridForm(maps);
    if ('grid' in read) return { ...input, grid: Buffer.from(packGrid(read.grid)).toString('base64') };
    const errors: Record<string, FieldMessage[]> = {};
    for (const { path, code, cell = '', range } of read.faults) {
      errors[path] = [{ key: `grid.${code}`, values: { cell, ...range } }];
    }
    throw new RequestError(422, undefined, { errors });
  },
  listField: 'maps',
  // Visiting 576 cells again would cost as much as reading them, and their shape has been checked by now.
  countPairs: (body: object) => {
    if (Array.isArray(body)) return CELL_COUNT * GRID_FORM_PAIRS;
    const { maps, ...others } = body as { maps?: unknown };
    return countPairs({ maps: 0, ...others }) + (isGrid(maps) ? 0 : CELL_COUNT * GRID_FORM_PAIRS);
  },
  schema: {
    oneOf: [
      {
        type: 'object',
        properties: { maps: { $ref: MAPS }, revision: { type: 'integer', minimum: 0 } },
        required: ['maps'],
        additionalProperties: false,
      },
      { $ref: MAPS },
    ],
  },
  toPresent: ({ grid, ...present }: Packed) => ({ ...present, maps: JSON.parse(mapsText(grid)) }),
};
