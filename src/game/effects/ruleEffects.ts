import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { attackEffects } from './attackEffects.ts';
import { battleEffects } from './battleEffects.ts';
import { cityEffects } from './cityEffects.ts';
import { creationEffects } from './creationEffects.ts';
import type { FieldEffects } from './effect.ts';
import { experienceEffects } from './experienceEffects.ts';
import { itemEffectEffects } from './itemEffectEffects.ts';
import { itemEffects } from './itemEffects.ts';
import { learningEffects } from './learningEffects.ts';
import { magicEffects } from './magicEffects.ts';
import { raceEffects } from './raceEffects.ts';

/** The effects of the numbers of the rules, by record kind. This is their only list; the figures next to a field come from here. */
export const RULE_EFFECTS: Partial<Record<RecordKindName, readonly FieldEffects[]>> = {
  battle_system_treasure_chest: battleEffects,
  direct_attack_setting: attackEffects,
  experience_point: experienceEffects,
  fortified_city_setting: cityEffects,
  remember_and_summon_spell: learningEffects,
  magic_effect_rule: itemEffectEffects,
  message_item: itemEffects,
  npc_magic_related: magicEffects,
  race_occupation: creationEffects,
  race_occupation_setting: raceEffects,
};

/** The effects shown at a field; a group of fields shows them at its last field. */
export function effectsAt(kind: RecordKindName, path: string): FieldEffects | undefined {
  return RULE_EFFECTS[kind]?.find(({ fields }) => fields.at(-1) === path);
}
