import { ITEM_TYPES, WEAPON_TYPE, WEAPON_TYPES } from './itemTypes.ts';
import { MONSTER_FAMILIES } from './monsterFamilies.ts';

/** Returns the default unidentified name of an item: its type, or the type of weapon, with a question mark. */
export function unidentifiedItemNames({ type, weapon_type }: { type: number; weapon_type: number }) {
  const weapon = type === WEAPON_TYPE && weapon_type > 0 ? WEAPON_TYPES : undefined;
  const [options, code] = weapon ? [weapon, weapon_type] : [ITEM_TYPES, type];
  const label = options.find((option) => option.code === code)?.label;
  return { unconfirmed_name_ja: `${label?.ja ?? ''}？`, unconfirmed_name_en: `${label?.en ?? ''}?` };
}

/** Returns the default unidentified name of a monster, singular and plural: its family, with a question mark. */
export function unidentifiedMonsterNames({ family: code }: { family: number }) {
  const family = MONSTER_FAMILIES.find((one) => one.code === code);
  return {
    unconfirmed_name_ja: `${family?.label.ja ?? ''}？`,
    unconfirmed_name_en: `${family?.label.en ?? ''}?`,
    unconfirmed_plural_en: `${family?.plural_en ?? ''}?`,
  };
}
