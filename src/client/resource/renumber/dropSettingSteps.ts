import { storedSteps } from '#client/resource/RecordJournal.ts';
import { type BrowserStorage, JsonStorage } from '#client/saving/JsonStorage.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { floorMap } from '#domain/resources/floorMap.ts';

/**
 * Drops the steps that the browser keeps of the settings of a scenario's floors, where records of a kind that these name were given other
 * numbers: they would bring the old ones back. Floors that are open keep theirs anew, led to the new numbers.
 * @param owner account and scenario
 */
export function dropSettingSteps(browser: BrowserStorage, owner: string, kind: RecordKindName): void {
  if (!floorMap.leaves.some(({ field }) => field.kind === 'reference' && field.to === kind)) return;
  const storage = new JsonStorage(browser);
  for (const key of storage.keys(storedSteps(floorMap, `${owner}.`))) storage.remove(key);
}
