import { ALIGNMENTS } from '#domain/catalogs/adventurers.ts';
import { conditionParameter } from '#domain/catalogs/conditionParameter.ts';
import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { ENTRANCE_CONDITIONS } from '#domain/catalogs/entranceConditions.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import {
  choice,
  flag,
  group,
  image,
  int,
  reference,
  set,
  slots,
  sound,
  text,
  type ValuesOf,
  withHelp,
} from '#domain/resource/field.ts';
import { MOST_SAVED } from './npcRows.ts';

/** The actions of a party with an NPC besides leaving. Frozen once landed. */
export const NPC_COMMANDS = optionList([
  ['話す', 'Talk'],
  ['戦う', 'Battle'],
  ['宿', 'Inn'],
  ['店', 'Shop'],
  ['寺院の助け', 'Temple help'],
  ['お金を払う', 'Pay gold'],
  ['アイテムの交換', 'Item trade'],
]);
export const [TALK, BATTLE, INN, SHOP, TEMPLE, PAY, TRADE] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The rooms of an inn, by price. */
export const INN_ROOMS = optionList([
  ['馬小屋', 'Stable'],
  ['簡易寝台', 'Simple cot'],
  ['エコノミー', 'Economy'],
  ['スイート', 'Suite'],
  ['ロイヤルスイート', 'Royal suite'],
  ['特別室', 'Special room'],
]);
export const SPECIAL_ROOM = 5;
/** The maximum price of the special room. */
const MOST_GOLD = 30_000;

/** The states that temples cure. */
export const TEMPLE_CURES = optionList([
  ['毒', 'Poison'],
  ['麻痺', 'Paralysis'],
  ['石化', 'Stone'],
  ['死', 'Death'],
  ['灰', 'Ash'],
]);

const MOODS = optionList([
  ['友好的', 'Friendly'],
  ['警戒', 'Wary'],
  ['敵対的', 'Hostile'],
]);
export const HOSTILE = 2;
export const NO_CONDITION = { code: 0, label: { ja: '条件なし', en: 'No condition' } };
const ANY_ALIGNMENT = { code: -1, label: { ja: '決めない', en: 'Unset' } };

const message = (ja: string, en: string) => reference(ja, en, { to: 'labyrinth_message' });
const readFlag = (ja: string, en: string) => reference(ja, en, { to: 'event_flag', access: 'reads' });
const setFlag = (ja: string, en: string) => reference(ja, en, { to: 'event_flag', access: 'sets' });
const item = (ja: string, en: string) => reference(ja, en, { to: 'item' });
const word = (ja: string, en: string) => text(ja, en, { maxWidth: 12 });
const savedAs = (ja: string, en: string, length: number) =>
  slots(
    ja,
    en,
    length,
    withHelp(
      int(ja, en, { min: 0, max: MOST_SAVED }),
      'セーブがこの行を覚える番号です。0は行の順番です。行を動かすと自動で決まります。',
      'The number by which saves know this row; 0 is its place. It is set when a row is moved.',
    ),
  );
const factor = (ja: string, en: string) =>
  withHelp(
    int(ja, en, { min: 10, max: 999, initial: 100 }),
    '100％で元の値のままです。',
    '100% leaves it as it is.',
    'factors',
  );

