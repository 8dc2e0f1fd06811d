import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { router } from '#server/trpc/procedures.ts';
import { checkRecordWords } from './checkRecordWords.ts';
import { createRecord } from './createRecord.ts';
import { deleteRecord } from './deleteRecord.ts';
import { exportRecords } from './exportRecords.ts';
import { importPreset } from './importPreset.ts';
import { importRecords } from './importRecords.ts';
import { listRecordPage } from './listRecordPage.ts';
import { readAllRecords } from './readAllRecords.ts';
import { readHistory } from './readHistory.ts';
import { readNames } from './readNames.ts';
import { readOneRecord } from './readOneRecord.ts';
import { csvTables } from './recordSchemas.ts';
import { renumberRecords } from './renumberRecords.ts';
import { replaceRecord } from './replaceRecord.ts';
import { replaceReferences } from './replaceReferences.ts';
import { saveRecords } from './saveRecords.ts';
import { updateRecord } from './updateRecord.ts';
import { usedRecords } from './usedRecords.ts';
import { usesOfRecords } from './usesOfRecords.ts';

/** Makes the procedures of every kind. Their type is the same for every kind; the schemas are the kind's. */
const everywhere = (resource: Resource) => ({
  list: listRecordPage(resource),
  all: readAllRecords(resource),
  names: readNames(resource),
  read: readOneRecord(resource),
  create: createRecord(resource),
  update: updateRecord(resource),
  delete: deleteRecord(resource),
  save: saveRecords(resource),
  uses: usesOfRecords(resource),
  used: usedRecords(resource),
  replaceReferences: replaceReferences(resource),
  history: readHistory(resource),
});

/** Makes the procedures of kinds whose numbers are only positions: in a whole kind each number has a meaning of its own. */
const withMoves = (resource: Resource) => ({ renumber: renumberRecords(resource) });

/** Makes the procedures of kinds whose POST may overwrite a record. */
const withReplacing = (resource: Resource) => ({ replace: replaceRecord(resource) });

/** Makes the procedures of kinds with presets. */
const withPresets = (resource: Resource) => ({ importPreset: importPreset(resource) });

/** Makes the procedures of kinds with a file for a table. */
const withFiles = (resource: Resource) => ({
  import: importRecords(resource, 'table'),
  export: exportRecords(resource, 'table'),
});

/** Makes the procedures of kinds with a file for each record. */
const withRecordFiles = (resource: Resource) => ({
  importOne: importRecords(resource, 'record'),
  exportOne: exportRecords(resource, 'record'),
});

/** Makes the procedures of kinds with texts that are checked for banned words. */
const withWords = (resource: Resource) => ({ checkBannedWords: checkRecordWords(resource) });

type Procedures = ReturnType<typeof everywhere> &
  ReturnType<typeof withMoves> &
  ReturnType<typeof withReplacing> &
  ReturnType<typeof withPresets> &
  ReturnType<typeof withFiles> &
  ReturnType<typeof withRecordFiles> &
  ReturnType<typeof withWords>;

/** Makes all procedures for the records of one kind. Every kind has the type of the one with the most procedures. */
const recordRouter = (resource: Resource) =>
  router({
    ...everywhere(resource),
    ...(!resource.isWhole && withMoves(resource)),
    ...(resource.calls?.verbs.includes('replace') && withReplacing(resource)),
    ...(resource.presets && withPresets(resource)),
    ...(csvTables(resource).length > 0 && withFiles(resource)),
    ...(Object.values(resource.tables ?? {}).some(({ recordFiles }) => recordFiles) && withRecordFiles(resource)),
    ...(resource.bannedWords && withWords(resource)),
  } as Procedures);

/** One router for each kind in RESOURCES, by its name. */
export const recordsRouter = router(
  Object.fromEntries(RESOURCES.map((resource) => [resource.name, recordRouter(resource)])) as Readonly<
    Record<RecordKindName, ReturnType<typeof recordRouter>>
  >,
);
