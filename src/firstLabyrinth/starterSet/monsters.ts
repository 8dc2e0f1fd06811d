import { monster } from '#domain/resources/monster.ts';
import { dice } from '#firstLabyrinth/build/dice.ts';
import {
  FIRE,
  type MonsterSource,
  monstersOf,
  PARALYZES,
  POISONS,
  R_COLD,
  R_DEATH,
  R_FIRE,
  R_POISON,
  R_SLEEP,
  STEALS,
  W_COLD,
  W_CRUSHING,
  W_FIRE,
  W_HOLY,
  W_LIGHTNING,
} from '#firstLabyrinth/build/monsterSource.ts';
import { CHESTS } from './chests.ts';

/** The monsters, depth by depth: seven for the first, seven for the second, six for the third. */
const SOURCES = {
  hollowBat: {
    ...{ ja: 'うろ蝙蝠', en: 'Hollow Bat', look: ['bat', 1], level: 1, hp: dice(1, 4), ac: 7 },
    ...{ blows: [[1, 3]], exp: 260, group: [2, 4], weak: [W_FIRE] },
  },
  mudFrog: {
    ...{ ja: '泥背の蛙', en: 'Mudback Frog', look: ['frog', 1], level: 1, hp: dice(1, 6, 1), ac: 9 },
    ...{ blows: [[1, 4]], exp: 300, group: [2, 3], weak: [W_COLD] },
  },
  puddle: {
    ...{ ja: '動く水たまり', en: 'Creeping Puddle', look: ['slime', 1], level: 1, hp: dice(1, 8), ac: 10 },
    ...{ blows: [[1, 3]], exp: 280, group: [2, 4], weak: [W_LIGHTNING] },
  },
  tiptoeGoblin: {
    ...{ ja: '忍び足の小鬼', en: 'Tiptoe Goblin', look: ['goblin', 0], level: 1, hp: dice(1, 6, 1), ac: 8 },
    ...{ blows: [[1, 5]], exp: 360, group: [2, 4], purse: 'firstPurse', box: 'firstBox' },
  },
  strayWolf: {
    ...{ ja: 'はぐれ狼', en: 'Stray Wolf', plural: 'Stray Wolves', look: ['wolf', 0], level: 2, hp: dice(2, 5), ac: 7 },
    ...{ blows: [[1, 6]], exp: 480, group: [2, 3] },
  },
  roadBandit: {
    ...{ ja: '峠の盗人', en: 'Pass Robber', look: ['bandit', 4], level: 2, hp: dice(2, 5), ac: 7, blows: [[1, 6]] },
    ...{ exp: 580, group: [1, 3], does: [STEALS], purse: 'firstPurse', box: 'firstBox' },
  },
  looseBones: {
    ...{ ja: 'ばらけ骨', en: 'Loose Bones', plural: 'Loose Bones', look: ['skeleton', 0], level: 2, hp: dice(2, 6, 1) },
    ...{ ac: 6, blows: [[1, 7]], exp: 650, group: [1, 2], resists: [R_SLEEP, R_POISON], weak: [W_HOLY, W_CRUSHING] },
    ...{ purse: 'firstPurse', box: 'firstBox' },
  },

  thornBeetle: {
    ...{ ja: '茨甲虫', en: 'Bramble Beetle', look: ['beetle', 4], level: 3, hp: dice(3, 4), ac: 4 },
    ...{ blows: [[1, 7]], exp: 640, group: [2, 3], weak: [W_CRUSHING] },
  },
  ledgeSpider: {
    ...{ ja: '岩棚蜘蛛', en: 'Ledge Spider', look: ['spider', 1], level: 3, hp: dice(3, 5), ac: 6 },
    ...{ blows: [[1, 6]], exp: 720, group: [1, 3], does: [POISONS], weak: [W_FIRE] },
  },
  reedSpearman: {
    ...{ ja: '葦原の槍手', en: 'Reed Spearman', plural: 'Reed Spearmen', look: ['lizardman', 1], level: 3 },
    ...{ hp: dice(3, 6), ac: 6, blows: [[1, 8]], exp: 780, group: [1, 3], weak: [W_COLD] },
    ...{ purse: 'secondPurse', box: 'secondBox' },
  },
  wanderingDead: {
    ...{ ja: 'さまよう死者', en: 'Wandering Dead', plural: 'Wandering Dead', look: ['zombie', 0], level: 3 },
    ...{ hp: dice(3, 6), ac: 8, blows: [[1, 8]], exp: 660, group: [2, 4], resists: [R_SLEEP, R_POISON] },
    ...{ weak: [W_FIRE, W_HOLY], purse: 'secondPurse', box: 'secondBox' },
  },
  cageImp: {
    ...{ ja: '籠抜けの小悪魔', en: 'Cagebreak Imp', look: ['imp', 0], level: 3, hp: dice(3, 4), ac: 6 },
    ...{ blows: [[1, 5]], exp: 820, group: [1, 2], spells: [1, 0, 35], resists: [R_FIRE], weak: [W_COLD] },
    ...{ purse: 'secondPurse', box: 'secondBox' },
  },
  fenWitch: {
    ...{ ja: '湿原の薬師', en: 'Fen Brewer', look: ['witch', 1], level: 4, hp: dice(3, 5), ac: 7, blows: [[1, 4]] },
    ...{ exp: 1050, group: [1, 2], spells: [2, 0, 40], with: ['ledgeSpider', 50] },
    ...{ purse: 'secondPurse', box: 'secondBox' },
  },
  quarryOgre: {
    ...{ ja: '石切り場の大鬼', en: 'Quarry Ogre', look: ['ogre', 2], level: 4, hp: dice(5, 6), ac: 6 },
    ...{ blows: [[2, 5]], exp: 1300, group: [1, 2], purse: 'secondPurse', box: 'secondBox' },
  },

  cinderSprite: {
    ...{ ja: '熾火の精', en: 'Cinder Sprite', look: ['elemental', 0], level: 5, hp: dice(4, 5), ac: 5 },
    ...{ blows: [[1, 8]], exp: 1400, group: [1, 3], breath: [FIRE, 10], resists: [R_FIRE], weak: [W_COLD] },
  },
  lidbiter: {
    ...{ ja: '蓋噛み', en: 'Lidbiter', look: ['mimic', 0], level: 5, hp: dice(5, 5), ac: 4, blows: [[1, 7, 2]] },
    ...{ exp: 1550, group: [1, 2], resists: [R_SLEEP, R_POISON], weak: [W_FIRE], purse: 'thirdBox', box: 'thirdBox' },
  },
  greyBrother: {
    ...{ ja: '灰衣の修士', en: 'Grey Brother', look: ['monk', 1], level: 5, hp: dice(5, 5), ac: 5, blows: [[1, 7, 2]] },
    ...{ exp: 1700, group: [1, 3], spells: [0, 2, 30], purse: 'thirdPurse', box: 'thirdBox' },
  },
  coldShade: {
    ...{ ja: '冷えた影', en: 'Cold Shade', look: ['ghost', 0], level: 6, hp: dice(5, 5), ac: 4, blows: [[1, 10]] },
    ...{ exp: 2100, group: [1, 2], does: [PARALYZES], resists: [R_SLEEP, R_DEATH, R_COLD], weak: [W_HOLY] },
    ...{ purse: 'thirdPurse', box: 'thirdBox' },
  },
  ironSentinel: {
    ...{ ja: '鉄の見張り', en: 'Iron Watcher', look: ['golem', 1], level: 6, hp: dice(6, 6), ac: 3, blows: [[2, 6]] },
    ...{ exp: 2200, group: [1, 2], resists: [R_SLEEP, R_POISON], weak: [W_LIGHTNING] },
    ...{ purse: 'thirdPurse', box: 'thirdBox' },
  },
  hillDrake: {
    ...{ ja: '丘の地竜', en: 'Hill Drake', look: ['dragon', 2], level: 7, hp: dice(9, 7, 10), ac: 3 },
    ...{ blows: [[1, 10, 2]], exp: 5200, group: [1, 1], breath: [FIRE, 15], resists: [R_FIRE, R_SLEEP] },
    ...{ weak: [W_COLD], purse: 'thirdBox', box: 'thirdBox' },
  },
} as const satisfies Readonly<Record<string, MonsterSource<keyof typeof CHESTS.number>>>;

/** Monster 000 stays free: a table with it alone counts as one that was left empty. */
export const MONSTERS = monstersOf(SOURCES, CHESTS.number, monster.numbers.firstGiven);
