import { storedSteps } from '#client/resource/model/RecordJournal.ts';
import { type BrowserStorage, JsonStorage } from '#client/sync/JsonStorage.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';

/**
 * Drops the steps that the browser keeps of the records of a scenario and of the settings of its floors, where they speak of a kind of
 * which records were given other numbers: they would bring the old ones back. What is open keeps its own anew, led to the new numbers.
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
