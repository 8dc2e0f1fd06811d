import { ALIGNMENTS, JOBS, RACES, SEXES, STATS, type Stat } from '#domain/catalogs/adventurers.ts';
import type { WarningRule } from '#domain/catalogs/checkRules.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { SPELLS } from '#domain/catalogs/spells.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import {
  choice,
  flag,
  group,
  int,
  type LeafField,
  reference,
  set,
  slots,
  text,
  type ValuesOf,
  withHelp,
} from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';

const KNOWN_SPELLS = optionList([
  ['レベルに応じて', 'By level'],
  ['あるレベルまですべて', 'All up to a level'],
  ['選んだ呪文', 'Chosen spells'],
]);
export const [BY_LEVEL, UP_TO_LEVEL, CHOSEN] = [0, 1, 2] as const;
const PLACES = optionList([
  ['控え', 'Roster'],
  ['1番目', 'First'],
  ['2番目', 'Second'],
  ['3番目', 'Third'],
  ['4番目', 'Fourth'],
  ['5番目', 'Fifth'],
  ['6番目', 'Sixth'],
]);
const SPELL_OPTIONS = SPELLS.map(({ name }, index) => ({ code: index + 1, label: name }));
const TITLE_OPTIONS = TITLES.filter(({ code }) => code > 0);

const name = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
const amount = (ja: string, en: string) => int(ja, en, { min: 0, max: 999_999_999 });
const STAT_FIELDS = Object.fromEntries(
  STATS.map(({ name: key, label }) => [key, int(label.ja, label.en, { min: 0, max: 99, initial: 10 })]),
) as Record<Stat, LeafField<'int'>>;

const fields = {
  name_ja: name('名前（日本語）', 'Name (Japanese)'),
  name_en: name('名前（英語）', 'Name (English)'),
  job: choice('職業', 'Class', JOBS),
  race: choice('種族', 'Race', RACES),
  alignment: choice('性格', 'Alignment', ALIGNMENTS),
  sex: choice('性別', 'Sex', SEXES),
  age: int('年齢', 'Age', { min: 13, max: 99, initial: 15 }),
  level: int('レベル', 'Level', { min: 1, max: 999 }),
  experience: withHelp(
    amount('経験値', 'Experience'),
    'レベルに足りない分は、ゲームで補われます。',
    'If the level needs more, the game adds the rest.',
  ),
  gold: amount('お金', 'Gold'),
  stats: withHelp(
    group('能力値', 'Stats', STAT_FIELDS),
    '10が並です。高いほど、命中やHP、抵抗などが良くなります。',
    '10 is average. Higher stats improve attacks, HP, saving throws and more.',
    'stats',
  ),
  max_hp: int('最大HP', 'Max HP', {
    min: 0,
    max: 9999,
    options: [{ code: 0, label: { ja: 'レベル平均', en: 'by level' } }],
  }),
  titles: set('称号', 'Titles', TITLE_OPTIONS),
  items: slots(
    '持ち物',
    'Item',
    8,
    group('持ち物', 'Item', {
      item: reference('アイテム', 'Item', { to: 'item' }),
      worn: flag('装備', 'Equipped'),
      identified: flag('鑑定済み', 'Identified', true),
    }),
  ),
  known_spells: choice('覚えている呪文', 'Spells known', KNOWN_SPELLS),
  spell_level: withHelp(
    int('呪文レベル', 'Spell level', { min: 1, max: 12 }),
    'このレベルまでの呪文をすべて覚えています。',
    'All spells up to this level are known.',
  ),
  spells: set('選んだ呪文', 'Spells chosen', SPELL_OPTIONS),
  place: choice('並び', 'Place', PLACES),
};
export type Character = ValuesOf<typeof fields>;

/** A ready-made character: for the party of test plays, and for players to start with. */
export const character = defineResource({
  name: 'character',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: '名前と素性', en: 'Name and origin' },
      fields: ['name_ja', 'name_en', 'job', 'race', 'alignment', 'sex', 'age', 'place'],
    },
    { title: { ja: '成長', en: 'Growth' }, fields: ['level', 'experience', 'gold', 'max_hp'] },
    { title: { ja: '能力値', en: 'Stats' }, fields: ['stats'] },
    { title: { ja: '持ち物と装備', en: 'Items and equipment' }, fields: ['items'] },
    { title: { ja: '呪文', en: 'Spells' }, fields: ['known_spells'] },
    {
      title: { ja: '呪文レベル', en: 'Spell level' },
      fields: ['spell_level'],
      visible: ({ known_spells }) => known_spells === UP_TO_LEVEL,
    },
    {
      title: { ja: '選んだ呪文', en: 'Spells chosen' },
      fields: ['spells'],
      visible: ({ known_spells }) => known_spells === CHOSEN,
    },
    { title: { ja: '称号', en: 'Titles' }, fields: ['titles'] },
  ],
  tables: {
    list: {
      title: { ja: 'キャラクター一覧', en: 'Characters' },
      columns: [
        ...(['name_ja', 'name_en', 'job', 'race', 'alignment', 'sex', 'age', 'level'] as const),
        ...(['experience', 'gold', 'stats', 'max_hp', 'items', 'known_spells', 'place'] as const),
      ],
      csv: [
        ...(['name_ja', 'name_en', 'job', 'race', 'alignment', 'sex', 'age', 'level', 'experience', 'gold'] as const),
        ...(['stats', 'max_hp', 'titles', 'items', 'known_spells', 'spell_level', 'spells', 'place'] as const),
      ],
      files: { import: 'characters/import', export: 'characters/export' },
    },
  },
  bannedWords: { character: ['name_ja', 'name_en'] },
  calls: { verbs: ['list', 'replace'] },
  check: (record) => [
    ...record.items.flatMap(({ item, worn }, at) => (worn && item === 0 ? [wearsNothing(at)] : [])),
    ...(record.known_spells === CHOSEN && !Object.values(record.spells).some(Boolean) ? [NO_SPELL] : []),
  ],
  checkTogether: (records) =>
    [...records].flatMap(([number, { place }]) => {
      const others = [...records].filter(([other, record]) => other < number && record.place === place);
      return place !== 0 && others.length > 0 ? [{ number, ...PLACE_TAKEN }] : [];
    }),
});

const warning = (path: string, fault: Label, rule: WarningRule = 'incomplete'): Problem => ({
  path,
  severity: 'warning',
  rule,
  fault,
});

const wearsNothing = (at: number): Problem =>
  warning(`items.${at}.item`, { ja: '装備するアイテムが選ばれていません。', en: 'No item is chosen to equip.' });

const NO_SPELL = warning('spells', { ja: '呪文が選ばれていません。', en: 'No spell is chosen.' });

const PLACE_TAKEN = warning(
  'place',
  { ja: 'この並びには、ほかのキャラクターがいます。', en: 'Another character is in this place.' },
  'conflict',
);
