import type { Option } from '#domain/resource/field.ts';

const family = (code: number, ja: string, en: string): Option => ({ code, label: { ja, en } });

/** The 14 families that every monster belongs to one of (spec 2 §3, "Monster"). */
export const MONSTER_FAMILIES = [
  family(0, '戦士', 'Fighter'),
  family(1, '魔術師', 'Mage'),
  family(2, '僧侶', 'Priest'),
  family(3, '盗賊', 'Thief'),
  family(4, '小人', 'Little folk'),
  family(5, '巨人', 'Giant'),
  family(6, '幻獣', 'Mythical beast'),
  family(7, '竜', 'Dragon'),
  family(8, '獣', 'Animal'),
  family(9, '獣人', 'Beastfolk'),
  family(10, '不死', 'Undead'),
  family(11, '悪魔', 'Demon'),
  family(12, '虫', 'Insect'),
  family(13, '魔法生物', 'Enchanted'),
];
