import { MONSTER_FAMILIES, UNDEAD } from '#domain/catalogs/monsterFamilies.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { choice, int, set, withHelp } from '#domain/resource/field.ts';
import { counted, only, setTerm, spellCategory } from './spellCategory.ts';

const DOES = optionList([
  ['障壁を砕く', 'Breaks screens'],
  ['種族を祓う', 'Banishes a family'],
  ['素早くする', 'Haste'],
  ['力を増す', 'Might'],
  ['足を止める', 'Holds'],
  ['仲間を呼び出す', 'Summons'],
  ['煙に隠れる', 'Smoke'],
]);
/** The codes of the effects. */
export const [SCREENS, BANISH, HASTE, MIGHT, HOLD, SUMMON, SMOKE] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Spells that influence a battle without damage. */
export const battleSpells = spellCategory({
  fields: {
    does: choice('はたらき', 'Effect', DOES),
    amount: withHelp(
      int('量', 'Amount', { min: -20, max: 20, initial: 0 }),
      '素早くする呪文では行動順に、力を増す呪文では命中とダメージに足します。',
      'Haste adds it to initiative, might to hit value and damage.',
    ),
    rate: int('率（％）', 'Chance (%)', { min: 0, max: 100, initial: 100 }),
    families: set('祓う種族', 'Families', MONSTER_FAMILIES),
    rounds: int('続くラウンド', 'Rounds', { min: 1, max: 9, initial: 3 }),
    summon_level: int('呼び出す相手の最高レベル', 'Maximum level of the summoned', { min: 1, max: 99, initial: 10 }),
    screen_points: withHelp(
      int('砕く障壁', 'Points of the screen', { min: 0, max: 10 }),
      '敵の障壁から取り去る点です。',
      'Points removed from the screens of enemies.',
      'screen',
    ),
  },
  defaults: {
    48: { does: SCREENS, screen_points: 5 },
    49: { does: BANISH, rate: 60, families: only(MONSTER_FAMILIES, UNDEAD) },
    50: { does: HASTE, amount: 5 },
    51: { does: MIGHT, amount: 2 },
    52: { does: HOLD },
    53: { does: SUMMON },
    54: { does: SMOKE, amount: 0, rate: 30 },
  },
  isIdle: ({ does, families, screen_points }) =>
    (does === BANISH && !MONSTER_FAMILIES.some(({ code }) => families[code])) ||
    (does === SCREENS && screen_points === 0),
  sentence({ does, amount, rate, families, rounds, summon_level, screen_points }) {
    const whose = setTerm(MONSTER_FAMILIES, families);
    const time = counted(rounds, 'round');
    const signed = amount < 0 ? String(amount) : `+${amount}`;
    const ja = [
      `敵全体の障壁を${screen_points}砕く`,
      `敵1グループの${whose.ja || '（種族なし）'}を${rate}％で祓う`,
      `味方全員の行動順を${rounds}ラウンドの間${signed}する`,
      `味方全員の命中とダメージを${rounds}ラウンドの間${signed}する`,
      `敵全体を${rounds}ラウンドの間逃げられなくする（${rate}％）`,
      `レベル${summon_level}までの仲間を呼び出す（${rate}％）`,
      `逃げられる率を${rounds}ラウンドの間+${rate}％する`,
    ];
    const en = [
      `Takes ${counted(screen_points, 'point')} off the screens of all enemies`,
      `Banishes ${whose.en || 'no family'} of one group with a chance of ${rate}%`,
      `Moves the party ${signed} in the order for ${time}`,
      `Gives the party ${signed} to hit and to damage for ${time}`,
      `Keeps all enemies from fleeing for ${time} (${rate}%)`,
      `Summons an ally of up to level ${summon_level} (${rate}%)`,
      `Adds ${rate}% to the chance to flee for ${time}`,
    ];
    return { ja: ja[does] ?? '', en: en[does] ?? '' };
  },
});
