import type { Label } from '#domain/text/languages.ts';
import { ITEM_TYPES, WEAPON_TYPE, WEAPON_TYPES } from './itemTypes.ts';
import { MONSTER_FAMILIES } from './monsterFamilies.ts';

const guess = (label: Label | undefined): Label => ({ ja: `${label?.ja ?? ''}？`, en: `${label?.en ?? ''}?` });

/** What an item looks like before it is identified: its kind, of a weapon the kind of weapon, with a question mark. */
export function unidentifiedItemName({ type, weapon_type }: { type: number; weapon_type: number }): Label {
  const weapon = type === WEAPON_TYPE && weapon_type > 0 ? WEAPON_TYPES : undefined;
  const [options, code] = weapon ? [weapon, weapon_type] : [ITEM_TYPES, type];
  return guess(options.find((option) => option.code === code)?.label);
}

/** What a monster looks like before it is known: its family, with a question mark. */
export function unidentifiedMonsterName({ family }: { family: number }): Label {
  return guess(MONSTER_FAMILIES.find(({ code }) => code === family)?.label);
}
