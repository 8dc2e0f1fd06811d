import { JOBS, RACES } from '#domain/catalogs/adventurers.ts';
import { INN_ROOMS } from '#domain/resources/npc.ts';
import { SAVE_LABELS, SAVE_NAMES } from '#domain/resources/rules/ruleFields.ts';
import { type Along, said } from './effect.ts';

const along = (ja: string, en: string, ...places: readonly number[]): Along => ({ label: said(ja, en), places });
const byName = (ja: string, en: string, names: readonly { readonly label: Along['label'] }[]): Along => ({
  label: said(ja, en),
  places: names.map((_, at) => at),
  names: names.map(({ label }) => label),
});

export const LEVELS = along('レベル', 'Level', 1, 5, 10, 15, 20);
export const DEPTHS = along('難易度', 'Difficulty', 0, 1, 2, 4, 8);
export const STEPS = along('歩数', 'Steps', 5, 10, 20, 40, 80);
export const TIMES = along('回数', 'Times', 1, 5, 10, 20, 50);
export const ROUNDS = along('ラウンド', 'Rounds', 1, 2, 3, 4, 5);
export const CHESTS = along('宝箱の数', 'Chests', 1, 2, 5, 10, 20);
export const AGILITIES = along('素早さ', 'Agility', 6, 9, 12, 15, 18);
export const VITALITIES = along('生命力', 'Vitality', 6, 9, 12, 15, 18);
export const STRENGTHS = along('力', 'Strength', 3, 4, 5, 10, 16, 17, 18);
export const LEARNING_STATS = along('知恵・信仰心', 'Wisdom, faith', 8, 11, 14, 17, 18);
export const HIT_POINTS = along('敵のHP', 'HP of the breather', 10, 25, 50, 100, 200);
export const DAMAGES = along('元のダメージ', 'Original damage', 10, 20, 50, 100, 200);
export const ADDED = along('アイテムによる増分', 'Added by items', 0, 3, 6, 9, 12);
export const IN_GROUP = along('グループの人数', 'Group size', 1, 3, 5, 7, 9);
export const OWN_RATES = along('部屋の遭遇率（％）', 'Rate of the room (%)', 10, 25, 50, 75, 100);
export const PRICES = along('値段', 'Price', 10, 100, 1000, 10_000, 100_000);
export const GOLD = along('お金', 'Gold', 100, 1000, 5000, 10_000, 30_000);
export const POINTS = along('ボーナス点', 'Bonus points', 5, 10, 15, 20, 25);
export const AGES = along('年齢', 'Age', 15, 20, 30, 40, 50);
export const OLD_AGES = along('年齢', 'Age', 50, 55, 60, 70, 80);
export const CHANGES = along('転職の回数', 'Class changes', 1, 2, 3, 4, 5);
export const HIGH_LEVELS = along('レベル', 'Level', 10, 13, 20, 30, 50);
export const RAISINGS = along('蘇生の回数', 'Times raised', 1, 2, 3, 5, 8);
export const SPELLS = along('受けた呪文の数', 'Spells received', 1, 2, 5, 10, 20);
export const EXPERIENCES = along('経験値', 'Experience', 1000, 10_000, 100_000, 1_000_000, 10_000_000);
/** The variable of effects that have a single value. */
export const ONCE: Along = { label: said('', ''), places: [0], names: [said('', '')] };

export const BY_ROOM = byName('部屋', 'Room', INN_ROOMS);
export const BY_JOB = byName('職業', 'Class', JOBS);
export const BY_RACE = byName('種族', 'Race', RACES);
export const BY_SAVE = byName(
  '抵抗するもの',
  'Against',
  SAVE_NAMES.map((name) => ({ label: SAVE_LABELS[name] })),
);
