import { STATES } from '#domain/catalogs/states.ts';
import { diceResults } from '#domain/dice/diceSpread.ts';
import { diceText } from '#domain/dice/diceText.ts';
import { TRAP_SAVES, TRAP_TARGETS, type TreasureTrap } from '#domain/resources/treasureTrap.ts';
import type { Label } from '#domain/text/languages.ts';

/** Descriptions of special effects, by code, with the maximum amount. */
const SPECIALS: readonly ((amount: number) => Label)[] = [
  () => ({ ja: '', en: '' }),
  () => ({ ja: '同じ階のどこかへ飛ばされる', en: 'is teleported somewhere on the floor' }),
  () => ({ ja: '下の階へ落ちる', en: 'falls to the floor below' }),
  () => ({ ja: '敵に襲われる', en: 'is attacked by enemies that it calls' }),
  (amount) => ({
    ja: `各レベルの呪文の使用回数が${upTo(amount, '')}減る`,
    en: `loses ${upTo(amount, '')} spell uses of each level`,
  }),
  (amount) => ({
    ja: `${upTo(amount, '歳')}年を取る`,
    en: `ages ${upTo(amount, '')} ${amount === 1 ? 'year' : 'years'}`,
  }),
  (amount) => ({ ja: `レベルが${amount}下がる`, en: `loses ${amount} ${amount === 1 ? 'level' : 'levels'}` }),
  () => ({ ja: '呪われる', en: 'is cursed' }),
  (amount) => ({
    ja: `防具を${amount}つ壊される`,
    en: `has ${amount} ${amount === 1 ? 'piece' : 'pieces'} of armour broken`,
  }),
  () => ({ ja: '手を傷めて次の戦闘で攻撃できない', en: 'has a hand wounded and cannot attack in the next battle' }),
];

/** Describes a trap with its numbers. */
export function describeTrap(trap: TreasureTrap): Label {
  const effects = [damageOf(trap), stateOf(trap), specialOf(trap)].filter((effect) => effect !== undefined);
  if (effects.length === 0) return { ja: '何も起こらない。', en: 'Nothing happens.' };
  const target = TRAP_TARGETS.find(({ code }) => code === trap.target)?.label ?? { ja: '', en: '' };
  const save = trap.save === 0 ? undefined : TRAP_SAVES.find(({ code }) => code === trap.save)?.label;
  const saved = save && {
    ja: `抵抗（${save.ja}）に成功すれば免れる。`,
    en: ` A saving throw against ${save.en.toLowerCase()} wards it off.`,
  };
  return {
    ja: `${target.ja}は${effects.map(({ ja }) => ja).join('。また、')}。${saved?.ja ?? ''}`,
    en: `${target.en} ${effects.map(({ en }) => en).join(' and ')}.${saved?.en ?? ''}`,
  };
}

function damageOf({ damage }: TreasureTrap): Label | undefined {
  const { expected, maximum } = diceResults(damage);
  if (maximum === 0) return undefined;
  const dice = diceText(damage);
  return { ja: `${dice}（平均${expected}）のダメージを受ける`, en: `takes ${dice} damage (${expected} on average)` };
}

function stateOf({ state, state_percent }: TreasureTrap): Label | undefined {
  const label = STATES.find(({ code }) => code === state)?.label;
  if (state === 0 || state_percent === 0 || !label) return undefined;
  return withChance(state_percent, { ja: `「${label.ja}」になる`, en: `is left ${label.en.toLowerCase()}` });
}

function specialOf({ special, special_power: { percent, amount } }: TreasureTrap): Label | undefined {
  if (special === 0 || percent === 0) return undefined;
  const effect = SPECIALS[special]?.(amount);
  return effect && withChance(percent, effect);
}

const withChance = (percent: number, { ja, en }: Label): Label =>
  percent === 100 ? { ja, en } : { ja: `${percent}％の率で${ja}`, en: `${en} (${percent}%)` };

const upTo = (most: number, unit: string): string => (most <= 1 ? `${most}${unit}` : `1-${most}${unit}`);
