import * as z from 'zod';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { PackedGridError, unpackGrid } from '#domain/map/packGrid.ts';
import { type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { halfPairPath } from '#domain/text/halfPairs.ts';
import { clippedPath } from '#domain/text/scanJson.ts';
import { DocumentError } from './DocumentError.ts';
import { type UpgradedField, upgradedFields } from './documentUpgrade.ts';
import { DEFAULT_LANGUAGES, SCENARIO_LANGUAGES } from './scenarioLanguages.ts';
import { upgradeDocument } from './upgradeDocument.ts';

/**
 * A scenario as one value: what a backup stores, a restore reads and a project file holds (docs/domain.md, "Document"). It has one
 * writer, one reader and a version; the packed grids in it have a version byte of their own.
 */
export const DOCUMENT_FORMAT = 'meikyu.scenario';
export const DOCUMENT_VERSION = 2;

const base64Grid = z.base64().max(65_536);

/** The fields of a floor or record, each of which is read by itself afterwards: copying them here would be work done twice. */
const members = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const envelope = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  version: z.literal(DOCUMENT_VERSION),
  scenario: z.strictObject({
    title_ja: z.string(),
    title_en: z.string(),
    author_name: z.string(),
    // A part that came later has a default, so that files without it stay of this version.
    languages: z.enum(SCENARIO_LANGUAGES).default(DEFAULT_LANGUAGES),
  }),
  floors: z.array(
    z.strictObject({
      number: z.int().min(floorMap.numbers.first).max(floorMap.numbers.last),
      settings: members,
      /** Packed, as base64; null for a floor that was never painted. */
      grid: base64Grid.nullable(),
    }),
  ),
  /** Written records by kind. */
  records: z.record(z.string(), z.array(z.strictObject({ number: z.int(), data: members }))),
});

export type ScenarioDocument = z.infer<typeof envelope>;
export type ScenarioContent = Omit<ScenarioDocument, 'format' | 'version'>;

/** Writes a document; nothing else does. */
export function writeScenarioDocument(content: ScenarioContent): string {
  const document: ScenarioDocument = { format: DOCUMENT_FORMAT, version: DOCUMENT_VERSION, ...content };
  return JSON.stringify(document);
}

/**
 * Reads a document; nothing else does. Upgrades older versions step by step, then validates every floor and record.
 * @throws DocumentError and changes nothing.
 */
export function readScenarioDocument(source: string): ScenarioDocument {
  return checkDocument(parseDocument(source));
}

/**
 * Like `readScenarioDocument`, for a document of an author: also returns the differences from the file, and the version of the file.
 * @throws DocumentError
 */
export function readOldDocument(source: string): {
  document: ScenarioDocument;
  upgraded: UpgradedField[];
  version: number;
} {
  const { version, value } = openVersion(source);
  const written = parseEnvelope(value);
  const document = checkDocument(written);
  return { document, upgraded: upgradedFields(written, document), version };
}

const parseDocument = (source: string): ScenarioDocument => parseEnvelope(openDocument(source));

function parseEnvelope(value: unknown): ScenarioDocument {
  refuseTooMany(value);
  const parsed = envelope.safeParse(value);
  if (!parsed.success) throw new DocumentError('invalid', clippedPath(parsed.error.issues[0]?.path ?? []));
  return parsed.data;
}

/** Limits the number of rows before each of them is checked: every fault of every row would be collected. */
function refuseTooMany(value: unknown): void {
  const { floors, records } = value as { floors?: unknown; records?: unknown };
  refuseMoreThan(floorMap, floors, 'floors');
  if (typeof records !== 'object' || records === null) return;
  for (const [kind, rows] of Object.entries(records)) {
    const resource = RESOURCES.find(({ name }) => name === kind);
    const path = clippedPath(['records', kind]);
    if (!resource) throw new DocumentError('newer', path);
    refuseMoreThan(resource, rows, path);
  }
}

function refuseMoreThan({ numbers }: Resource, rows: unknown, path: string): void {
  const most = numbers.last - numbers.first + 1;
  if (Array.isArray(rows) && rows.length > most) throw new DocumentError('too_much', path);
}

function checkDocument(written: ScenarioDocument): ScenarioDocument {
  const floors = written.floors.map((floor, index) => {
    checkGrid(floor.grid, `floors.${index}.grid`);
    return { ...floor, settings: readStored(floorMap, floor.number, floor.settings) };
  });
  checkUnique(floors, 'floors');
  const records: ScenarioDocument['records'] = {};
  for (const [kind, rows] of Object.entries(written.records)) {
    const resource = resourceOf(kind as RecordKindName) as Resource;
    checkUnique(rows, `records.${kind}`);
    records[kind] = rows.map(({ number, data }, index) => {
      if (number < resource.numbers.first || number > resource.numbers.last) {
        throw new DocumentError('invalid', `records.${kind}.${index}.number`);
      }
      return { number, data: readStored(resource, number, data) as Record<string, unknown> };
    });
  }
  return { ...written, floors, records };
}

/**
 * Reads and validates the records of one kind in a document; the rest is not read.
 * @throws DocumentError
 */
export function readDocumentRecords<R extends Resource>(source: string, resource: R): Map<number, RecordOf<R>> {
  const value = openDocument(source);
  refuseTooMany(value);
  const parsed = z.looseObject({ records: envelope.shape.records }).safeParse(value);
  if (!parsed.success) throw new DocumentError('invalid', clippedPath(parsed.error.issues[0]?.path ?? []));
  const records = parsed.data.records[resource.name] ?? [];
  return new Map(records.map(({ number, data }) => [number, readStored(resource, number, data)]));
}

/** Returns the document in its newest version; only its origin is checked. */
const openDocument = (source: string): unknown => openVersion(source).value;

function openVersion(source: string): { version: number; value: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new DocumentError('unreadable');
  }
  const half = halfPairPath(source, value);
  if (half !== undefined) throw new DocumentError('encoding', half);
  const head = z.looseObject({ format: z.literal(DOCUMENT_FORMAT), version: z.int().min(1) }).safeParse(value);
  if (!head.success) throw new DocumentError('foreign');
  if (head.data.version > DOCUMENT_VERSION) throw new DocumentError('newer');
  return { version: head.data.version, value: upgradeDocument(head.data, DOCUMENT_VERSION) };
}

function checkGrid(grid: string | null, path: string): void {
  if (grid === null) return;
  try {
    unpackGrid(fromBase64(grid));
  } catch (error) {
    const isOtherForm = error instanceof PackedGridError && error.message === 'version';
    throw new DocumentError(isOtherForm ? 'grid_form' : 'grid', path);
  }
}

function checkUnique(rows: readonly { number: number }[], path: string): void {
  if (new Set(rows.map(({ number }) => number)).size !== rows.length) throw new DocumentError('invalid', path);
}
