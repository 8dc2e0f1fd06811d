import { optionList } from './optionList.ts';

/** The types of items. */
export const ITEM_TYPES = optionList([
  ['がらくた', 'Junk'],
  ['武器', 'Weapon'],
  ['軽い鎧', 'Light armor'],
  ['重い鎧', 'Heavy armor'],
  ['兜', 'Helmet'],
  ['盾', 'Shield'],
  ['靴', 'Boots'],
  ['手袋', 'Gloves'],
  ['外套', 'Cloak'],
  ['装飾品', 'Ornament'],
  ['巻物', 'Scroll'],
  ['薬瓶', 'Potion vial'],
  ['本', 'Book'],
  ['その他', 'Other'],
]);

export const WEAPON_TYPE = 1;
/** Types that are used up when used (docs/domain.md, "Items"). */
export const ALWAYS_BREAKING_TYPES: readonly number[] = [10, 11];
/** Types that never get automatic magic (docs/domain.md, "Items"). */
export const NEVER_MAGIC_TYPES: readonly number[] = [0, ...ALWAYS_BREAKING_TYPES];

/** The types of weapons. */
export const WEAPON_TYPES = optionList([
  ['なし', 'None'],
  ['剣', 'Sword'],
  ['斧', 'Axe'],
  ['短剣', 'Dagger'],
  ['長杖', 'Long staff'],
  ['杖', 'Staff'],
  ['弓', 'Bow'],
  ['鎚矛', 'Mace'],
  ['連接棍', 'Flail'],
  ['刀', 'Katana'],
]);
/** Weapons that cut, and weapons that crush. */
export const CUTTING_WEAPONS: readonly number[] = [1, 2, 3, 9];
export const CRUSHING_WEAPONS: readonly number[] = [4, 5, 7, 8];

/** The range and the hold of non-weapons. */
export const NON_WEAPON = 0;
/** The reach of a weapon, and how it is held. */
export const WEAPON_RANGES = optionList([
  ['武器以外', 'Non-weapon'],
  ['近距離', 'Short'],
  ['中距離', 'Middle'],
  ['遠距離', 'Long'],
]);
export const WEAPON_HOLDS = optionList([
  ['武器以外', 'Non-weapon'],
  ['利き手', 'Main hand'],
  ['逆の手', 'Sub hand'],
  ['両手', 'Two-handed'],
]);
