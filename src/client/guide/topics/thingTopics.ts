import { BISHOP, THIEF } from '#domain/catalogs/adventurers.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import { goldFactor } from '#game/rules/chestGold.ts';
import { identifyChance } from '#game/rules/identifying.ts';
import { shareOf } from '#game/rules/prices.ts';
import { disarmChance } from '#game/rules/trapSkill.ts';
import { said, type Topic } from './topic.ts';

/** Items, chests, prices and people. */
export const thingTopics = {
  prices: {
    title: said('値段', 'Prices'),
    words: said(
      '店は購入価格で売り、ルールの「買い取りの割合」で買い取ります。鑑定・売却価格は、店が鑑定するときと、呪いを外すときの料金です。ルールで、鑑定料を購入価格の割合にすることもできます。端数は切り捨てです。',
      'The shop sells for the purchase price and pays the share of it that the rules say. The identify price is what it asks to identify the item or to lift its curse; the rules may make that a share of the purchase price. Fractions are dropped.',
    ),
    usedIn: said('街の店、NPCの店', 'The shop of the city, and those of NPCs'),
    example: {
      sample: 1000,
      of: (price, { city }) => {
        const paid = shareOf(price, city.shop_sell_share);
        return said(
          `${price}ゴールドの${city.shop_sell_share}％は${paid}ゴールドです。購入価格がこの値なら、店はそれだけで買い取ります。`,
          `${city.shop_sell_share}% of ${price} is ${paid}: with this purchase price the shop pays so much.`,
        );
      },
    },
  },
  factors: {
    title: said('倍率', 'Shares of prices'),
    words: said(
      'NPCごとの倍率です。店、宿、寺院では、元の値段にこの倍率とルールのNPCの倍率を掛け、最後に端数を切り捨てます。買い取りには街の店の割合とこの倍率が、経験値にはこの倍率だけが掛かります。',
      'A share of this NPC alone. In shops, inns and temples the price is multiplied by it and by the share for NPCs of the rules, and rounded down once. What it pays is that of the city’s shop times this share; experience takes this share alone.',
    ),
    usedIn: said('NPCの店、宿、寺院、戦闘', 'Shops, inns, temples and battles of NPCs'),
    example: {
      sample: 150,
      of: (factor, { magic }) => {
        const price = shareOf(100, factor, magic.npc_price_factor);
        return said(
          `${factor}％なら、100ゴールドの品はNPCの店で${price}ゴールドです（ルールの倍率は${magic.npc_price_factor}％）。`,
          `With ${factor}% a thing of 100 gold costs ${price} at an NPC, as the rules say ${magic.npc_price_factor}%.`,
        );
      },
    },
  },
  identifying: {
    title: said('鑑定', 'Identifying'),
    words: said(
      '鑑定できる職業だけが試せます。率は、職業の「鑑定の基本の率」＋5×レベル−難しさ、です。失敗すると、何も分かりません。呪われた品に触れると、ルールの率でそのまま身に着くことがあります。',
      'Only classes that can identify may try: the base of the class + 5 × level − difficulty. A failure tells nothing, and who handles something cursed may be caught by it, as the rules say.',
    ),
    usedIn: said('キャンプでの鑑定', 'Identifying in camp'),
    example: {
      sample: 20,
      of: (difficulty, rules) => {
        const [low, high] = [1, 10].map((level) => identifyChance(rules, BISHOP, level, difficulty));
        return said(
          `難しさ${difficulty}の品を、ビショップはレベル1で${low}％、レベル10で${high}％見抜きます。`,
          `With a difficulty of ${difficulty} a bishop knows it in ${low}% at level 1 and ${high}% at level 10.`,
        );
      },
    },
  },
  breaking: {
    title: said('壊れる率', 'Breaking'),
    words: said(
      '力を使うたびに、最小から最大の間で率を一つ引き、その率で壊れます。両方を同じにすると、いつもその率です。巻物と薬、能力値を上げるものは必ず壊れます。壊れると「壊れた後」のアイテムになり、それがなければ無くなります。',
      'With each use a chance is drawn between the least and the most, and with that chance it breaks. Make both alike for a fixed chance. Scrolls, potions and what raises a stat always break. It then turns into what the item says, or is gone.',
    ),
    usedIn: said('魔法効果のあるアイテムを使ったとき', 'Using an item that has a power'),
  },
  chestSlots: {
    title: said('宝箱の枠', 'Slots of a chest'),
    words: said(
      '三つの枠を一つずつ、別々に試します。当たった枠の中身がすべて出るので、何も出ないことも、三つとも出ることもあります。「ルール」のままなら、ルールの高確率、中確率、低確率の値です。',
      'The three slots are tried one by one, each by itself: nothing may come, or all of them. Left at “rules”, they take the high, the medium and the low value of the rules.',
    ),
    usedIn: said('宝箱を開けたとき', 'Opening a chest'),
    example: {
      sample: 50,
      of: (probability, { battle }) =>
        probability < 0
          ? said(
              `今のルールでは、${battle.chest_high}％、${battle.chest_medium}％、${battle.chest_low}％です。`,
              `The rules say ${battle.chest_high}%, ${battle.chest_medium}% and ${battle.chest_low}%.`,
            )
          : said(
              `${probability}％なら、10個開けて${probability / 10}個ほどから出ます。`,
              `With ${probability}% about ${probability / 10} of ten chests give it.`,
            ),
    },
  },
  chestGold: {
    title: said('宝箱のお金', 'Gold of a chest'),
    words: said(
      'サイコロの目×10×（補正＋1）ゴールドです。補正が1増えるごとに、目の価値が10ゴールドずつ増えます。ルールの「宝箱のお金の上限」を超えません。',
      'The dice × 10 × (bonus + 1). Each point of the bonus makes a pip worth 10 gold more. It never exceeds the most that the rules allow.',
    ),
    usedIn: said('宝箱を開けたとき', 'Opening a chest'),
    example: {
      sample: 4,
      of: (bonus) =>
        said(
          `補正${bonus}なら、目の1が${goldFactor(bonus)}ゴールドになります。`,
          `With a bonus of ${bonus} each pip is worth ${goldFactor(bonus)} gold.`,
        ),
    },
  },
  chestLevel: {
    title: said('宝箱レベルと魔法', 'Chest levels and magic'),
    words: said(
      '自動魔法効果のセットは、宝箱レベル0から9ごとに、一つのアイテムに付く効果の数と、効果のレベルの上限を決めています。アイテムに魔法が付くかどうかは、セットの率で決まります。[自動魔法効果](items#magic)のページで、レベルごとの結果が分かります。',
      'A set of automatic magic says for each chest level, 0 to 9, how many effects come on an item and up to which level. Whether an item gets any is the chance of the set. The pages of [automatic magic](items#magic) show what each level comes to.',
    ),
    usedIn: said('宝箱から出るアイテム', 'Items out of chests'),
  },
  traps: {
    title: said('罠と錠の難しさ', 'Difficulty of traps and locks'),
    words: said(
      '宝箱の罠の難しさは「フロアの宝箱の罠＋宝箱の補正」です。その値以下の「現れる最低の難度」を持つ罠から選ばれます。外せる率は（レベル＋職業の補正−難しさ）×100÷70 で、5％から95％の間です。盗賊と忍者の補正は、ルールで決めます。錠も同じように開けます。',
      'A chest is as hard as “Treasure chest trap” of the floor plus its own. Traps are drawn whose least difficulty is no higher. It is undone with (level + bonus of the class − difficulty) × 100 / 70 per cent, 5 to 95; the bonuses of thieves and ninjas stand in the rules. Locks are picked alike.',
    ),
    usedIn: said('宝箱の罠、錠前', 'Traps of chests, locks'),
    example: {
      sample: 20,
      of: (difficulty, rules) => {
        const [low, high] = [1, 10].map((level) => disarmChance(rules, THIEF, level, difficulty));
        return said(
          `難しさ${difficulty}なら、盗賊はレベル1で${low}％、レベル10で${high}％外せます。`,
          `With ${difficulty} a thief undoes it in ${low}% at level 1 and ${high}% at level 10.`,
        );
      },
    },
  },
  rareChance: {
    title: said('まれな出現', 'Rare things'),
    words: said(
      '0.1％単位の率です。10なら1％です。宝箱の枠とは別に、対象の宝箱を開けるたびに試します。',
      'A chance in tenths of a per cent: 10 is 1%. It is tried whenever one of its chests is opened, beside the slots.',
    ),
    usedIn: said('宝箱の特別なアイテム', 'Special items of chests'),
    example: {
      sample: 10,
      of: (tenths) => {
        const come = Math.round(100 * (1 - (1 - tenths / 1000) ** 100));
        return said(
          `${tenths}なら${tenths / 10}％。100個開けるまでに出ている率は${come}％です。`,
          `${tenths} is ${tenths / 10}%. After a hundred chests it has come in ${come}%.`,
        );
      },
    },
  },
  stats: {
    title: said('能力値', 'Stats'),
    words: said(
      '力は命中とダメージ、知恵と信仰心は呪文を覚える率、生命力はHPと蘇生、素早さは行動の順番と罠、運は抵抗に効きます。なれる職業も、能力値で決まります。上限はふつう18で、ルールで変えられます。',
      'Strength adds to blows and damage, wisdom and faith to learning spells, vitality to hit points and being raised, agility to the order and to traps, luck to saving throws. Classes ask for them too. The cap is usually 18, by the rules.',
    ),
    usedIn: said('戦闘、成長、転職', 'Battle, growth and changing classes'),
  },
} as const satisfies Partial<Record<NumberTopic, Topic>>;
