import { monster } from '#domain/resources/monster.ts';
import { dice } from '#firstLabyrinth/build/dice.ts';
import {
  ALWAYS_FIRST,
  COLD,
  DEMON,
  ENCHANTED,
  FIRE,
  LIGHTNING,
  type MonsterSource,
  monstersOf,
  NOBODY_FLEES,
  PARALYZES,
  POISONS,
  R_COLD,
  R_DEATH,
  R_FIRE,
  R_LIGHTNING,
  R_PARALYSIS,
  R_POISON,
  R_SLEEP,
  REAR,
  STEALS,
  TO_SLEEP,
  W_COLD,
  W_CRUSHING,
  W_CUTTING,
  W_FIRE,
  W_HOLY,
  W_LIGHTNING,
} from '#firstLabyrinth/build/monsterSource.ts';
import { CHESTS } from './chests.ts';

/** The monsters, floor by floor. */
const SOURCES = {
  duskMoth: {
    ...{ ja: '宵蛾', en: 'Dusk Moth', look: ['wasp', 2], level: 1, hp: dice(1, 4), ac: 8 },
    ...{ blows: [[1, 3]], exp: 260, group: [2, 4], weak: [W_FIRE] },
  },
  moatFrog: {
    ...{ ja: '堀蛙', en: 'Moat Frog', look: ['frog', 0], level: 1, hp: dice(1, 6, 1), ac: 9 },
    ...{ blows: [[1, 4]], exp: 300, group: [2, 3], weak: [W_COLD] },
  },
  lampless: {
    ...{ ja: '灯なし', en: 'Lampless', plural: 'Lampless', look: ['goblin', 1], level: 1, hp: dice(1, 6, 1), ac: 8 },
    ...{ blows: [[1, 5]], exp: 350, group: [2, 4], purse: 'gatePurse', box: 'gateBox' },
  },
  rustBeetle: {
    ...{ ja: '錆甲虫', en: 'Rust Beetle', look: ['beetle', 0], level: 2, hp: dice(2, 4), ac: 5 },
    ...{ blows: [[1, 6]], exp: 450, group: [1, 3], weak: [W_CRUSHING] },
  },
  gateHound: {
    ...{ ja: '門番犬', en: 'Gate Hound', look: ['wolf', 0], level: 2, hp: dice(2, 5), ac: 7 },
    ...{ blows: [[1, 6]], exp: 480, group: [2, 3] },
  },
  hollowGuard: {
    ...{ ja: 'うつろな衛兵', en: 'Hollow Guard', look: ['golem', 3], level: 2, hp: dice(2, 6, 2), ac: 6 },
    ...{ blows: [[1, 8]], exp: 700, group: [1, 2], resists: [R_SLEEP, R_POISON], purse: 'gatePurse', box: 'gateBox' },
  },
  towerThief: {
    ...{ ja: '塔の盗人', en: 'Tower Thief', plural: 'Tower Thieves', look: ['bandit', 0], level: 2, hp: dice(2, 5) },
    ...{ ac: 7, blows: [[1, 6]], exp: 580, group: [1, 3], does: [STEALS], purse: 'gatePurse', box: 'gateBox' },
  },
  candleImp: {
    ...{ ja: '蝋燭小鬼', en: 'Candle Imp', look: ['imp', 2], level: 2, hp: dice(2, 4), ac: 6 },
    ...{ blows: [[1, 4]], exp: 640, group: [1, 2], spells: [1, 0, 35], resists: [R_FIRE], weak: [W_COLD] },
    ...{ purse: 'gatePurse', box: 'gateBox' },
  },

  drownedServer: {
    ...{ ja: '溺れた給仕', en: 'Drowned Server', look: ['zombie', 3], level: 3, hp: dice(3, 5), ac: 8 },
    ...{ blows: [[1, 8]], exp: 640, group: [2, 4], resists: [R_SLEEP, R_POISON], weak: [W_FIRE, W_HOLY] },
    ...{ purse: 'hallPurse', box: 'hallBox' },
  },
  silverEel: {
    ...{ ja: '銀うなぎ', en: 'Silver Eel', look: ['snake', 0, true], level: 3, hp: dice(2, 8), ac: 6 },
    ...{ blows: [[1, 8]], exp: 700, group: [1, 3], breath: [LIGHTNING, 10], resists: [R_LIGHTNING] },
  },
  canalClaw: {
    ...{ ja: '水路ばさみ', en: 'Canal Claw', look: ['scorpion', 1], level: 3, hp: dice(3, 5), ac: 4 },
    ...{ blows: [[1, 6, 2]], exp: 760, group: [1, 3], weak: [W_CRUSHING] },
  },
  bubbleJelly: {
    ...{ ja: '泡くらげ', en: 'Bubble Jelly', plural: 'Bubble Jellies', look: ['slime', 3], level: 3, hp: dice(4, 4) },
    ...{ ac: 9, blows: [[1, 4]], exp: 600, group: [2, 4], does: [POISONS], weak: [W_LIGHTNING] },
  },
  reedWitch: {
    ...{
      ja: '葦の魔女',
      en: 'Reed Witch',
      plural: 'Reed Witches',
      look: ['witch', 4],
      level: 4,
      hp: dice(3, 5),
      ac: 7,
    },
    ...{ blows: [[1, 4]], exp: 1050, group: [1, 2], spells: [2, 0, 40], with: ['drownedServer', 60] },
    ...{ purse: 'hallPurse', box: 'hallBox' },
  },
  lockWarder: {
    ...{ ja: '水牢の番人', en: 'Lock Warder', look: ['lizardman', 1], level: 4, hp: dice(3, 7), ac: 5 },
    ...{ blows: [[1, 10]], exp: 980, group: [1, 3], weak: [W_COLD], purse: 'hallPurse', box: 'hallBox' },
  },
  mireKing: {
    ...{ ja: '泥の王蛙', en: 'Mire King', look: ['frog', 4], level: 4, hp: dice(5, 7), ac: 6 },
    ...{ blows: [[2, 6]], exp: 1600, group: [1, 1], does: [TO_SLEEP], with: ['moatFrog', 100] },
    ...{ purse: 'hallPurse', box: 'hallBox' },
  },
  sluiceWarden: {
    ...{ ja: '水門の主', en: 'Sluice Warden', look: ['hydra', 0], level: 5, hp: dice(12, 6, 25), ac: 5 },
    ...{ blows: [[1, 8, 3]], exp: 7200, group: [1, 1], breath: [COLD, 15], resists: [R_COLD, R_SLEEP] },
    ...{ weak: [W_LIGHTNING], purse: 'hallBox', box: 'hallBox' },
  },

  paperBat: {
    ...{ ja: '紙蝙蝠', en: 'Paper Bat', look: ['bat', 0], level: 4, hp: dice(2, 6), ac: 5 },
    ...{ blows: [[1, 6]], exp: 900, group: [2, 5], weak: [W_FIRE] },
  },
  inkSprite: {
    ...{ ja: '墨の精', en: 'Ink Sprite', look: ['elemental', 1, true], level: 5, hp: dice(4, 5), ac: 6 },
    ...{ blows: [[1, 8]], exp: 1350, group: [1, 3], spells: [1, 0, 20], weak: [W_LIGHTNING], purse: 'shelfPurse' },
  },
  bookworm: {
    ...{ ja: '虫喰い学者', en: 'Moth-eaten Scholar', look: ['wizard', 3], level: 5, hp: dice(4, 5), ac: 7 },
    ...{ blows: [[1, 4]], exp: 1900, group: [1, 2], spells: [3, 0, 50], purse: 'shelfPurse', box: 'shelfBox' },
  },
  bitingTome: {
    ...{ ja: '噛みつく本', en: 'Biting Tome', look: ['mimic', 1], level: 5, hp: dice(5, 5), ac: 4 },
    ...{ blows: [[1, 7, 2]], exp: 1500, group: [1, 3], weak: [W_FIRE], resists: [R_SLEEP, R_POISON] },
    ...{ purse: 'shelfPurse', box: 'shelfBox' },
  },
  silentBrother: {
    ...{ ja: '黙の修士', en: 'Silent Brother', look: ['monk', 1], level: 5, hp: dice(5, 5), ac: 5 },
    ...{ blows: [[1, 7, 2]], exp: 1700, group: [1, 3], spells: [0, 2, 30], purse: 'shelfPurse', box: 'shelfBox' },
  },
  shelfSpider: {
    ...{ ja: '書架蜘蛛', en: 'Shelf Spider', look: ['spider', 3], level: 5, hp: dice(4, 6), ac: 4 },
    ...{ blows: [[1, 8]], exp: 1450, group: [1, 3], does: [POISONS], weak: [W_FIRE] },
  },
  readingShade: {
    ...{ ja: '読みふける影', en: 'Reading Shade', look: ['ghost', 0], level: 6, hp: dice(5, 5), ac: 4 },
    ...{ blows: [[1, 10]], exp: 2100, group: [1, 2], does: [PARALYZES], resists: [R_SLEEP, R_DEATH], weak: [W_HOLY] },
    ...{ purse: 'shelfPurse', box: 'shelfBox' },
  },
  inkwraith: {
    ...{ ja: '墨染めの亡霊', en: 'Inkwraith', look: ['lich', 3], level: 7, hp: dice(16, 6, 40), ac: 3 },
    ...{ blows: [[1, 10, 2]], exp: 15_000, group: [1, 1], spells: [3, 0, 35], traits: [NOBODY_FLEES] },
    ...{ resists: [R_SLEEP, R_PARALYSIS, R_DEATH], weak: [W_HOLY], with: ['inkSprite', 100], purse: 'shelfBox' },
  },

  tinSoldier: {
    ...{ ja: '錫の兵隊', en: 'Tin Soldier', look: ['soldier', 0], family: ENCHANTED, level: 6, hp: dice(5, 6), ac: 3 },
    ...{ blows: [[1, 10]], exp: 2000, group: [2, 4], resists: [R_SLEEP, R_POISON], weak: [W_LIGHTNING] },
    ...{ purse: 'clockBox', box: 'clockBox' },
  },
  springCat: {
    ...{ ja: '発条猫', en: 'Spring Cat', look: ['bigCat', 2], family: ENCHANTED, level: 6, hp: dice(5, 5), ac: 3 },
    ...{ blows: [[1, 7, 2]], exp: 2200, group: [1, 3], traits: [ALWAYS_FIRST] },
  },
  brassWasp: {
    ...{ ja: '真鍮蜂', en: 'Brass Wasp', look: ['wasp', 0], family: ENCHANTED, level: 6, hp: dice(4, 5), ac: 2 },
    ...{ blows: [[1, 8]], exp: 1800, group: [2, 4], does: [POISONS], weak: [W_LIGHTNING] },
  },
  oilPool: {
    ...{ ja: '油だまり', en: 'Oil Pool', look: ['slime', 1, true], level: 6, hp: dice(8, 5), ac: 9 },
    ...{ blows: [[1, 8]], exp: 1900, group: [1, 3], weak: [W_FIRE], resists: [R_POISON] },
  },
  swingBlade: {
    ...{ ja: '振り刃', en: 'Swinging Blade', look: ['mimic', 3], level: 7, hp: dice(6, 5), ac: 1 },
    ...{ blows: [[2, 6]], exp: 2600, group: [1, 3], resists: [R_SLEEP, R_POISON], weak: [W_CRUSHING] },
  },
  hourStriker: {
    ...{ ja: '鐘打ち像', en: 'Hour-Striker', look: ['golem', 4], level: 7, hp: dice(7, 7), ac: 3 },
    ...{ blows: [[2, 8]], exp: 3400, group: [1, 2], resists: [R_SLEEP, R_POISON], purse: 'clockBox', box: 'clockBox' },
  },
  lifeWinder: {
    ...{ ja: '命巻き', en: 'Life-Winder', look: ['warlock', 1], level: 7, hp: dice(6, 5), ac: 5 },
    ...{ blows: [[1, 6]], exp: 3600, group: [1, 1], spells: [4, 0, 45], with: ['tinSoldier', 70] },
    ...{ purse: 'clockBox', box: 'clockBox' },
  },
  springSerpent: {
    ...{ ja: 'ぜんまい大蛇', en: 'Mainspring Serpent', look: ['wyvern', 2], family: ENCHANTED, level: 9 },
    ...{ hp: dice(24, 7, 80), ac: 2, blows: [[2, 8, 2]], exp: 24_000, group: [1, 1], traits: [NOBODY_FLEES] },
    ...{ resists: [R_SLEEP, R_POISON, R_DEATH], weak: [W_LIGHTNING], purse: 'clockBox' },
  },

  paleCourtier: {
    ...{ ja: '青ざめた廷臣', en: 'Pale Courtier', look: ['zombie', 4], level: 8, hp: dice(7, 6), ac: 4 },
    ...{ blows: [[1, 10]], exp: 3600, group: [2, 3], does: [PARALYZES], resists: [R_SLEEP], weak: [W_HOLY, W_FIRE] },
    ...{ purse: 'throneBox', box: 'throneBox' },
  },
  lostGuard: {
    ...{ ja: '亡き近衛', en: 'Lost Kingsguard', plural: 'Lost Kingsguard', look: ['skeleton', 0], level: 8 },
    ...{ hp: dice(8, 6), ac: 2, blows: [[2, 7]], exp: 4000, group: [1, 3], resists: [R_SLEEP, R_POISON] },
    ...{ weak: [W_HOLY, W_CRUSHING], purse: 'throneBox', box: 'throneBox' },
  },
  candleFiend: {
    ...{ ja: '燭台の魔', en: 'Candlestick Fiend', look: ['demon', 0], level: 9, hp: dice(8, 6), ac: 3 },
    ...{ blows: [[1, 10]], exp: 5200, group: [1, 2], breath: [FIRE, 20], resists: [R_FIRE], weak: [W_COLD] },
  },
  wovenBeast: {
    ...{ ja: '綴れ織りの獣', en: 'Tapestry Beast', look: ['griffin', 1], level: 8, hp: dice(8, 7), ac: 3 },
    ...{ blows: [[1, 10, 2]], exp: 4400, group: [1, 2], weak: [W_FIRE, W_CUTTING] },
  },
  chorister: {
    ...{ ja: '泣き歌い', en: 'Weeping Chorister', look: ['harpy', 0], family: DEMON, level: 8, hp: dice(7, 5), ac: 4 },
    ...{ blows: [[1, 8]], exp: 4300, group: [1, 3], spells: [0, 4, 35] },
  },
  secondThief: {
    ...{ ja: '秒盗み', en: 'Second-Thief', plural: 'Second-Thieves', look: ['ninja', 2], level: 9, hp: dice(7, 6) },
    ...{ ac: 2, blows: [[1, 9, 2]], exp: 5000, group: [1, 2], traits: [ALWAYS_FIRST], does: [STEALS, REAR] },
    ...{ purse: 'throneBox', box: 'throneBox' },
  },
  malvo: {
    ...{ ja: '家令マルヴォ', en: 'Steward Malvo', plural: 'Stewards', look: ['warlock', 4, true], level: 9 },
    ...{ hp: dice(12, 6, 30), ac: 3, blows: [[1, 8, 2]], exp: 9000, group: [1, 1], spells: [4, 0, 50] },
    ...{ resists: [R_SLEEP, R_DEATH], traits: [NOBODY_FLEES], more: { hidden_in_opening: true } },
  },
  hourEater: {
    ...{ ja: '時喰い', en: 'Hour-Eater', look: ['evilEye', 2], level: 10, hp: dice(26, 8, 120), ac: 1 },
    ...{ blows: [[2, 8, 2]], exp: 40_000, group: [1, 1], breath: [COLD, 15], with: ['malvo', 100] },
    ...{ resists: [R_SLEEP, R_PARALYSIS, R_DEATH, R_COLD], weak: [W_HOLY], traits: [NOBODY_FLEES] },
    more: { hidden_in_opening: true },
  },
} as const satisfies Readonly<Record<string, MonsterSource<keyof typeof CHESTS.number>>>;

export const MONSTERS = monstersOf(SOURCES, CHESTS.number, monster.numbers.first);
