import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { router } from '#server/trpc/procedures.ts';
import { createRecord } from './createRecord.ts';
import { clearRecords, deleteRecord, usesOfRecords } from './deleteRecords.ts';
import { listRecordPage } from './listRecordPage.ts';
import { readAllRecords } from './readAllRecords.ts';
import { readNames } from './readNames.ts';
import { readOneRecord } from './readOneRecord.ts';
import { saveRecords } from './saveRecords.ts';
import { updateRecord } from './updateRecord.ts';

/** All that can be done with the records of one kind. The type is the same for every kind; the schemas are the kind's. */
function recordRouter(resource: Resource) {
  return router({
    list: listRecordPage(resource),
    all: readAllRecords(resource),
    names: readNames(resource),
    read: readOneRecord(resource),
    create: createRecord(resource),
    update: updateRecord(resource),
    delete: deleteRecord(resource),
    save: saveRecords(resource),
    clear: clearRecords(resource),
    uses: usesOfRecords(resource),
  });
}

/** One router for each kind in RESOURCES, by its name. */
export const recordsRouter = router(
  Object.fromEntries(RESOURCES.map((resource) => [resource.name, recordRouter(resource)])) as Readonly<
    Record<RecordKindName, ReturnType<typeof recordRouter>>
  >,
);
