import { ALIGNMENTS, JOBS, RACES, SEXES } from '#domain/catalogs/adventurers.ts';
import { optionList } from '#domain/catalogs/optionList.ts';
import { SPELLS } from '#domain/catalogs/spells.ts';
import { TITLES } from '#domain/catalogs/titles.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { choice, flag, group, int, reference, set, slots, text, type ValuesOf } from '#domain/resource/field.ts';

/** The six stats, in the order in which they are always told. Frozen once landed. */
export const STATS = ['strength', 'wisdom', 'faith', 'vitality', 'agility', 'luck'] as const;
export type Stat = (typeof STATS)[number];

export const KNOWN_SPELLS = optionList([
  ['レベルに応じて', 'By level'],
  ['あるレベルまですべて', 'All up to a level'],
  ['選んだ呪文', 'Those chosen'],
]);
const [BY_LEVEL, UP_TO_LEVEL, CHOSEN] = [0, 1, 2];
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
const stat = (ja: string, en: string) => int(ja, en, { min: 0, max: 99, initial: 10 });

const fields = {
  name_ja: name('名前（日本語）', 'Name (Japanese)'),
  name_en: name('名前（英語）', 'Name (English)'),
  job: choice('職業', 'Class', JOBS),
  race: choice('種族', 'Race', RACES),
  alignment: choice('性格', 'Alignment', ALIGNMENTS),
  sex: choice('性別', 'Sex', SEXES),
  age: int('年齢', 'Age', { min: 13, max: 99, initial: 15 }),
  level: int('レベル', 'Level', { min: 1, max: 999 }),
  experience: amount('経験値', 'Experience'),
  gold: amount('お金', 'Gold'),
  stats: group('能力値', 'Stats', {
    strength: stat('力', 'Strength'),
    wisdom: stat('知恵', 'Wisdom'),
    faith: stat('信仰心', 'Faith'),
    vitality: stat('生命力', 'Vitality'),
    agility: stat('素早さ', 'Agility'),
    luck: stat('運', 'Luck'),
  }),
  max_hp: int('最大HP（0はレベルの平均）', 'Most HP (0 is the mean of its level)', { min: 0, max: 9999 }),
  titles: set('称号', 'Titles', TITLE_OPTIONS),
  items: slots(
    '持ち物',
    'Item',
    8,
    group('持ち物', 'Item', {
      item: reference('アイテム', 'Item', { to: 'item' }),
      worn: flag('装備', 'Worn'),
      identified: flag('鑑定済み', 'Identified', true),
    }),
  ),
  known_spells: choice('覚えている呪文', 'Spells known', KNOWN_SPELLS),
  spell_level: int('呪文レベル', 'Spell level', { min: 1, max: 12 }),
  spells: set('選んだ呪文', 'Spells chosen', SPELL_OPTIONS),
  place: choice('並び', 'Place', PLACES),
};
export type Character = ValuesOf<typeof fields>;

/** An adventurer who is there from the start: the sample party of tests, and what players may begin with. */
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
  check: ({ items, known_spells, spells }) => [
    ...items.flatMap(({ item, worn }, at) => (worn && item === 0 ? [wearsNothing(at)] : [])),
    ...(known_spells === CHOSEN && !Object.values(spells).some(Boolean) ? [NO_SPELL] : []),
  ],
  checkTogether: (records) =>
    [...records].flatMap(([number, { place }]) => {
      const others = [...records].filter(([other, record]) => other < number && record.place === place);
      return place !== 0 && others.length > 0 ? [{ number, ...PLACE_TAKEN }] : [];
    }),
});

/** How a character knows its spells. */
export const knowsByLevel = ({ known_spells }: Character): boolean => known_spells === BY_LEVEL;

const wearsNothing = (at: number): Problem => ({
  path: `items.${at}.item`,
  severity: 'warning',
  fault: { ja: '装備するアイテムが選ばれていません。', en: 'No item is chosen to be worn.' },
});

const NO_SPELL: Problem = {
  path: 'spells',
  severity: 'warning',
  fault: { ja: '呪文が選ばれていません。', en: 'No spell is chosen.' },
};

const PLACE_TAKEN: Problem = {
  path: 'place',
  severity: 'warning',
  fault: { ja: 'この並びには、ほかのキャラクターがいます。', en: 'Another character has this place.' },
};
