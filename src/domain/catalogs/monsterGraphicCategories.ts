import type { Option } from '#domain/resource/field.ts';

const category = (code: number, ja: string, en: string): Option => ({ code, label: { ja, en } });

/** Kinds of build by which the graphics of monsters are set and picked. */
export const MONSTER_GRAPHIC_CATEGORIES = [
  category(0, '人間', 'Humans'),
  category(1, '亜人', 'Little and giant folk'),
  category(2, '獣人', 'Beastfolk'),
  category(3, '獣', 'Animals'),
  category(4, '虫', 'Insects'),
  category(5, '幻獣', 'Mythical beasts'),
  category(6, '竜', 'Dragons'),
  category(7, '悪魔', 'Demons'),
  category(8, '植物', 'Plants'),
  category(9, '不死', 'Undead'),
  category(10, '精霊・不定形', 'Spirits and slimes'),
  category(11, '造られた物', 'Made things'),
];
