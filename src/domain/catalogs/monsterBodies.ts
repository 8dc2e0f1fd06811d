import type { Label } from '#domain/text/languages.ts';
import type { PALETTES } from './monsterColours.ts';
import type { MonsterFeature } from './monsterFeatures.ts';

type PaletteName = keyof typeof PALETTES;

/** A body plan with ten graphics: five features, each in two builds with their own palette. */
export interface MonsterBody {
  readonly code: number;
  readonly family: number;
  readonly category: number;
  readonly name: Label;
  readonly features: readonly [MonsterFeature, MonsterFeature, MonsterFeature, MonsterFeature, MonsterFeature];
  readonly palettes: readonly [PaletteName, PaletteName];
}

/** Makes a body plan; the pair after the code holds the codes of the family and of the category. */
function body(
  code: number,
  [family, category]: readonly [number, number],
  [ja, en]: readonly [string, string],
  features: MonsterBody['features'],
  palettes: MonsterBody['palettes'],
): MonsterBody {
  return { code, family, category, name: { ja, en }, features, palettes };
}

/** The 48 body plans. Codes are frozen once landed, because the numbers of the graphics derive from them. */
export const MONSTER_BODIES = {
  knight: body(0, [0, 0], ['騎士', 'Knight'], ['sword', 'axe', 'mace', 'spear', 'greatSword'], ['vivid', 'noble']),
  soldier: body(1, [0, 0], ['兵士', 'Soldier'], ['sword', 'twoSwords', 'scimitar', 'bow', 'halberd'], ['wool', 'dusk']),
  barbarian: body(
    2,
    [0, 0],
    ['蛮人', 'Barbarian'],
    ['greatAxe', 'club', 'greatSword', 'hammer', 'twoAxes'],
    ['earth', 'noble'],
  ),
  samurai: body(
    3,
    [0, 0],
    ['侍', 'Samurai'],
    ['katana', 'twoKatanas', 'spear', 'bow', 'longBlade'],
    ['vivid', 'night'],
  ),
  wizard: body(4, [1, 0], ['魔術師', 'Wizard'], ['staff', 'crook', 'orb', 'book', 'torch'], ['vivid', 'dusk']),
  warlock: body(5, [1, 0], ['妖術師', 'Warlock'], ['orb', 'dagger', 'scythe', 'book', 'staff'], ['night', 'ancient']),
  witch: body(6, [1, 0], ['魔女', 'Witch'], ['broom', 'flask', 'cat', 'orb', 'crook'], ['dawn', 'night']),
  priest: body(7, [2, 0], ['僧侶', 'Priest'], ['crook', 'mace', 'book', 'flail', 'torch'], ['vivid', 'noble']),
  bandit: body(8, [3, 0], ['盗賊', 'Bandit'], ['twoDaggers', 'scimitar', 'bow', 'sack', 'club'], ['wool', 'noble']),
  ninja: body(
    9,
    [3, 0],
    ['忍び', 'Ninja'],
    ['katana', 'throwingStars', 'twoDaggers', 'chainSickle', 'spear'],
    ['night', 'vivid'],
  ),
  monk: body(10, [2, 0], ['武僧', 'Monk'], ['bareHanded', 'staff', 'spear', 'trident', 'mace'], ['coat', 'night']),
  goblin: body(11, [4, 1], ['小鬼', 'Goblin'], ['dagger', 'club', 'spear', 'bow', 'staff'], ['skin', 'hide']),
  dwarf: body(12, [4, 1], ['ドワーフ', 'Dwarf'], ['axe', 'hammer', 'greatAxe', 'mace', 'staff'], ['vivid', 'dusk']),
  fairy: body(13, [4, 1], ['妖精', 'Fairy'], ['staff', 'orb', 'bow', 'spear', 'dagger'], ['dawn', 'vivid']),
  ogre: body(14, [5, 1], ['人食い鬼', 'Ogre'], ['club', 'axe', 'hammer', 'bareHanded', 'flail'], ['hide', 'skin']),
  giant: body(15, [5, 1], ['巨人', 'Giant'], ['oneEyed', 'hill', 'fire', 'frost', 'storm'], ['giant', 'titan']),
  werewolf: body(16, [9, 2], ['獣人', 'Beastman'], ['wolf', 'tiger', 'rat', 'lion', 'fox'], ['kin', 'moonlit']),
  lizardman: body(
    17,
    [9, 2],
    ['蜥蜴人', 'Lizardman'],
    ['sword', 'spear', 'trident', 'scimitar', 'crook'],
    ['scale', 'shed'],
  ),
  boarman: body(18, [9, 2], ['猪人', 'Boarman'], ['axe', 'club', 'scimitar', 'halberd', 'mace'], ['wool', 'noble']),
  minotaur: body(
    19,
    [6, 2],
    ['牛頭人', 'Minotaur'],
    ['greatAxe', 'halberd', 'hammer', 'club', 'flail'],
    ['earth', 'pelt'],
  ),
  wolf: body(
    20,
    [8, 3],
    ['魔狼', 'Wolf'],
    ['shaggy', 'twoHeaded', 'threeHeaded', 'burning', 'horned'],
    ['fur', 'mane'],
  ),
  bear: body(21, [8, 3], ['熊', 'Bear'], ['shaggy', 'collared', 'horned', 'armoured', 'moonMarked'], ['mane', 'fur']),
  bigCat: body(
    22,
    [8, 3],
    ['猛獣', 'Great cat'],
    ['lion', 'tiger', 'leopard', 'sabreToothed', 'winged'],
    ['coat', 'mane'],
  ),
  bat: body(
    23,
    [8, 3],
    ['大蝙蝠', 'Giant bat'],
    ['winged', 'longEared', 'longTailed', 'horned', 'oneEyed'],
    ['fur', 'fiend'],
  ),
  snake: body(
    24,
    [8, 3],
    ['大蛇', 'Serpent'],
    ['coiled', 'hooded', 'horned', 'twoHeaded', 'feathered'],
    ['scale', 'shed'],
  ),
  frog: body(
    25,
    [8, 3],
    ['大蛙', 'Giant frog'],
    ['squat', 'warty', 'horned', 'longTongued', 'crowned'],
    ['skin', 'hide'],
  ),
  spider: body(
    26,
    [12, 4],
    ['大蜘蛛', 'Giant spider'],
    ['smooth', 'banded', 'skullMarked', 'longLegged', 'womanFaced'],
    ['husk', 'shed'],
  ),
  scorpion: body(
    27,
    [12, 4],
    ['大蠍', 'Giant scorpion'],
    ['stinging', 'greatClawed', 'twoTailed', 'thorny', 'burning'],
    ['shell', 'husk'],
  ),
  beetle: body(
    28,
    [12, 4],
    ['甲虫', 'Giant beetle'],
    ['horned', 'stagJawed', 'spotted', 'shining', 'thorny'],
    ['shell', 'husk'],
  ),
  wasp: body(
    29,
    [12, 4],
    ['羽虫', 'Winged insect'],
    ['wasp', 'dragonfly', 'moth', 'mosquito', 'queen'],
    ['swarm', 'ancient'],
  ),
  gorgon: body(
    30,
    [6, 5],
    ['蛇髪の魔女', 'Gorgon'],
    ['bareHanded', 'bow', 'spear', 'trident', 'greatSword'],
    ['scale', 'noble'],
  ),
  griffin: body(
    31,
    [6, 5],
    ['合成獣', 'Chimera'],
    ['eagleHeaded', 'unicorn', 'goatAndLion', 'wingedHorse', 'cockHeaded'],
    ['coat', 'pelt'],
  ),
  harpy: body(
    32,
    [6, 5],
    ['怪鳥', 'Great bird'],
    ['womanFaced', 'eagle', 'owl', 'raven', 'burning'],
    ['plume', 'flock'],
  ),
  dragon: body(
    33,
    [7, 6],
    ['竜', 'Dragon'],
    ['horned', 'ramHorned', 'wingless', 'frilled', 'breathing'],
    ['wyrm', 'ancient'],
  ),
  wyvern: body(
    34,
    [7, 6],
    ['飛竜', 'Wyvern'],
    ['stinging', 'frilled', 'clubTailed', 'twoTailed', 'sailed'],
    ['scale', 'shed'],
  ),
  hydra: body(
    35,
    [7, 6],
    ['多頭竜', 'Hydra'],
    ['threeHeaded', 'fiveHeaded', 'twoHeaded', 'fourHeaded', 'sevenHeaded'],
    ['scale', 'husk'],
  ),
  imp: body(
    36,
    [11, 7],
    ['小悪魔', 'Imp'],
    ['trident', 'fireball', 'torch', 'scimitar', 'bareHanded'],
    ['fiend', 'skin'],
  ),
  demon: body(
    37,
    [11, 7],
    ['魔神', 'Great demon'],
    ['fire', 'bullHeaded', 'tempting', 'fallen', 'manyArmed'],
    ['fiend', 'fallen'],
  ),
  evilEye: body(
    38,
    [11, 7],
    ['邪眼', 'Evil eye'],
    ['winged', 'tentacled', 'bigMouthed', 'horned', 'thorny'],
    ['fiend', 'gel'],
  ),
  plant: body(39, [13, 8], ['怪植物', 'Plant'], ['flower', 'mushroom', 'tree', 'vine', 'root'], ['bloom', 'wilt']),
  skeleton: body(40, [10, 9], ['骸骨', 'Skeleton'], ['sword', 'axe', 'bow', 'spear', 'scythe'], ['wool', 'night']),
  zombie: body(
    41,
    [10, 9],
    ['動く屍', 'Zombie'],
    ['ragged', 'wrapped', 'rusty', 'bloated', 'vampire'],
    ['earth', 'gloom'],
  ),
  ghost: body(42, [10, 9], ['亡霊', 'Ghost'], ['shade', 'wailing', 'fireSkull', 'scythe', 'torch'], ['mist', 'gloom']),
  lich: body(43, [10, 9], ['死者の王', 'Lich'], ['staff', 'scythe', 'orb', 'book', 'greatSword'], ['night', 'noble']),
  slime: body(
    44,
    [13, 10],
    ['スライム', 'Slime'],
    ['oneEyed', 'dripping', 'cubic', 'bubbling', 'manyHanded'],
    ['gel', 'ooze'],
  ),
  elemental: body(
    45,
    [13, 10],
    ['精霊', 'Elemental'],
    ['fire', 'water', 'wind', 'earth', 'thunder'],
    ['spirit', 'tempest'],
  ),
  golem: body(
    46,
    [13, 11],
    ['ゴーレム', 'Golem'],
    ['stone', 'iron', 'clay', 'emptyArmour', 'gargoyle'],
    ['stone', 'ore'],
  ),
  mimic: body(
    47,
    [13, 11],
    ['化け道具', 'Living thing'],
    ['chest', 'book', 'jar', 'sword', 'mirror'],
    ['thing', 'relic'],
  ),
} as const satisfies Record<string, MonsterBody>;

export type MonsterBodyName = keyof typeof MONSTER_BODIES;
