import type { Label } from '#domain/text/languages.ts';
import { optionList } from './optionList.ts';

export const SPELL_SCHOOLS = optionList([
  ['どちらでもない', 'Neither'],
  ['魔術師', 'Mage'],
  ['僧侶', 'Priest'],
]);
export const [NO_SCHOOL, MAGE, PRIEST] = [0, 1, 2] as const;
/** Levels of the two lists; 0 is in neither. */
export const SPELL_LEVELS = 12;

interface KnownSpell {
  readonly name: Label;
  readonly school: number;
  readonly level: number;
}

const spell = (school: number, level: number, ja: string, en: string): KnownSpell => ({
  name: { ja, en },
  school,
  level,
});

/** The default names and levels of the 79 spells, in the order of their numbers. */
export const SPELLS: readonly KnownSpell[] = [
  spell(MAGE, 1, '道しるべ', 'Wayfinding'),
  spell(MAGE, 2, '迷宮の図', 'Floor Chart'),
  spell(MAGE, 5, '跳び渡り', 'Blink Step'),
  spell(MAGE, 7, '遠き門', 'Far Gate'),
  spell(PRIEST, 6, '家路の鈴', 'Homeward Bell'),
  spell(MAGE, 1, '眠りの霧', 'Drowsy Mist'),
  spell(PRIEST, 1, '驚かし', 'Startle'),
  spell(PRIEST, 2, '黙の帳', 'Hush Veil'),
  spell(PRIEST, 3, '縛りの糸', 'Binding Thread'),
  spell(MAGE, 3, '惑い', 'Bewilder'),
  spell(MAGE, 4, '誘い', 'Beckoning'),
  spell(MAGE, 5, '沈む沼', 'Sinking Mire'),
  spell(PRIEST, 5, '息止め', 'Stifle'),
  spell(MAGE, 5, '石の眼', 'Stone Gaze'),
  spell(PRIEST, 5, '終の囁き', 'Last Whisper'),
  spell(MAGE, 6, '灰の風', 'Ashen Wind'),
  spell(MAGE, 4, '魔力枯らし', 'Wither Magic'),
  spell(MAGE, 1, '火の粉', 'Ember'),
  spell(PRIEST, 1, '石つぶて', 'Stone Shot'),
  spell(MAGE, 2, '氷の針', 'Frost Needle'),
  spell(MAGE, 2, '雷の糸', 'Spark Thread'),
  spell(MAGE, 3, '炎の波', 'Wave of Fire'),
  spell(PRIEST, 3, '裂く風', 'Rending Wind'),
  spell(MAGE, 4, '霜の刃', 'Blade of Rime'),
  spell(PRIEST, 4, '聖なる光', 'Holy Gleam'),
  spell(MAGE, 4, '雷の槍', 'Thunder Spear'),
  spell(MAGE, 5, '酸の雨', 'Acid Rain'),
  spell(PRIEST, 5, '火柱', 'Pillar of Flame'),
  spell(MAGE, 5, '大吹雪', 'Great Blizzard'),
  spell(PRIEST, 5, '地割れ', 'Earth Render'),
  spell(MAGE, 6, '嵐の雲', 'Storm Cloud'),
  spell(PRIEST, 6, '闇の手', 'Dark Grasp'),
  spell(PRIEST, 6, '裁きの火', 'Judging Fire'),
  spell(MAGE, 7, '星落とし', 'Falling Star'),
  spell(PRIEST, 7, '天の怒り', 'Wrath of Heaven'),
  spell(MAGE, 1, '薄膜', 'Thin Film'),
  spell(PRIEST, 1, '小さな盾', 'Small Aegis'),
  spell(PRIEST, 3, '隊の守り', 'Company Ward'),
  spell(PRIEST, 5, '大いなる守り', 'Great Ward'),
  spell(PRIEST, 2, '鈍らせ', 'Slacken'),
  spell(MAGE, 4, '守り剥ぎ', 'Strip Guard'),
  spell(MAGE, 3, '影の衣', 'Shade Cloak'),
  spell(MAGE, 6, '不壊の壁', 'Adamant Wall'),
  spell(PRIEST, 2, '罠見', 'Trap Sight'),
  spell(MAGE, 3, '錠開き', 'Unbar'),
  spell(MAGE, 2, '隠し暴き', 'Reveal Hidden'),
  spell(PRIEST, 2, '正体見', 'Know the Foe'),
  spell(MAGE, 5, '呪文砕き', 'Break Magic'),
  spell(PRIEST, 4, '不死祓い', 'Banish Undead'),
  spell(MAGE, 3, '早駆け', 'Quicken'),
  spell(PRIEST, 3, '力の歌', 'Song of Might'),
  spell(PRIEST, 4, '足止め', 'Stay Foot'),
  spell(MAGE, 6, '眷属呼び', 'Call Kindred'),
  spell(MAGE, 2, '煙隠れ', 'Smoke Screen'),
  spell(PRIEST, 2, '炎の護り', 'Ward of Fire'),
  spell(PRIEST, 3, '冷気の護り', 'Ward of Cold'),
  spell(PRIEST, 4, '雷の護り', 'Ward of Thunder'),
  spell(PRIEST, 5, '息吹の護り', 'Ward of Breath'),
  spell(MAGE, 5, '魔法の幕', 'Magic Screen'),
  spell(PRIEST, 3, '心の護り', 'Ward of Mind'),
  spell(PRIEST, 1, '灯火', 'Kindle'),
  spell(PRIEST, 3, '陽の灯', 'Sunlit Lamp'),
  spell(PRIEST, 4, '浮き足', 'Floating Step'),
  spell(PRIEST, 3, '見破りの目', 'Seeing Eye'),
  spell(MAGE, 3, '忍び足', 'Quiet Step'),
  spell(PRIEST, 4, '長き守り', 'Lasting Ward'),
  spell(MAGE, 4, '魔力分け', 'Lend Magic'),
  spell(PRIEST, 5, '解き放ち', 'Lift Curse'),
  spell(MAGE, 6, '繕い', 'Mend Item'),
  spell(PRIEST, 7, '魂の鏡', 'Soul Mirror'),
  spell(MAGE, 7, '願い', 'Wish'),
  spell(PRIEST, 1, '癒し', 'Mend Wounds'),
  spell(PRIEST, 4, '深き癒し', 'Deep Mending'),
  spell(PRIEST, 6, '全き癒し', 'Whole Mending'),
  spell(PRIEST, 6, '皆の癒し', 'Shared Mending'),
  spell(PRIEST, 3, '毒消し', 'Clear Venom'),
  spell(PRIEST, 3, '痺れ解き', 'Loosen Limbs'),
  spell(PRIEST, 5, '石解き', 'Unstone'),
  spell(PRIEST, 7, '呼び戻し', 'Recall Life'),
];
