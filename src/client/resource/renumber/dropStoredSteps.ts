import { storedSteps } from '#client/resource/model/RecordJournal.ts';
import { JsonStorage } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';

/**
 * Drops the stored undo steps of record kinds and floor settings that are, or refer to, the kind whose records were renumbered: they would
 * bring the old numbers back. Open desks write theirs again, with the new numbers.
 * @param owner account and scenario
 */
export function dropStoredSteps(browser: BrowserStorage, owner: string, kind: RecordKindName): void {
  const storage = new JsonStorage(browser);
  for (const resource of RESOURCES) {
    if (resource.name === kind || referencesOf(resource, kind).length > 0) storage.remove(storedSteps(resource, owner));
  }
  if (referencesOf(floorMap, kind).length === 0) return;
  for (const key of storage.keys(storedSteps(floorMap, `${owner}.`))) storage.remove(key);
}
