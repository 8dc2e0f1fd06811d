import { BISHOP, THIEF } from '#domain/catalogs/adventurers.ts';
import type { NumberTopic } from '#domain/catalogs/numberTopics.ts';
import { goldFactor } from '#game/rules/chestGold.ts';
import { identifyChance } from '#game/rules/identifying.ts';
import { shareOf } from '#game/rules/prices.ts';
import { disarmChance } from '#game/rules/trapSkill.ts';
import { said, type Topic } from './topic.ts';

/** Help topics about items, chests, prices and people. */
export const thingTopics = {
  prices: {
    title: said('値段', 'Prices'),
    words: said(
      '店は購入価格で売り、ルールの「買い取りの割合」で買い取ります。鑑定・売却価格は、店が鑑定するときと、呪いを外すときの料金です。ルールで、鑑定料を購入価格の割合にすることもできます。端数は切り捨てです。',
      'The shop sells at the purchase price and buys at a share of it set in the rules. The identify price is what it charges to identify the item or to lift its curse; the rules can make that a share of the purchase price instead. Fractions are dropped.',
    ),
    usedIn: said('街の店、NPCの店', 'The shop of the city and shops of NPCs'),
    example: {
      sample: 1000,
      of: (price, { city }) => {
        const paid = shareOf(price, city.shop_sell_share);
        return said(
          `${price}ゴールドの${city.shop_sell_share}％は${paid}ゴールドです。購入価格がこの値なら、店はそれだけで買い取ります。`,
          `${city.shop_sell_share}% of ${price} is ${paid}: that is what the shop pays for an item with this purchase price.`,
        );
      },
    },
  },
  factors: {
    title: said('倍率', 'Price factors'),
    words: said(
      'NPCごとの倍率です。店、宿、寺院では、元の値段にこの倍率とルールのNPCの倍率を掛け、最後に端数を切り捨てます。買い取りには街の店の割合とこの倍率が、経験値にはこの倍率だけが掛かります。',
      'A factor of this NPC. In shops, inns and temples the price is multiplied by it and by the NPC factor of the rules, and rounded down at the end. When buying, the NPC pays the share of the city’s shop times this factor. Experience uses this factor only.',
    ),
    usedIn: said('NPCの店、宿、寺院、戦闘', 'Shops, inns, temples and battles of NPCs'),
    example: {
      sample: 150,
      of: (factor, { magic }) => {
        const price = shareOf(100, factor, magic.npc_price_factor);
        return said(
          `${factor}％なら、100ゴールドの品はNPCの店で${price}ゴールドです（ルールの倍率は${magic.npc_price_factor}％）。`,
          `With ${factor}%, an item of 100 gold costs ${price} at an NPC’s shop (NPC factor of the rules: ${magic.npc_price_factor}%).`,
        );
      },
    },
  },
  identifying: {
    title: said('鑑定', 'Identification'),
    words: said(
      '鑑定できる職業だけが試せます。率は、職業の「鑑定の基本の率」＋5×レベル−難しさ、です。失敗すると、何も分かりません。呪われた品に触れると、ルールの率でそのまま身に着くことがあります。',
      'Only classes that can identify may try. The chance is the base of the class + 5 × level − difficulty. A failure reveals nothing, and touching a cursed item may equip it, with the chance set in the rules.',
    ),
    usedIn: said('キャンプでの鑑定', 'Identifying in camp'),
    example: {
      sample: 20,
      of: (difficulty, rules) => {
        const [low, high] = [1, 10].map((level) => identifyChance(rules, BISHOP, level, difficulty));
        return said(
          `難しさ${difficulty}の品を、ビショップはレベル1で${low}％、レベル10で${high}％見抜きます。`,
          `At difficulty ${difficulty}, a bishop identifies the item with ${low}% at level 1 and ${high}% at level 10.`,
        );
      },
    },
  },
  breaking: {
    title: said('壊れる率', 'Breaking'),
    words: said(
      '力を使うたびに、最小から最大の間で率を一つ引き、その率で壊れます。両方を同じにすると、いつもその率です。巻物と薬、能力値を上げるものは必ず壊れます。壊れると「壊れた後」のアイテムになり、それがなければ無くなります。',
      'With each use, a chance between the minimum and the maximum is drawn, and the item breaks with that chance. Make both the same for a fixed chance. Scrolls, potions and items that raise a stat always break. A broken item turns into another one if that is set, or is gone.',
    ),
    usedIn: said('魔法効果のあるアイテムを使ったとき', 'Using an item that has a power'),
  },
  chestSlots: {
    title: said('宝箱の枠', 'Slots of a chest'),
    words: said(
      '三つの枠を一つずつ、別々に試します。当たった枠の中身がすべて出るので、何も出ないことも、三つとも出ることもあります。「ルール」のままなら、ルールの高確率、中確率、低確率の値です。',
      'The three slots are tried independently: a chest can give nothing, or all three. Left at “rules”, they use the high, the medium and the low value of the rules.',
    ),
    usedIn: said('宝箱を開けたとき', 'Opening a chest'),
    example: {
      sample: 50,
      of: (probability, { battle }) =>
        probability < 0
          ? said(
              `今のルールでは、${battle.chest_high}％、${battle.chest_medium}％、${battle.chest_low}％です。`,
              `In the current rules: ${battle.chest_high}%, ${battle.chest_medium}% and ${battle.chest_low}%.`,
            )
          : said(
              `${probability}％なら、10個開けて${probability / 10}個ほどから出ます。`,
              `With ${probability}%, about ${probability / 10} of ten chests contain it.`,
            ),
    },
  },
  chestGold: {
    title: said('宝箱のお金', 'Gold of a chest'),
    words: said(
      'サイコロの目×10×（補正＋1）ゴールドです。補正が1増えるごとに、目の価値が10ゴールドずつ増えます。ルールの「宝箱のお金の上限」を超えません。',
      'The result of the dice × 10 × (bonus + 1) gold. Each point of bonus makes a point on the dice worth 10 gold more. The rules set an upper limit.',
    ),
    usedIn: said('宝箱を開けたとき', 'Opening a chest'),
    example: {
      sample: 4,
      of: (bonus) =>
        said(
          `補正${bonus}なら、目の1が${goldFactor(bonus)}ゴールドになります。`,
          `With a bonus of ${bonus}, each point on the dice is worth ${goldFactor(bonus)} gold.`,
        ),
    },
  },
  chestLevel: {
    title: said('宝箱レベルと魔法', 'Chest levels and magic'),
    words: said(
      '自動魔法効果のセットは、宝箱レベル0から9ごとに、一つのアイテムに付く効果の数と、効果のレベルの上限を決めています。アイテムに魔法が付くかどうかは、セットの率で決まります。[自動魔法効果](items#magic)のページで、レベルごとの結果が分かります。',
      'For each chest level from 0 to 9, a set of automatic magic decides how many effects an item can get and their highest level. Whether an item gets magic at all depends on the chance of the set. The pages of [automatic magic](items#magic) show the results for each level.',
    ),
    usedIn: said('宝箱から出るアイテム', 'Items from chests'),
  },
  traps: {
    title: said('罠と錠の難しさ', 'Difficulty of traps and locks'),
    words: said(
      '宝箱の罠の難しさは「フロアの宝箱の罠＋宝箱の補正」です。その値以下の「現れる最低の難しさ」を持つ罠から選ばれます。外せる率は（レベル＋職業の補正−難しさ）×100÷70 で、5％から95％の間です。盗賊と忍者の補正は、ルールで決めます。錠も同じように開けます。',
      'The difficulty of a chest is “Treasure chest trap” of the floor plus the chest’s own value. Traps with a minimum difficulty up to that value can be drawn. The chance to disarm one is (level + class bonus − difficulty) × 100 / 70, between 5% and 95%; the bonuses of thieves and ninjas are set in the rules. Locks are picked in the same way.',
    ),
    usedIn: said('宝箱の罠、錠前', 'Chest traps, locks'),
    example: {
      sample: 20,
      of: (difficulty, rules) => {
        const [low, high] = [1, 10].map((level) => disarmChance(rules, THIEF, level, difficulty));
        return said(
          `難しさ${difficulty}なら、盗賊はレベル1で${low}％、レベル10で${high}％外せます。`,
          `At difficulty ${difficulty}, a thief disarms it with ${low}% at level 1 and ${high}% at level 10.`,
        );
      },
    },
  },
  rareChance: {
    title: said('まれな出現', 'Rare items'),
    words: said(
      '0.1％単位の率です。10なら1％です。宝箱の枠とは別に、対象の宝箱を開けるたびに試します。',
      'A chance in tenths of a percent: 10 is 1%. It is tried whenever one of its chests is opened, independently of the slots.',
    ),
    usedIn: said('宝箱の特別なアイテム', 'Special items of chests'),
    example: {
      sample: 10,
      of: (tenths) => {
        const come = Math.round(100 * (1 - (1 - tenths / 1000) ** 100));
        return said(
          `${tenths}なら${tenths / 10}％。100個開けるまでに出ている率は${come}％です。`,
          `${tenths} is ${tenths / 10}%. The chance to find it within 100 chests is ${come}%.`,
        );
      },
    },
  },
  stats: {
    title: said('能力値', 'Stats'),
    words: said(
      '力は命中とダメージ、知恵と信仰心は呪文を覚える率、生命力はHPと蘇生、素早さは行動の順番と罠、運は抵抗に効きます。なれる職業も、能力値で決まります。上限はふつう18で、ルールで変えられます。',
      'Strength affects hitting and damage, wisdom and faith the learning of spells, vitality hit points and raising, agility the order of actions and traps, luck saving throws. Classes require stats, too. The cap is usually 18; the rules can change it.',
    ),
    usedIn: said('戦闘、成長、転職', 'Battle, growth and changing classes'),
  },
} as const satisfies Partial<Record<NumberTopic, Topic>>;