const fields = {
  name_ja: text('名前（日本語）', 'Name (Japanese)', { maxWidth: 20 }),
  name_en: text('名前（英語）', 'Name (English)', { maxWidth: 20 }),
  monster_picture: reference('モンスターの絵', 'Picture of a monster', { to: 'monster' }),
  display_graphic: image('表示する絵', 'Display graphic', 'graphics', [NO_GRAPHIC, ...DISPLAY_GRAPHICS]),
  additional_image: reference('追加画像', 'Additional image', { to: 'additional_image' }),
  alignment: choice('性格', 'Alignment', [ANY_ALIGNMENT, ...ALIGNMENTS], ANY_ALIGNMENT.code),
  mood: choice('機嫌', 'Mood', MOODS),
  meeting_condition: choice('出会う条件', 'Meeting condition', [NO_CONDITION, ...ENTRANCE_CONDITIONS]),
  /** N for each condition; only that of the chosen one is used. */
  condition: group('条件の値N', 'Condition value N', {
    level: int('レベル', 'Level', { min: 0, max: 999, initial: 1 }),
    party_size: int('人数', 'Party size', { min: 1, max: 6 }),
    title: choice('称号', 'Title', TITLES),
    monster: reference('モンスター', 'Monster', { to: 'monster' }),
    item: item('アイテム', 'Item'),
  }),
  needs_flag: readFlag('必要なフラグ', 'Required flag'),
  once: flag('一度だけ', 'Once'),
  asks_first: flag('話しかけるか尋ねる', 'Asks first'),
  greet_message: message('出会いの言葉', 'Greeting'),
  leave_message: message('別れの言葉', 'Leave message'),
  refuse_message: message('断るときの言葉', 'Refusal'),
  meet_sound: sound('出会いの音', 'Meeting sound'),
  leave_sound: sound('別れの音', 'Leaving sound'),
  commands: set('コマンド', 'Commands', NPC_COMMANDS),
  unknown_word: message('知らない言葉への返事', 'Answer to an unknown word'),
  topics: slots(
    '話題',
    'Topic',
    12,
    group('話題', 'Topic', {
      word_ja: word('言葉（日本語）', 'Word (Japanese)'),
      word_en: word('言葉（英語）', 'Word (English)'),
      message: message('返事', 'Answer'),
      needs_flag: readFlag('必要なフラグ', 'Required flag'),
      sets_flag: setFlag('ONにするフラグ', 'Sets flag'),
      gives_item: item('渡すアイテム', 'Gives item'),
      once: flag('一度だけ', 'Once'),
    }),
  ),
  battle: group('戦闘', 'Battle', {
    monster: reference('モンスター', 'Monster', { to: 'monster' }),
    count: int('数', 'Count', { min: 1, max: 9 }),
    exp_factor: factor('経験値の倍率（％）', 'Experience (%)'),
    chest: reference('宝箱', 'Chest', { to: 'treasure_chest' }),
    beaten_flag: setFlag('倒したときのフラグ', 'Flag when beaten'),
    killed_flag: setFlag('死んだときのフラグ', 'Flag when killed'),
  }),
  inn_rooms: set('宿の部屋', 'Rooms of the inn', INN_ROOMS, true),
  inn: group('宿', 'Inn', {
    factor: factor('料金の倍率（％）', 'Price (%)'),
    special_price: int('特別室の料金', 'Price of the special room', { min: 0, max: MOST_GOLD }),
  }),
  shop: slots(
    '品物',
    'Goods',
    20,
    group('品物', 'Goods', {
      item: item('アイテム', 'Item'),
      factor: factor('値段の倍率（％）', 'Price (%)'),
      stock: int('在庫', 'Stock', {
        min: 0,
        max: 999,
        options: [{ code: -1, label: { ja: '無制限', en: 'Unlimited' } }],
        initial: -1,
      }),
    }),
  ),
  buys: flag('買い取る', 'Buys'),
  buys_factor: factor('買い取りの倍率（％）', 'Pays (%)'),
  temple_cures: set('治せるもの', 'Cures', TEMPLE_CURES, true),
  temple_factor: factor('寄付の倍率（％）', 'Donation (%)'),
  payment: group('お金を払う', 'Pay gold', {
    amount: int('金額', 'Amount', { min: 0, max: 999_999_999 }),
    times: int('回数（0は何度でも）', 'Times (0: no limit)', { min: 0, max: 99 }),
    message: message('払った後の言葉', 'Message'),
    flag: setFlag('ONにするフラグ', 'Sets flag'),
    gives_item: item('渡すアイテム', 'Gives item'),
  }),
  trades: slots(
    '交換',
    'Trade',
    8,
    group('交換', 'Trade', {
      wants_item: item('欲しいアイテム', 'Wants item'),
      gives_item: item('渡すアイテム', 'Gives item'),
      message: message('交換後の言葉', 'Message'),
      flag: setFlag('ONにするフラグ', 'Sets flag'),
      once: flag('一度だけ', 'Once'),
    }),
  ),
  goes_away: flag('別れるといなくなる', 'Goes away'),
  left_flag: setFlag('別れたときのフラグ', 'Flag when left'),
  /** The number of each row in saves, from 1; 0 for that of its place (`npcRows.ts`). */
  saved_as: group('セーブでの番号', 'Numbers in saves', {
    topics: savedAs('話題', 'Topic', 12),
    trades: savedAs('交換', 'Trade', 8),
    shop: savedAs('品物', 'Goods', 20),
  }),
};
export type Npc = ValuesOf<typeof fields>;

/** The portraits of people among the display graphics. */
const PORTRAITS = { first: 65, count: 9 } as const;

/** Returns the display graphic of a new NPC: a person, another one for each of several numbers. */
export const portraitOf = (number: number): number => PORTRAITS.first + (number % PORTRAITS.count);

const has = (command: number) => (npc: Npc) => npc.commands[command] === true;

