import { optionList } from '#domain/catalogs/optionList.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { choice, dice, flag, int, set, type ValuesOf, withHelp } from '#domain/resource/field.ts';
import { sidelessDice } from '#domain/resources/sidelessDice.ts';
import { percent, whole } from './ruleFields.ts';

const RETURNS = optionList([
  ['倒されるまで現れる', 'Until killed'],
  ['いつも現れる', 'Always'],
  ['一度だけ現れる', 'Once'],
]);
export const [, NPCS_RETURN_ALWAYS, NPCS_RETURN_NEVER] = [0, 1, 2] as const;
const AUTOMAP = optionList([
  ['いつも', 'Always'],
  ['呪文かアイテムで', 'By a spell or an item'],
  ['なし', 'None'],
]);
export const [AUTOMAP_ALWAYS, AUTOMAP_BY_SPELL] = [0, 1] as const;
const COORDINATES = optionList([
  ['呪文で', 'By a spell'],
  ['いつも', 'Always'],
]);
export const [, COORDINATES_ALWAYS] = [0, 1] as const;
const HOMING = optionList([
  ['何も失わない', 'Nothing'],
  ['お金', 'Gold'],
  ['持ち物', 'Gear'],
]);
export const [, HOMING_LEAVES_GOLD, HOMING_LEAVES_GEAR] = [0, 1, 2] as const;
const INTO_ROCK = optionList([
  ['移動できない', 'Not possible'],
  ['傷つき、近くのマスに出る', 'Hurts and moves to the nearest cell'],
  ['失われる', 'Lost for ever'],
]);
export const [ROCK_REFUSES, ROCK_HURTS] = [0, 1] as const;
const ENDS = optionList([
  ['街に入る', 'Entering the city'],
  ['全滅', 'Party wipe'],
  ['戦闘から逃げる', 'Fleeing from a battle'],
]);
export const [ENDED_BY_CITY, ENDED_BY_WIPE, ENDED_BY_FLIGHT] = [0, 1, 2] as const;
const RAISED_WITH = optionList([
  ['HP 1', '1 HP'],
  ['半分', 'Half'],
  ['全快', 'All'],
]);
const factor = (ja: string, en: string, initial: number) =>
  int(`${ja}（％）`, `${en} (%)`, { min: 10, max: 999, initial });

const fields = {
  npc_returns: choice('NPCの再登場', 'NPCs return', RETURNS),
  npc_fight_alignment: whole('NPCと戦って性格が変わる率（‰）', 'Fighting NPCs changes alignment (‰)', 0, 1000, 5),
  npc_price_factor: factor('NPCの店の値段', 'NPC shop prices', 120),
  npc_inn_factor: factor('NPCの宿の料金', 'NPC inn prices', 100),
  npc_temple_factor: factor('NPCの治療の料金', 'NPC healing prices', 110),
  npc_trade_keeps: flag('交換した品をNPCが持ち続ける', 'NPCs keep traded items', true),
  light_range: whole('明かりなしで見えるマス', 'Cells seen without light', 1, 9, 1),
  light_range_light: whole('明かりで見えるマス', 'Cells seen with light', 1, 9, 3),
  light_range_great: whole('強い明かりで見えるマス', 'Cells seen with great light', 1, 9, 5),
  automap: choice('自動マップ', 'Automap', AUTOMAP),
  coordinate_shown: choice('座標の表示', 'Coordinates are shown', COORDINATES),
  homing_leaves: choice('帰還の呪文で失う物', 'Lost by the return spell', HOMING),
  teleport_into_rock: choice('岩の中への移動', 'Teleporting into rock', INTO_ROCK, 1),
  rock_damage: withHelp(
    dice('岩の中のダメージ', 'Damage in rock', { plus: 99 }),
    '一人ずつ振ります。',
    'Rolled for each member.',
    'dice',
  ),
  magic_in_battle_fails: percent('戦闘で呪文が失敗する率', 'Spell failure in battle', 0),
  continued_ends: set('継続呪文の終わり', 'Continued spells end by', ENDS),
  raise_vitality_loss: whole('蘇生で減る生命力', 'Vitality lost by raising', 0, 3, 1),
  raise_hp: choice('死からの蘇生のHP', 'HP when raised from death', RAISED_WITH),
  raise_ash_hp: choice('灰からの蘇生のHP', 'HP when raised from ash', RAISED_WITH, 2),
  lost_below: whole('生命力がこれ未満で消滅', 'Lost for ever with vitality below', 1, 10, 3),
};
export type NpcMagicRelated = ValuesOf<typeof fields>;

/** NPCs, light, the map, teleporting, continued spells and raising the dead. */
export const npcMagicRelated = defineResource({
  name: 'npc_magic_related',
  fields,
  sections: [
    {
      title: { ja: 'NPC', en: 'NPCs' },
      fields: [
        ...(['npc_returns', 'npc_fight_alignment', 'npc_price_factor', 'npc_inn_factor'] as const),
        ...(['npc_temple_factor', 'npc_trade_keeps'] as const),
      ],
    },
    {
      title: { ja: '明かりとマップ', en: 'Light and map' },
      fields: ['light_range', 'light_range_light', 'light_range_great', 'automap', 'coordinate_shown'],
    },
    {
      title: { ja: '移動の呪文', en: 'Travel spells' },
      fields: ['homing_leaves', 'teleport_into_rock', 'rock_damage'],
    },
    {
      title: { ja: '呪文の失敗と継続', en: 'Spell failure and duration' },
      fields: ['magic_in_battle_fails', 'continued_ends'],
    },
    {
      title: { ja: '蘇生', en: 'Raising the dead' },
      fields: ['raise_vitality_loss', 'raise_hp', 'raise_ash_hp', 'lost_below'],
    },
  ],
  calls: { verbs: ['list', 'replace'] },
  defaults: () => ({
    rock_damage: { count: 3, sides: 10, plus: 0 },
    continued_ends: { 0: true, 1: true, 2: false },
  }),
  check: ({ rock_damage }) => sidelessDice('rock_damage', rock_damage),
});
