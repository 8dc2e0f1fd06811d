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
/** Of those who strike in the example. */
const LEVEL = 5;
const STRENGTH = 16;
/** Hit points of whoever breathes in the example, and levels of caster and target. */
const BREATHING = 40;
const CASTER = 7;
const TARGET = 5;

const sharesOf = (highest: number) =>
  spellLevelShares(highest)
    .map((share, at) => ({ level: at + 1, share }))
    .filter(({ share }) => share > 0)
    .reverse();

/** Battles, and who comes to them. */
export const fightTopics = {
  dice: {
    title: said('サイコロ', 'Dice'),
    words: said(
      '2d6+1 は、6面のサイコロを2回振り、合計に1を足します。出る値は3から13、平均は8です。フォームでは一つの欄に「2d6+1」と打ちます。全角でもよく、「d6」は1回、「5」は振らずに5です。攻撃は「2d6×3」で、2d6を3回です（xや*でもかまいません）。欄の横に、最小、平均、最大と出やすさの形が出ます。回数を増やすほど、平均の近くに集まります。表とファイルでは、数ごとに列が分かれています。',
      '2d6+1 rolls a die of six sides twice and adds 1: from 3 to 13, on average 8. In a form type it as it stands, into one field. “d6” is one roll, “5” is 5 without any; an attack of “2d6×3” makes 2d6 three times (x and * will do). Beside the field stand the least, the mean and the most, and how often each result comes. The more dice, the closer to the mean. Tables and files have a column for each number.',
    ),
    usedIn: said('HP、攻撃、罠と呪文のダメージ、お金', 'Hit points, attacks, damage of traps and spells, gold'),
  },
  armourClass: {
    title: said('ACと命中', 'AC and hitting'),
    words: said(
      'ACは守りの薄さです。何も着けていなければ10で、小さいほど当たりにくくなります。一撃が当たる率は 5×（攻撃する側の命中＋相手のAC）％で、**命中率の下限**と**命中率の上限**の間に収まります。モンスターの命中は10＋レベル、仲間の命中は職業、レベル、力、武器で決まります。ACが1小さいと、当たる率は5％下がります。',
      'AC is how bare somebody is: 10 with nothing worn, and lower is harder to hit. A blow lands with 5 × (what the attacker brings + AC of the target) per cent, between **Least chance to hit** and **Highest chance to hit**. A monster brings 10 + its level; a member by class, level, strength and weapon. Each point of AC is 5%.',
    ),
    usedIn: said('戦闘での直接攻撃', 'Direct attacks in battle'),
    example: {
      sample: 5,
      of: (ac, rules) => {
        const monster = hitChance(rules, monsterHit(LEVEL), ac);
        const fighter = hitChance(rules, memberHit(rules, { job: FIGHTER, level: LEVEL, strength: STRENGTH }), ac);
        return said(
          `AC ${ac}の相手に、レベル${LEVEL}のモンスターは${monster}％、レベル${LEVEL}で力${STRENGTH}の戦士は${fighter}％で当てます。`,
          `Against AC ${ac} a monster of level ${LEVEL} hits in ${monster}%, a fighter of level ${LEVEL} with strength ${STRENGTH} in ${fighter}%.`,
        );
      },
    },
  },
  conduct: {
    title: said('モンスターの行動', 'What a monster does'),
    words: said(
      '1ターンごとに、まずブレスの率を試します。外れたら呪文の率を試し、それも外れたら、すべての枠で直接攻撃をします。ブレスのダメージは、そのときの自分のHPにルールの割合を掛けた値です。',
      'In each round the rate of the breath is tried first. If it fails, that of spells; if that fails too, the monster makes its attacks. A breath does the share of its present hit points that the rules say.',
    ),
    usedIn: said('戦闘でのモンスターの番', 'The turn of a monster in battle'),
    example: {
      sample: 30,
      of: (rate, rules) =>
        said(
          `率が${rate}％なら、10ターンに${rate / 10}回ほどです。HPが${BREATHING}のときのブレスは${breathDamage(rules, BREATHING)}のダメージです。`,
          `With ${rate}% about ${rate / 10} of ten rounds. With ${BREATHING} hit points a breath does ${breathDamage(rules, BREATHING)} damage.`,
        ),
    },
  },
  monsterSpells: {
    title: said('モンスターの呪文', 'Spells of monsters'),
    words: said(
      'モンスターは、自分の呪文レベルまでの呪文から一つを唱えます。最も高いレベルが70％、その下が20％、7％、3％です。同じレベルの中ではどれも同じ率です。どの呪文を唱えるかは、呪文の「モンスターのレベル」で決まります。',
      'A monster casts a spell of its level or below: of the highest in 70%, then 20%, 7% and 3%. Within a level all are alike. Which spells those are is said by “Monster level” of each spell.',
    ),
    usedIn: said('戦闘でのモンスターの呪文', 'What monsters cast in battle'),
    example: {
      sample: 3,
      of: (level) => {
        const shares = sharesOf(level);
        return shares.length === 0
          ? said('レベル0なら唱えません。', 'With level 0 it casts none.')
          : said(
              `レベル${level}なら、${shares.map((one) => `レベル${one.level}が${one.share}％`).join('、')}です。`,
              `With level ${level}: ${shares.map((one) => `level ${one.level} in ${one.share}%`).join(', ')}.`,
            );
      },
    },
  },
  spellResistance: {
    title: said('呪文の抵抗', 'Spell resistance'),
    words: said(
      'このモンスターに向けられた呪文を、効き目を決める前に、この率で打ち消します。打ち消されなければ、ふつうの抵抗や弱点の計算に進みます。100％なら、その系統の呪文はまったく効きません。',
      'A spell that is meant for it is kept off with this chance before anything else is rolled. What comes through is resisted in the usual ways. With 100% no spell of that school ever works.',
    ),
    usedIn: said('パーティがモンスターに唱える呪文', 'Spells that the party casts at the monster'),
  },
  levelDrain: {
    title: said('レベル低下', 'Level drain'),
    words: said(
      '打撃が当たったとき20％の率で起こり、抵抗に失敗した人のレベルが下がります。試すのは1ラウンドに一度だけです。最大HPは「新しいレベル÷前のレベル」倍になり、レベル1より下がった人は失われます。',
      'It comes with 20% of the blows that land, tried once a round, over who fails to save. The most hit points become those times new level / old level, and below level 1 one is lost.',
    ),
    usedIn: said('モンスターの直接攻撃', 'Direct attacks of the monster'),
    example: {
      sample: 2,
      of: (levels) => {
        const left = hpAfterDrain(80, 10, 10 - levels) ?? 0;
        return said(
          `レベル10、最大HP80の人が${levels}レベルを失うと、最大HPは${left}になります。`,
          `Somebody of level 10 with 80 hit points who loses ${levels} has ${left} left.`,
        );
      },
    },
  },
  experience: {
    title: said('経験値', 'Experience'),
    words: said(
      '倒した全員分を合計し、ルールで決めた「動ける者」「生きている者」「全員」のどれかで割ります。レベルに必要な経験値は、ルールの「レベルに必要な経験値」にあります。',
      'What all the beaten are worth is added up and shared by those able to act, the living, or all, as the rules say. What a level needs stands in the rules, under “Experience for levels”.',
    ),
    usedIn: said('戦闘の後', 'After a battle'),
    example: {
      sample: 600,
      of: (experience) => {
        const each = Math.floor(experience / PARTY);
        return said(`1体を${PARTY}人で分けると、1人${each}です。`, `Of one, ${PARTY} members get ${each} each.`);
      },
    },
  },
  groupSize: {
    title: said('1グループの数', 'How many in a group'),
    words: said(
      '出現数の最小から最大の間で決まります。ただし「フロアの難易度＋ルールの数（初めは4）」を超えず、9も超えません。浅いフロアで大群にしたくても、この上限で止まります。',
      'Between the least and the most of the group count, but no more than the difficulty of the floor plus a number of the rules, at first 4, and never more than 9. On a shallow floor a swarm stops there.',
    ),
    usedIn: said('遭遇と戦闘のイベント', 'Encounters and battles of events'),
    example: {
      sample: 9,
      of: (most, rules) => {
        const [shallow, deep] = [0, 5].map((difficulty) => Math.min(most, largestGroup(rules, difficulty)));
        return said(
          `最大が${most}なら、難易度0のフロアでは${shallow}体、難易度5では${deep}体までです。`,
          `With a most of ${most}: up to ${shallow} on a floor of difficulty 0, up to ${deep} on one of difficulty 5.`,
        );
      },
    },
  },
  groupCount: {
    title: said('グループの数', 'How many groups'),
    words: said(
      '最初のグループに連れがいれば、連れの率で次のグループが現れます。連れの連れも同じように続きます。全部で4グループまで、ルールで深さによる上限を使うなら「難易度＋1」まで、フロアの最大グループ数までです。',
      'A companion of the first group comes as another group, and its own companion after it. There are at most four groups, at most difficulty + 1 where the rules limit them by depth, and at most as many as the floor allows.',
    ),
    usedIn: said('遭遇と戦闘のイベント', 'Encounters and battles of events'),
  },
  difficulty: {
    title: said('フロアの難易度', 'Difficulty of a floor'),
    words: said(
      'フロアの深さを表す値です。1グループの数とグループの数の上限が上がり、戦闘から逃げにくくなります。',
      'How deep a floor counts. Groups become larger and more, and fleeing from a battle harder.',
    ),
    usedIn: said('遭遇、逃走', 'Encounters and fleeing'),
    example: {
      sample: 3,
      of: (difficulty, rules) => {
        const [group, groups] = [largestGroup(rules, difficulty), mostGroups(rules, difficulty, 0)];
        const flees = fleeChance(rules, difficulty, PARTY);
        return said(
          `難易度${difficulty}では、1グループ${group}体、${groups}グループまで。6人のパーティが逃げられる率は${flees}％です。`,
          `With ${difficulty}: up to ${group} in a group and ${groups} groups, and a party of six flees with ${flees}%.`,
        );
      },
    },
  },
  encounters: {
    title: said('出現率と遭遇', 'Encounters and their slots'),
    words: said(
      '通路では、1歩ごとに[ルール](rules)の遭遇率（‰）を試します。当たると、出現枠1、2、3の順に出現率を試し、最初に当たった枠の表から一つ引きます。どの枠も外れれば何も起こりません。モンスター部屋では、入ったときにその部屋の枠の出現率だけを試します。',
      'In corridors each step tries the encounter rate (‰) of the [rules](rules). Where it comes, the slots 1, 2 and 3 are tried in order with their probabilities, and the first that comes draws from its table. Entering a monster room tries the probability of the room’s own slot alone.',
    ),
    usedIn: said('歩いているときの遭遇', 'Encounters while walking'),
    example: {
      sample: 100,
      of: (probability, rules) => {
        const rate = encounterRate(rules, rules.battle.quiet_steps + 1);
        const chance = (rate * probability) / 1000;
        return said(
          `遭遇率${rate}‰、枠1の出現率${probability}％なら、通路の1歩で${chance}％です。`,
          `With a rate of ${rate}‰ and ${probability}% for slot 1, a step in a corridor meets it in ${chance}%.`,
        );
      },
    },
  },
  weight: {
    title: said('重みと出やすさ', 'Weights'),
    words: said(
      '同じ表や同じ仲間の中での割合です。率（％）ではないので、合計を100にする必要はありません。重み30、10、10なら、60％、20％、20％で引かれます。すべてを2倍にしても率は変わりません。0は引かれません。',
      'A share among those of the same table. It is no per cent, so they need not add up to 100: weights of 30, 10 and 10 come in 60%, 20% and 20%. Doubling all changes nothing, and 0 never comes.',
    ),
    usedIn: said('遭遇表、宝箱の罠、自動魔法効果、召喚', 'Encounter tables, traps of chests, automatic magic, summons'),
    example: {
      sample: 10,
      of: (weight) => {
        const share = Math.round((100 * weight) / Math.max(1, weight + 20));
        return said(
          `ほかの重みの合計が20なら、重み${weight}は約${share}％です。`,
          `Beside others that come to 20, ${weight} is about ${share}%.`,
        );
      },
    },
  },
  stateChance: {
    title: said('状態の呪文の効く率', 'How likely a state comes'),
    words: said(
      '効きやすさ＋2×唱える人のレベル−5×相手のレベル、が元の率です。耐性があれば半分、弱点なら倍になり、相手の抵抗（レベルと運）の分だけ減ります。最後は5％から95％の間です。レベルの上限を超える相手には効きません。',
      'Strength + 2 × level of the caster − 5 × level of the target; halved for the resistant, doubled for the weak, and less by the saving throw. It ends between 5% and 95%, and is 0 above the level limit.',
    ),
    usedIn: said('眠りや麻痺など、状態変化の呪文', 'Spells of sleep, paralysis and other states'),
    example: {
      sample: 50,
      of: (strength) => {
        const chance = stateChance({ strength, level_limit: 0 }, CASTER, TARGET);
        return said(
          `レベル${CASTER}の人がレベル${TARGET}の相手に唱えると、${chance}％で効きます。`,
          `Cast by level ${CASTER} at level ${TARGET} it works in ${chance}%.`,
        );
      },
    },
  },
  screen: {
    title: said('呪文の障壁', 'Magic screens'),
    words: said(
      '1点ごとに、敵の呪文を10％の率で防ぎます。防ぐたびに、ルールの「幕が1減る率」で1点減ることがあります。10点あれば必ず防ぎます。',
      'Each point keeps off a hostile spell with 10%. With each that it keeps off it may lose a point, as the rules say. Ten points keep off all.',
    ),
    usedIn: said('戦闘の呪文', 'Spells in battle'),
    example: {
      sample: 5,
      of: (points) =>
        said(
          `${points}点なら${screenChance(points)}％防ぎます。`,
          `${points} points keep off ${screenChance(points)}%.`,
        ),
    },
  },
} as const satisfies Partial<Record<NumberTopic, Topic>>;