/** An NPC that a party can meet, talk to, trade with or fight. */
export const npc = defineResource({
  name: 'npc',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: '名前と姿', en: 'Name and look' },
      fields: ['name_ja', 'name_en', 'monster_picture', 'display_graphic', 'additional_image'],
    },
    {
      title: { ja: '出会い', en: 'Meeting' },
      fields: ['alignment', 'mood', 'meeting_condition', 'condition', 'needs_flag', 'once', 'asks_first'],
    },
    {
      title: { ja: '言葉と音', en: 'Words and sounds' },
      fields: ['greet_message', 'leave_message', 'refuse_message', 'meet_sound', 'leave_sound'],
    },
    { title: { ja: 'コマンド', en: 'Commands' }, fields: ['commands'] },
    { title: { ja: '話す', en: 'Talk' }, fields: ['topics', 'unknown_word'], visible: has(TALK) },
    { title: { ja: '戦う', en: 'Battle' }, fields: ['battle'], visible: has(BATTLE) },
    { title: { ja: '宿', en: 'Inn' }, fields: ['inn_rooms', 'inn'], visible: has(INN) },
    { title: { ja: '店', en: 'Shop' }, fields: ['shop', 'buys', 'buys_factor'], visible: has(SHOP) },
    { title: { ja: '寺院の助け', en: 'Temple help' }, fields: ['temple_cures', 'temple_factor'], visible: has(TEMPLE) },
    { title: { ja: 'お金を払う', en: 'Pay gold' }, fields: ['payment'], visible: has(PAY) },
    { title: { ja: 'アイテムの交換', en: 'Item trade' }, fields: ['trades'], visible: has(TRADE) },
    { title: { ja: '別れ', en: 'Leaving' }, fields: ['goes_away', 'left_flag', 'saved_as'] },
  ],
  tables: {
    list: {
      title: { ja: 'NPC一覧', en: 'NPCs' },
      columns: [
        ...(['name_ja', 'name_en', 'mood', 'alignment', 'commands', 'greet_message', 'leave_message'] as const),
        ...(['needs_flag', 'once', 'goes_away', 'left_flag'] as const),
      ],
    },
  },
  bannedWords: { npc: ['name_ja', 'name_en', 'topics'] },
  calls: { verbs: ['list', 'create', 'update'] },
  check: (record) => [
    ...conditionProblems(record),
    ...(Object.values(record.commands).some(Boolean) ? [] : [NO_COMMAND]),
    ...(record.commands[TALK] ? topicProblems(record.topics) : []),
    ...(record.commands[BATTLE] && record.battle.monster === RECORD_KINDS.monster.none ? [NO_ENEMY] : []),
    ...(record.commands[INN] && !Object.values(record.inn_rooms).some(Boolean) ? [NO_ROOM] : []),
    ...(record.commands[SHOP] && record.shop.every(({ item: sold }) => sold === 0) && !record.buys ? [NO_GOODS] : []),
    ...(record.commands[PAY] && record.payment.amount === 0 ? [NO_AMOUNT] : []),
    ...record.trades.flatMap(({ wants_item, gives_item }, at) =>
      record.commands[TRADE] && (wants_item === 0) !== (gives_item === 0) ? [halfTrade(at)] : [],
    ),
  ],
});

const warning = (path: string, ja: string, en: string): Problem => ({
  path,
  severity: 'warning',
  rule: 'incomplete',
  fault: { ja, en },
});

/** Reports topics with an effect but without a word, and topics with a word but without an answer. */
function topicProblems(topics: Npc['topics']): Problem[] {
  const problems = topics.flatMap(({ word_ja, word_en, message: said, sets_flag, gives_item }, at) => {
    const hasWord = word_ja !== '' || word_en !== '';
    if (!hasWord) return said !== 0 || sets_flag !== 0 || gives_item !== 0 ? [wordless(at)] : [];
    return said === 0 ? [silent(at)] : [];
  });
  const isEmpty = problems.length === 0 && topics.every(({ message: said }) => said === 0);
  return isEmpty ? [NO_TOPIC] : problems;
}

const NO_COMMAND = warning(
  'commands',
  'コマンドがないので、別れることしかできません。',
  'Without commands, players can only leave.',
);
const NO_TOPIC = warning(
  'topics.0.word_ja',
  '話題がないので、何も話しません。',
  'Without topics, there is nothing to talk about.',
);
const NO_ENEMY = warning('battle.monster', '戦う相手が選ばれていません。', 'No monster is chosen for the battle.');
const NO_ROOM = warning('inn_rooms', '泊まれる部屋がありません。', 'No rooms are offered.');
const NO_GOODS = warning('shop.0.item', '売るものも買い取るものもありません。', 'It neither sells nor buys anything.');
const NO_AMOUNT = warning('payment.amount', '金額が0です。', 'The amount is 0.');
const wordless = (at: number) =>
  warning(
    `topics.${at}.word_ja`,
    'この話題には言葉がないので、尋ねられません。',
    'This topic has no word, so nobody can ask about it.',
  );
const silent = (at: number) =>
  warning(`topics.${at}.message`, 'この話題には返事がありません。', 'This topic has no answer.');
const halfTrade = (at: number) =>
  warning(
    `trades.${at}.wants_item`,
    '欲しいものと渡すものの両方を選んでください。',
    'Choose both the wanted and the given item.',
  );

/** Warns of a condition without a value, which is never met. */
function conditionProblems({ meeting_condition, condition }: Npc): Problem[] {
  if (meeting_condition === NO_CONDITION.code) return [];
  const parameter = conditionParameter(meeting_condition);
  const none = { level: undefined, party_size: undefined, title: 0, monster: RECORD_KINDS.monster.none, item: 0 }[
    parameter
  ];
  if (condition[parameter] !== none) return [];
  return [warning(`condition.${parameter}`, '条件の値が選ばれていません。', 'Nothing is chosen for the condition.')];
}
