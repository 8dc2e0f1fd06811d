import { scenarioPath } from '#client/shell/scenario/scenario.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { placeOfSignboard } from '#domain/resources/signboard.ts';

/** Where the records of each kind have their forms, below the path of the scenario (spec 2 §2); kinds without one yet lead to their area. */
const FORMS: Readonly<Record<RecordKindName, (number: number) => string>> = {
  floor_map: (number) => `floor-maps/${String(number).padStart(2, '0')}`,
  labyrinth_setting: (number) => `labyrinths/settings/${number}`,
  labyrinth_message: (number) => `data-settings/labyrinth-messages/labyrinth-message-list/${number}`,
  signboard: (number) => {
    const { labyrinth, place } = placeOfSignboard(number);
    return `data-settings/labyrinth-messages/signboard-${place}-ja?labyrinth=${labyrinth}`;
  },
  item: (number) => `data-settings/items/item-list/${number}/edit`,
  monster: (number) => `data-settings/monsters/monster-list/${number}/monster-detail`,
  encounter_setting: (number) => `data-settings/encounters/encounter-setting#${number}`,
  treasure_chest: () => 'data-settings/treasure-chest/treasure-chest-list',
  npc: () => 'data-settings/npc',
  event_flag: (number) => `labyrinths/flag-management#event-${number}`,
  labyrinth_flag: () => 'labyrinths/flag-management',
};

/** The address of a record's form; with the path of something in a floor's map, of its cell there. */
export function recordHref(scenarioId: string, kind: RecordKindName, number: number, path = ''): string {
  const cell = /^maps\.(x\d+_y\d+)/.exec(path)?.[1];
  return `${scenarioPath(scenarioId)}/${FORMS[kind](number)}${cell ? `#${cell}` : ''}`;
}
