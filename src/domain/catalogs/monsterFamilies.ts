import type { Option } from '#domain/resource/field.ts';

/** Makes a family with its English plural. */
const family = (code: number, ja: string, en: string, plural_en: string): Option & { readonly plural_en: string } => ({
  code,
  label: { ja, en },
  plural_en,
});

/** The families of monsters; each monster belongs to one. */
export const MONSTER_FAMILIES = [
  family(0, '戦士', 'Fighter', 'Fighters'),
  family(1, '魔術師', 'Mage', 'Mages'),
  family(2, '僧侶', 'Priest', 'Priests'),
  family(3, '盗賊', 'Thief', 'Thieves'),
  family(4, '小人', 'Little folk', 'Little folk'),
  family(5, '巨人', 'Giant', 'Giants'),
  family(6, '幻獣', 'Mythical beast', 'Mythical beasts'),
  family(7, '竜', 'Dragon', 'Dragons'),
  family(8, '獣', 'Animal', 'Animals'),
  family(9, '獣人', 'Beastfolk', 'Beastfolk'),
  family(10, '不死', 'Undead', 'Undead'),
  family(11, '悪魔', 'Demon', 'Demons'),
  family(12, '虫', 'Insect', 'Insects'),
  family(13, '魔法生物', 'Enchanted', 'Enchanted'),
];
/** The families that can be dispelled. */
export const UNDEAD = 10;
