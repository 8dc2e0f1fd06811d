import type { Knex } from 'knex';
import { floorMap } from '#domain/resources/floorMap.ts';
import { type ReadersText, readersTexts } from '#domain/scenario/readersTexts.ts';
import { existingIn, storedRows } from '#server/content/recordStore.ts';
import { Floor } from '#server/database/models/Floor.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import type { BannedWordList } from '#server/services/BannedWordList.ts';

/** Returns every text of a scenario to which the list of banned words applies: all that readers can see. */
export async function heldTexts(database: Knex, scenario: Scenario): Promise<ReadersText[]> {
  const rows = await storedRows(database, scenario.id);
  const floors = await Floor.query(database)
    .where('scenario_id', scenario.id)
    .orderBy('number')
    .select('number', 'settings');
  const settings = floors.map((floor) => ({ kind: floorMap.name, number: floor.number, data: floor.settings }));
  return readersTexts(scenario, (resource) => existingIn(resource.name === floorMap.name ? settings : rows, resource));
}

/** Returns those of `texts` that hold a banned word, with its positions. */
export async function bannedAmong(list: BannedWordList, texts: readonly ReadersText[]) {
  const checked = await list.checkWords(texts.map(({ word }) => word));
  return texts.flatMap((text, index) => {
    const { banned = false, places = [] } = checked[index] ?? {};
    return banned ? [{ ...text, banned, places }] : [];
  });
}
