import { ELEMENT_NAMES } from './elementNames.ts';
import { optionList } from './optionList.ts';

/** The special magic effects of monsters. */
export const SPECIAL_EFFECTS = optionList([
  ['姿を消す', 'Becomes invisible'],
  ['武器の傷が半分', 'Halves weapon damage'],
  ['呪文をはね返す', 'Reflects spells'],
  ['呪文を打ち消す', 'Cancels spells'],
  ['分裂する', 'Splits'],
  ['必ず先手を取る', 'Always strikes first'],
  ['逃走を許さない', 'Prevents fleeing'],
  ['倒れて爆発する', 'Explodes when it falls'],
]);
/** The codes of these effects. */
export const [TURNS_INVISIBLE, HALVES_WOUNDS, TURNS_BACK, BREAKS_SPELLS] = [0, 1, 2, 3] as const;
export const [DIVIDES, STRIKES_FIRST, LETS_NOBODY_FLEE, BURSTS] = [4, 5, 6, 7] as const;

/** The resistances of monsters. */
export const RESISTANCES = optionList([
  ['炎', 'Fire'],
  ['冷気', 'Cold'],
  ['電撃', 'Lightning'],
  ['酸', 'Acid'],
  ['毒', 'Poison'],
  ['麻痺', 'Paralysis'],
  ['石化', 'Petrification'],
  ['睡眠', 'Sleep'],
  ['混乱', 'Confusion'],
  ['魅了', 'Charm'],
  ['沈黙', 'Silence'],
  ['即死', 'Instant death'],
  ['レベル低下', 'Level drain'],
]);

/** The weaknesses of monsters. */
export const WEAKNESSES = optionList([...ELEMENT_NAMES, ['銀', 'Silver'], ['斬撃', 'Cutting'], ['打撃', 'Crushing']]);
/** The codes of the weaknesses that depend on the weapon. */
export const [WEAK_TO_CUTTING, WEAK_TO_CRUSHING] = [11, 12] as const;

/** The effects of a monster's blows, and its behaviour. */
export const ATTACK_OPTIONS = optionList([
  ['仲間を呼ぶ', 'Calls allies'],
  ['逃げる', 'Flees'],
  ['眠らせる', 'Puts to sleep'],
  ['石化させる', 'Petrifies'],
  ['毒を与える', 'Poisons'],
  ['麻痺させる', 'Paralyzes'],
  ['首をはねる', 'Kills instantly'],
  ['後列も攻撃', 'Attacks the rear'],
  ['防具を壊す', 'Breaks armour'],
  ['盗む', 'Steals'],
  ['武器を壊す', 'Breaks weapons'],
]);
/** The codes of these options. */
export const [CALLS_ALLIES, FLEES, PUTS_TO_SLEEP, PETRIFIES, POISONS, PARALYZES] = [0, 1, 2, 3, 4, 5] as const;
export const [KILLS_AT_A_BLOW, ATTACKS_REAR, BREAKS_ARMOR, STEALS, BREAKS_WEAPONS] = [6, 7, 8, 9, 10] as const;

export const BREATHS = optionList([
  ['なし', 'None'],
  ['炎', 'Fire'],
  ['冷気', 'Cold'],
  ['電撃', 'Lightning'],
  ['酸', 'Acid'],
  ['毒', 'Poison'],
  ['石化', 'Petrification'],
]);
/** The codes of no breath, and of the breaths that cause a state. */
export const [NO_BREATH, BREATH_OF_POISON, BREATH_OF_STONE] = [0, 5, 6] as const;
