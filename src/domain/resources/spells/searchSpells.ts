import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, flag, int, withHelp } from '#domain/resource/field.ts';
import { counted, spellCategory } from './spellCategory.ts';

const DOES = optionList([
  ['宝箱の罠を見破る', 'Identifies a chest trap'],
  ['錠を開ける', 'Opens a lock'],
  ['隠し扉を見つける', 'Finds hidden doors'],
  ['アイテムを鑑定する', 'Identifies an item'],
  ['モンスターを見破る', 'Identifies monsters'],
]);
/** The codes of the effects. */
export const [NAMES_TRAP, OPENS_LOCK, FINDS_HIDDEN, IDENTIFIES_ITEM, IDENTIFIES_MONSTERS] = [0, 1, 2, 3, 4] as const;
/** The maximum certainty of spells about traps, in per cent. */
export const BEST_TRAP_SIGHT = 95;

/** Spells that find, open and identify. */
export const searchSpells = spellCategory({
  fields: {
    does: choice('はたらき', 'Effect', DOES),
    success: int('成功率（％）', 'Success (%)', { min: 0, max: 100, initial: 100 }),
    radius: int('届く範囲（マス）', 'Radius (cells)', { min: 0, max: 9 }),
    lock_plus: withHelp(
      int('錠への加算', 'Bonus against locks', { min: 0, max: 99 }),
      '唱える人のレベルに足して、錠の難しさと比べます。',
      'Added to the caster’s level, which is compared with the difficulty of the lock.',
      'traps',
    ),
    disarms: flag('罠を外す', 'Disarms the trap'),
  },
  defaults: {
    44: { does: NAMES_TRAP, success: 95 },
    45: { does: OPENS_LOCK, lock_plus: 30 },
    46: { does: FINDS_HIDDEN, radius: 2 },
    47: { does: IDENTIFIES_MONSTERS },
  },
  sentence({ does, success, radius, lock_plus, disarms }) {
    const sure = does === NAMES_TRAP ? Math.min(success, BEST_TRAP_SIGHT) : success;
    const ja = [
      '宝箱の罠を見破る',
      '錠のかかった扉を開ける',
      `${radius}マス先までの隠し扉を見つける`,
      'アイテム1つを鑑定する',
      'モンスターの正体を見破る',
    ];
    const en = [
      'Identifies a chest trap',
      'Opens a locked door',
      `Finds hidden doors up to ${counted(radius, 'cell')} away`,
      'Identifies one item',
      'Identifies the monsters of a battle',
    ];
    return {
      ja: [
        `${ja[does]}（成功率${sure}％）`,
        does === OPENS_LOCK && lock_plus > 0 ? `錠の難しさに+${lock_plus}` : '',
        does === NAMES_TRAP && disarms ? '罠も外す' : '',
      ]
        .filter(Boolean)
        .join('。'),
      en: [
        `${en[does]} (${sure}%)`,
        does === OPENS_LOCK && lock_plus > 0 ? `+${lock_plus} against the lock` : '',
        does === NAMES_TRAP && disarms ? 'disarms it too' : '',
      ]
        .filter(Boolean)
        .join('; '),
    };
  },
});
