import { writeMapCsv } from '#domain/map/files/mapCsv.ts';
import type { FloorSettingsValues, MapFileFloor, MapFileForm } from '#domain/map/files/mapFile.ts';
import { writeMapJson } from '#domain/map/files/mapJson.ts';
import { writeMapTiled } from '#domain/map/files/writeMapTiled.ts';
import { openFloor, type StoredFloor } from './storedFloor.ts';

type Writer = (floors: readonly (MapFileFloor & { readonly settings: FloorSettingsValues })[]) => string;
const WRITERS: Readonly<Record<MapFileForm, Writer>> = { json: writeMapJson, tmj: writeMapTiled, csv: writeMapCsv };

interface WritingTask {
  readonly form: MapFileForm;
  /** The floors to write; a number that is not among `floors` is a blank floor. */
  readonly numbers: readonly number[];
  readonly floors: readonly StoredFloor[];
}

/** Runs in a worker thread: all floors are 14 MB of JSON. */
export function writeMaps({ form, numbers, floors }: WritingTask): string {
  const written = new Map(floors.map((floor) => [floor.number, floor]));
  return WRITERS[form](numbers.map((number) => ({ number, ...openFloor(written.get(number)) })));
}
