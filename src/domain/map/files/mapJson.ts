import { readGridForm } from '#domain/map/gridForm.ts';
import { gridFormText } from '#domain/map/gridFormText.ts';
import {
  checkVersion,
  FloorNumbers,
  type FloorSettingsValues,
  foreignFile,
  MAP_FILE_FORMAT,
  MAP_FILE_VERSION,
  type MapFileFloor,
  readSettings,
  wrongPlace,
} from './mapFile.ts';

/** Writes floors as JSON: an envelope with a version, and each floor in the form of REST (docs/map-files.md). */
export function writeMapJson(floors: readonly (MapFileFloor & { readonly settings: FloorSettingsValues })[]): string {
  const texts = floors.map(({ number, settings: { labyrinth_size, ...settings }, grid }) => {
    const head = JSON.stringify({ number, ...settings, labyrinth_setting: { labyrinth_size } });
    return `${head.slice(0, -1)},"maps":${gridFormText(grid)}}`;
  });
  return `{"format":"${MAP_FILE_FORMAT}","version":${MAP_FILE_VERSION},"floors":[\n${texts.join(',\n')}\n]}\n`;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMapJson = (value: unknown): boolean => isObject(value) && value.format === MAP_FILE_FORMAT;

/** Reads the floors of such a file. @throws MapFileError */
export function readMapJson(value: unknown): MapFileFloor[] {
  if (!isObject(value) || value.format !== MAP_FILE_FORMAT) throw foreignFile();
  checkVersion(value.version);
  if (!Array.isArray(value.floors)) throw foreignFile();
  const numbers = new FloorNumbers();
  return value.floors.map((floor: unknown) => {
    if (!isObject(floor)) throw foreignFile();
    const { number: named, maps, labyrinth_setting: size = {}, ...settings } = floor;
    const number = numbers.take(named);
    if (!isObject(size)) throw wrongPlace(number, 'labyrinth_setting');
    const read = readGridForm(maps);
    if ('faults' in read) throw wrongPlace(number, read.faults[0]?.path ?? 'maps');
    return { number, settings: readSettings(number, { ...settings, ...size }), grid: read.grid };
  });
}
