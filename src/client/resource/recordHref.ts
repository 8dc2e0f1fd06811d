import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { placeInSet, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isLearningRow, isRaceRow, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { categoryOf, SPELL_CATEGORIES } from '#domain/catalogs/spellCategories.ts';
import { cellInPath } from '#domain/map/cellInPath.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { placeOfSignboard } from '#domain/resources/signboard.ts';
import { withField } from './fieldAddress.ts';

const OUTLINE = 'scenario-tools/work-outline';
const MAGIC = 'data-settings/magic-effect-auto';

/** The set of which a record is part, and the record. */
const inSet = (kind: RecordKindName, number: number) => `set=${placeInSet(kind, number).set}&at=${number}`;

/** Whether a field of a row stands on the page of the magic, and not on that of the items that get it. */
const isOfMagicOnItems = (path: string) => /^(?:effects_min|effects_max|groups|curse|prefix)\b/.test(path);

const RULES = 'scenario-tools/game-rules';

/** The paths of the forms of each kind of record, below the path of the scenario (docs/product.md, "Data"). */
const FORMS: Readonly<Record<RecordKindName, (number: number, path: string) => string>> = {
  floor_map: (number) => `floor-maps/${floorNumberText(number)}`,
  labyrinth_setting: (number) => `labyrinths/settings/${number}`,
  labyrinth_message: (number) => `data-settings/labyrinth-messages/labyrinth-message-list/${number}`,
  signboard: (number, path) => {
    const { labyrinth, place } = placeOfSignboard(number);
    const language = path === 'en' ? 'en' : 'ja';
    return `data-settings/labyrinth-messages/signboard-${place}-${language}?labyrinth=${labyrinth}`;
  },
  item: (number) => `data-settings/items/item-list/${number}/edit`,
  monster: (number) => `data-settings/monsters/monster-list/${number}/monster-detail`,
  encounter_setting: (number) => `data-settings/encounters/encounter-setting#${number}`,
  treasure_chest: (number) => `data-settings/treasure-chest/treasure-chest-list/${number}`,
  treasure_trap: (number) => `data-settings/treasure-chest/change-treasure-chest-trap/${number}`,
  spell: (number) => `data-settings/each-spell-setting/${SPELL_CATEGORIES[categoryOf(number)].path}#${number}`,
  treasure_special_item: (number) => `data-settings/treasure-chest/special-item/${number}`,
  npc: (number) => `data-settings/npc/${number}`,
  additional_image: (number) => `data-settings/additional-image/image-list/${number}`,
  character: (number) => `data-settings/character/${number}`,
  magic_set: (number) => `${MAGIC}/item-type-setting?set=${number}`,
  magic_row: (number, path) =>
    `${MAGIC}/${isOfMagicOnItems(path) ? 'add-magic-to-item' : 'item-type-setting'}?${inSet('magic_row', number)}`,
  magic_power_group: (number) => `${MAGIC}/special-power?${inSet('magic_power_group', number)}`,
  magic_effect: (number) => `${MAGIC}/magic-effect-setting?${inSet('magic_effect', number)}`,
  magic_chest_level: (number) => `${MAGIC}/maximum-treasure-chest-setting?${inSet('magic_chest_level', number)}`,
  battle_system_treasure_chest: () => `${RULES}/battle-system-treasure-chest`,
  direct_attack_setting: (number) => `${RULES}/direct-attack-setting/${number}`,
  experience_point: (number) => `${RULES}/exp-required-level-up/${number}`,
  fortified_city_setting: () => `${RULES}/fortified-city-setting`,
  remember_and_summon_spell: (number) => {
    const page = number === THE_ONE ? 'common' : `${isLearningRow(number) ? 'classes' : 'summons'}/${number}`;
    return `${RULES}/initial-values-learning-spell-summoning/${page}`;
  },
  magic_effect_rule: () => `${RULES}/magic-effect`,
  message_item: () => `${RULES}/message-item`,
  npc_magic_related: () => `${RULES}/npc-magic-related`,
  race_occupation: () => `${RULES}/race-occupation`,
  race_occupation_setting: (number) =>
    `${RULES}/race-occupation-setting/${isRaceRow(number) ? 'races' : 'classes'}/${number}`,
  title_author_name: () => `${OUTLINE}/title-author-name`,
  author_comment: (number) => `${OUTLINE}/author-comment/${number}`,
  search_item: () => `${OUTLINE}/search-items`,
  test_set_up: (number) => `play?setup=${number}`,
  play_test: (number) => `play?test=${number}`,
  event_flag: (number) => `labyrinths/flag-management#event-${number}`,
  labyrinth_flag: (number) => `labyrinths/flag-management#labyrinth-${number}`,
};

/** The address of a record's form; with a path, of that leaf or field in it, or of the cell where something lies in a floor's map. */
export function recordHref(scenarioId: string, kind: RecordKindName, number: number, path = ''): string {
  const cell = cellInPath(path);
  const form = `${scenarioPath(scenarioId)}/${FORMS[kind](number, path)}`;
  return cell ? `${form}#x${cell.x}_y${cell.y}` : withField(form, path);
}
