import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, flag, int, withHelp } from '#domain/resource/field.ts';
import { counted, spellCategory } from './spellCategory.ts';

const DOES = optionList([
  ['灯り', 'Light'],
  ['強い灯り', 'Great light'],
  ['浮遊', 'Floating'],
  ['見破り', 'Sees through'],
  ['忍び足', 'Quiet step'],
  ['守り', 'Ward'],
]);
/** The codes of the effects. */
export const [LIGHT, GREAT_LIGHT, FLOAT, SEES, QUIET, WARD] = [0, 1, 2, 3, 4, 5] as const;

/** Spells that last while the party walks. */
export const continuedSpells = spellCategory({
  fields: {
    does: choice('はたらき', 'Effect', DOES),
    steps: int('歩数（0は消されるまで）', 'Steps (0: until ended)', { min: 0, max: 99_999 }),
    amount: withHelp(
      int('量', 'Amount', { min: 0, max: 99 }),
      '忍び足では減らす遭遇の割合（％）、守りでは良くなるACです。',
      'Quiet step: fewer encounters by this percentage. Ward: AC better by this value.',
    ),
    survives_dark: flag('闇の中でも消えない', 'Lasts in darkness'),
  },
  defaults: {
    61: { does: LIGHT, steps: 60 },
    62: { does: GREAT_LIGHT },
    63: { does: FLOAT, steps: 300 },
    64: { does: SEES, steps: 300 },
    65: { does: QUIET, steps: 200, amount: 50 },
    66: { does: WARD, amount: 2 },
  },
  sentence({ does, steps, amount, survives_dark }) {
    const time =
      steps === 0
        ? { ja: '消されるまで', en: 'until ended' }
        : { ja: `${steps}歩の間`, en: `for ${counted(steps, 'step')}` };
    const ja = [
      '迷宮を照らす',
      '迷宮を遠くまで照らす',
      '床から浮く',
      '見えないものを見破る',
      `敵との遭遇を${amount}％減らす`,
      `味方全員のACを${amount}良くする`,
    ];
    const en = [
      'Lights the way',
      'Lights the way far ahead',
      'Lets the party float',
      'Sees through what is hidden',
      `Meets enemies ${amount}% less`,
      `Makes the AC of the party ${amount} better`,
    ];
    const lit = does <= GREAT_LIGHT && survives_dark;
    return {
      ja: `${time.ja}、${ja[does]}${lit ? '。闇の中でも消えない' : ''}`,
      en: `${en[does]} ${time.en}${lit ? '; survives the dark' : ''}`,
    };
  },
});
