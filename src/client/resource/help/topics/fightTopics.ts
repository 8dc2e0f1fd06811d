import { FIGHTER } from '#domain/catalogs/adventurers.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import { encounterRate, largestGroup, mostGroups } from '#game/rules/encounterRate.ts';
import { fleeChance } from '#game/rules/fleeing.ts';
import { hitChance, memberHit, monsterHit } from '#game/rules/hitChance.ts';
import { hpAfterDrain } from '#game/rules/levelDrain.ts';
import { screenChance } from '#game/rules/magicScreen.ts';
import { breathDamage } from '#game/rules/monsterConduct.ts';
import { spellLevelShares } from '#game/rules/monsterSpell.ts';
import { stateChance } from '#game/rules/stateChance.ts';
import { said, type Topic } from './topic.ts';

const PARTY = 6;
/** Level and strength of the attackers in the examples. */
const LEVEL = 5;
const STRENGTH = 16;
/** Hit points of the breathing monster, and levels of caster and target, in the examples. */
const BREATHING = 40;
const CASTER = 7;
const TARGET = 5;

const sharesOf = (highest: number) =>
  spellLevelShares(highest)
    .map((share, at) => ({ level: at + 1, share }))
    .filter(({ share }) => share > 0)
    .reverse();

/** Help topics about battles and their participants. */
export const fightTopics = {
  dice: {
    title: said('サイコロ', 'Dice'),
    words: said(
      '2d6+1 は、6面のサイコロを2回振り、合計に1を足します。出る値は3から13、平均は8です。フォームでは一つの欄に「2d6+1」と打ちます。全角でもよく、「d6」は1回、「5」は振らずに5です。攻撃は「2d6×3」で、2d6を3回です（xや*でもかまいません）。欄の横に、最小、平均、最大と出やすさの形が出ます。回数を増やすほど、平均の近くに集まります。表とファイルでは、数ごとに列が分かれています。',
      '2d6+1 rolls a six-sided die twice and adds 1: from 3 to 13, on average 8. In a form, type it into one field as it is written. “d6” is one roll, “5” is 5 without a roll; an attack of “2d6×3” deals 2d6 three times (x and * work too). Beside the field you see the minimum, the average and the maximum, and how often each result comes. With more dice, results are closer to the average. Tables and files have a column for each number.',
    ),
    usedIn: said('HP、攻撃、罠と呪文のダメージ、お金', 'Hit points, attacks, damage of traps and spells, gold'),
  },
  armourClass: {
    title: said('ACと命中', 'AC and hitting'),
    words: said(
      'ACは守りの薄さです。何も着けていなければ10で、小さいほど当たりにくくなります。一撃が当たる率は 5×（攻撃する側の命中＋相手のAC）％で、**命中率の下限**と**命中率の上限**の間に収まります。モンスターの命中は10＋レベル、仲間の命中は職業、レベル、力、武器で決まります。ACが1小さいと、当たる率は5％下がります。',
      'AC is 10 without any armour; a lower AC is harder to hit. An attack hits with 5 × (attacker’s hit value + target’s AC)%, limited by **Minimum hit chance** and **Maximum hit chance**. The hit value of a monster is 10 + its level; that of a member depends on class, level, strength and weapon. Each point of AC is 5%.',
    ),
    usedIn: said('戦闘での直接攻撃', 'Direct attacks in battle'),
    example: {
      sample: 5,
      of: (ac, rules) => {
        const monster = hitChance(rules, monsterHit(LEVEL), ac);
        const fighter = hitChance(rules, memberHit(rules, { job: FIGHTER, level: LEVEL, strength: STRENGTH }), ac);
        return said(
          `AC ${ac}の相手に、レベル${LEVEL}のモンスターは${monster}％、レベル${LEVEL}で力${STRENGTH}の戦士は${fighter}％で当てます。`,
          `Against AC ${ac}, a level ${LEVEL} monster hits ${monster}% of the time, and a level ${LEVEL} fighter with strength ${STRENGTH} ${fighter}%.`,
        );
      },
    },
  },
  conduct: {
    title: said('モンスターの行動', 'What a monster does'),
    words: said(
      '1ラウンドごとに、まずブレスの率を試します。外れたら呪文の率を試し、それも外れたら、すべての枠で直接攻撃をします。ブレスのダメージは、そのときの自分のHPにルールの割合を掛けた値です。',
      'Every round the breath rate is tried first. If it fails, the spell rate is tried; if that fails too, the monster attacks with all its slots. The damage of a breath is the monster’s current hit points times a share set in the rules.',
    ),
    usedIn: said('戦闘でのモンスターの番', 'A monster’s turn in battle'),
    example: {
      sample: 30,
      of: (rate, rules) =>
        said(
          `率が${rate}％なら、10ラウンドに${rate / 10}回ほどです。HPが${BREATHING}のときのブレスは${breathDamage(rules, BREATHING)}のダメージです。`,
          `${rate}% is about ${rate / 10} of ten rounds. At ${BREATHING} hit points, a breath does ${breathDamage(rules, BREATHING)} damage.`,
        ),
    },
  },
  monsterSpells: {
    title: said('モンスターの呪文', 'Spells of monsters'),
    words: said(
      'モンスターは、自分の呪文レベルまでの呪文から一つを唱えます。最も高いレベルが70％、その下が20％、7％、3％です。同じレベルの中ではどれも同じ率です。どの呪文を唱えるかは、呪文の「モンスターのレベル」で決まります。',
      'A monster casts a spell of its own spell level or below: 70% of the highest level, then 20%, 7% and 3%. Within a level all spells have the same chance. “Monster level” of each spell decides which spells these are.',
    ),
    usedIn: said('戦闘でのモンスターの呪文', 'Spells of monsters in battle'),
    example: {
      sample: 3,
      of: (level) => {
        const shares = sharesOf(level);
        return shares.length === 0
          ? said('レベル0なら唱えません。', 'At level 0 it casts none.')
          : said(
              `レベル${level}なら、${shares.map((one) => `レベル${one.level}が${one.share}％`).join('、')}です。`,
              `At level ${level}: ${shares.map((one) => `level ${one.level} with ${one.share}%`).join(', ')}.`,
            );
      },
    },
  },
  spellResistance: {
    title: said('呪文の抵抗', 'Spell resistance'),
    words: said(
      'このモンスターに向けられた呪文を、効き目を決める前に、この率で打ち消します。打ち消されなければ、ふつうの抵抗や弱点の計算に進みます。100％なら、その系統の呪文はまったく効きません。',
      'The chance to block a spell cast at this monster before its effect is determined. Spells that get through face the usual resistances and weaknesses. At 100%, no spell of that school ever works.',
    ),
    usedIn: said('パーティがモンスターに唱える呪文', 'Spells that the party casts at the monster'),
  },
  levelDrain: {
    title: said('レベル低下', 'Level drain'),
    words: said(
      '打撃が当たったとき20％の率で起こり、抵抗に失敗した人のレベルが下がります。試すのは1ラウンドに一度だけです。最大HPは「新しいレベル÷前のレベル」倍になり、レベル1より下がった人は失われます。',
      'It has a 20% chance when an attack hits, tried once a round; a target that fails its saving throw loses levels. Maximum hit points are multiplied by new level / old level. A member who drops below level 1 is lost.',
    ),
    usedIn: said('モンスターの直接攻撃', 'Direct attacks of the monster'),
    example: {
      sample: 2,
      of: (levels) => {
        const left = hpAfterDrain(80, 10, 10 - levels) ?? 0;
        return said(
          `レベル10、最大HP80の人が${levels}レベルを失うと、最大HPは${left}になります。`,
          `A level 10 member with 80 maximum hit points who loses ${levels} has a maximum of ${left}.`,
        );
      },
    },
  },
  experience: {
    title: said('経験値', 'Experience'),
    words: said(
      '倒した全員分を合計し、ルールで決めた「動ける者」「生きている者」「全員」のどれかで割ります。レベルに必要な経験値は、ルールの「レベルに必要な経験値」にあります。',
      'The experience of all defeated monsters is added up and divided among those able to act, the living, or all members, as set in the rules. The experience needed for a level is in the rules under “Experience per level”.',
    ),
    usedIn: said('戦闘の後', 'After a battle'),
    example: {
      sample: 600,
      of: (experience) => {
        const each = Math.floor(experience / PARTY);
        return said(
          `1体を${PARTY}人で分けると、1人${each}です。`,
          `For one monster, ${PARTY} members get ${each} each.`,
        );
      },
    },
  },
  groupSize: {
    title: said('1グループの数', 'Group size'),
    words: said(
      '出現数の最小から最大の間で決まります。ただし「フロアの難易度＋ルールの数（初めは4）」を超えず、9も超えません。浅いフロアで大群にしたくても、この上限で止まります。',
      'Between the minimum and the maximum of the group count, but at most the difficulty of the floor plus a number set in the rules (4 by default), and at most 9. This limits groups on shallow floors.',
    ),
    usedIn: said('遭遇と戦闘のイベント', 'Encounters and battles of events'),
    example: {
      sample: 9,
      of: (most, rules) => {
        const [shallow, deep] = [0, 5].map((difficulty) => Math.min(most, largestGroup(rules, difficulty)));
        return said(
          `最大が${most}なら、難易度0のフロアでは${shallow}体、難易度5では${deep}体までです。`,
          `With a maximum of ${most}: up to ${shallow} on a floor of difficulty 0, and up to ${deep} at difficulty 5.`,
        );
      },
    },
  },
  groupCount: {
    title: said('グループの数', 'Number of groups'),
    words: said(
      '最初のグループに連れがいれば、連れの率で次のグループが現れます。連れの連れも同じように続きます。全部で4グループまで、ルールで深さによる上限を使うなら「難易度＋1」まで、フロアの最大グループ数までです。',
      'If the first group has a companion, it can come as another group, then the companion of that one, and so on. There are at most four groups, at most difficulty + 1 if the rules limit them by depth, and at most as many as the floor allows.',
    ),
    usedIn: said('遭遇と戦闘のイベント', 'Encounters and battles of events'),
  },
  difficulty: {
    title: said('フロアの難易度', 'Difficulty of a floor'),
    words: said(
      'フロアの深さを表す値です。1グループの数とグループの数の上限が上がり、戦闘から逃げにくくなります。',
      'How deep the floor is. A higher difficulty allows larger and more groups, and makes fleeing harder.',
    ),
    usedIn: said('遭遇、逃走', 'Encounters and fleeing'),
    example: {
      sample: 3,
      of: (difficulty, rules) => {
        const [group, groups] = [largestGroup(rules, difficulty), mostGroups(rules, difficulty, 0)];
        const flees = fleeChance(rules, difficulty, PARTY);
        return said(
          `難易度${difficulty}では、1グループ${group}体、${groups}グループまで。6人のパーティが逃げられる率は${flees}％です。`,
          `At difficulty ${difficulty}: up to ${group} in a group, up to ${groups} groups, and a party of six flees with ${flees}%.`,
        );
      },
    },
  },
  encounters: {
    title: said('出現率と遭遇', 'Encounters and their slots'),
    words: said(
      '通路では、1歩ごとに[ルール](rules)の遭遇率（‰）を試します。当たると、出現枠1、2、3の順に出現率を試し、最初に当たった枠の表から一つ引きます。どの枠も外れれば何も起こりません。モンスター部屋では、入ったときにその部屋の枠の出現率だけを試します。',
      'In corridors, every step tries the encounter rate (‰) of the [rules](rules). If it succeeds, slots 1, 2 and 3 are tried in order with their probabilities, and the first that succeeds draws a monster from its table. Entering a monster room tries only the probability of that room’s slot.',
    ),
    usedIn: said('歩いているときの遭遇', 'Encounters while walking'),
    example: {
      sample: 100,
      of: (probability, rules) => {
        const rate = encounterRate(rules, rules.battle.quiet_steps + 1);
        const chance = (rate * probability) / 1000;
        return said(
          `遭遇率${rate}‰、枠1の出現率${probability}％なら、通路の1歩で${chance}％です。`,
          `With a rate of ${rate}‰ and ${probability}% for slot 1, the chance per step in a corridor is ${chance}%.`,
        );
      },
    },
  },
  weight: {
    title: said('重みと出やすさ', 'Weights'),
    words: said(
      '同じ表や同じ仲間の中での割合です。率（％）ではないので、合計を100にする必要はありません。重み30、10、10なら、60％、20％、20％で引かれます。すべてを2倍にしても率は変わりません。0は引かれません。',
      'A share within the same table. It is not a percentage, so the total need not be 100: weights of 30, 10 and 10 mean 60%, 20% and 20%. Doubling all of them changes nothing, and 0 is never drawn.',
    ),
    usedIn: said('遭遇表、宝箱の罠、自動魔法効果、召喚', 'Encounter tables, traps of chests, automatic magic, summons'),
    example: {
      sample: 10,
      of: (weight) => {
        const share = Math.round((100 * weight) / Math.max(1, weight + 20));
        return said(
          `ほかの重みの合計が20なら、重み${weight}は約${share}％です。`,
          `If the other weights add up to 20, a weight of ${weight} is about ${share}%.`,
        );
      },
    },
  },
  stateChance: {
    title: said('状態の呪文の効く率', 'Chance of a state'),
    words: said(
      '効きやすさ＋2×唱える人のレベル−5×相手のレベル、が元の率です。耐性があれば半分、弱点なら倍になり、相手の抵抗（レベルと運）の分だけ減ります。最後は5％から95％の間です。レベルの上限を超える相手には効きません。',
      'Strength + 2 × caster’s level − 5 × target’s level; halved by resistance, doubled by weakness, and reduced by the saving throw. The result is between 5% and 95%, and 0 above the level limit.',
    ),
    usedIn: said('眠りや麻痺など、状態変化の呪文', 'Spells of sleep, paralysis and other states'),
    example: {
      sample: 50,
      of: (strength) => {
        const chance = stateChance({ strength, level_limit: 0 }, CASTER, TARGET);
        return said(
          `レベル${CASTER}の人がレベル${TARGET}の相手に唱えると、${chance}％で効きます。`,
          `Cast by level ${CASTER} at level ${TARGET}, it works with ${chance}%.`,
        );
      },
    },
  },
  screen: {
    title: said('呪文の障壁', 'Magic screens'),
    words: said(
      '1点ごとに、敵の呪文を10％の率で防ぎます。防ぐたびに、ルールの「幕が1減る率」で1点減ることがあります。10点あれば必ず防ぎます。',
      'Each point adds a 10% chance to block an enemy spell. Each blocked spell may cost a point, with the chance set in the rules. Ten points block every spell.',
    ),
    usedIn: said('戦闘の呪文', 'Spells in battle'),
    example: {
      sample: 5,
      of: (points) =>
        said(`${points}点なら${screenChance(points)}％防ぎます。`, `${points} points block ${screenChance(points)}%.`),
    },
  },
} as const satisfies Partial<Record<NumberTopic, Topic>>;
