import {
  categoryOf,
  SPELL_CATEGORIES,
  SPELL_CATEGORY_NAMES,
  type SpellCategoryName,
} from '#domain/catalogs/spellCategories.ts';
import { NO_SCHOOL, SPELL_LEVELS, SPELL_SCHOOLS, SPELLS } from '#domain/catalogs/spells.ts';
import { defineResource, type Problem, type Section } from '#domain/resource/defineResource.ts';
import { choice, flag, group, int, sound, text, type ValuesOf, withHelp } from '#domain/resource/field.ts';
import type { Label } from '#domain/text/languages.ts';
import { sidelessDice } from './sidelessDice.ts';
import { acSpells } from './spells/acSpells.ts';
import { attackSpells } from './spells/attackSpells.ts';
import { battleSpells } from './spells/battleSpells.ts';
import { continuedSpells } from './spells/continuedSpells.ts';
import { positionSpells } from './spells/positionSpells.ts';
import { recoverySpells } from './spells/recoverySpells.ts';
import { resistanceSpells } from './spells/resistanceSpells.ts';
import { BEST_TRAP_SIGHT, searchSpells } from './spells/searchSpells.ts';
import type { SpellCategory } from './spells/spellCategory.ts';
import { stateSpells } from './spells/stateSpells.ts';
import { variousSpells } from './spells/variousSpells.ts';
import { LEAST_WISHES, wishSpells } from './spells/wishSpells.ts';

/** The parameters of every category, by the name of the group that holds them. */
const PARAMETERS = {
  position: positionSpells,
  state_change: stateSpells,
  attack: attackSpells,
  ac: acSpells,
  search: searchSpells,
  battle: battleSpells,
  resistance: resistanceSpells,
  continued: continuedSpells,
  various: variousSpells,
  wish: wishSpells,
  recovery: recoverySpells,
} as const satisfies Readonly<Record<SpellCategoryName, unknown>>;

/** Returns the parameters of a category, typed for any category: the values of a record in it fit them. */
const parametersOf = (name: SpellCategoryName) => PARAMETERS[name] as unknown as SpellCategory;

const parameters = <const Name extends SpellCategoryName>(name: Name) => {
  const { ja, en } = SPELL_CATEGORIES[name].title;
  return group<(typeof PARAMETERS)[Name]['fields']>(ja, en, PARAMETERS[name].fields);
};

const name = (ja: string, en: string) => text(ja, en, { maxWidth: 20 });
const description = (ja: string, en: string) => text(ja, en, { maxWidth: 40, maxLines: 3 });

const fields = {
  name_ja: name('名前（日本語）', 'Name (Japanese)'),
  name_en: name('名前（英語）', 'Name (English)'),
  description_ja: description('説明（日本語）', 'Description (Japanese)'),
  description_en: description('説明（英語）', 'Description (English)'),
  school: choice('系統', 'School', SPELL_SCHOOLS),
  level: int('レベル（0は一覧にない）', 'Level (0: not listed)', { min: 0, max: SPELL_LEVELS }),
  monster_level: withHelp(
    int('モンスターのレベル（0は唱えない）', 'Monster level (0: never cast)', { min: 0, max: 7 }),
    '呪文レベルがここに届くモンスターが唱えます。',
    'Cast by monsters with this spell level or higher.',
    'monsterSpells',
  ),
  in_battle: flag('戦闘で使える', 'In battle'),
  in_camp: flag('キャンプで使える', 'In camp'),
  in_labyrinth: flag('迷宮で使える', 'In the labyrinth'),
  memory_only: flag('アイテムだけで覚える', 'Learnt from items only'),
  forgets: flag('唱えると忘れる', 'Forgotten when cast'),
  sound: sound('効果音', 'Sound'),
  position: parameters('position'),
  state_change: parameters('state_change'),
  attack: parameters('attack'),
  ac: parameters('ac'),
  search: parameters('search'),
  battle: parameters('battle'),
  resistance: parameters('resistance'),
  continued: parameters('continued'),
  various: parameters('various'),
  wish: parameters('wish'),
  recovery: parameters('recovery'),
};
export type Spell = ValuesOf<typeof fields>;

/** A spell. All 79 exist, and the number fixes the category; names, levels and parameters are up to the author. */
export const spell = defineResource({
  name: 'spell',
  fields,
  names: { ja: 'name_ja', en: 'name_en' },
  sections: [
    {
      title: { ja: '名前と説明', en: 'Name and description' },
      fields: ['name_ja', 'name_en', 'description_ja', 'description_en'],
    },
    {
      title: { ja: '習得と使える場所', en: 'Learning and use' },
      fields: [
        ...(['school', 'level', 'monster_level', 'memory_only', 'forgets'] as const),
        ...(['in_battle', 'in_camp', 'in_labyrinth', 'sound'] as const),
      ],
    },
    ...SPELL_CATEGORY_NAMES.map(
      (name): Section<SpellCategoryName, Spell> => ({
        title: SPELL_CATEGORIES[name].title,
        fields: [name],
        ofNumber: (number) => categoryOf(number) === name,
      }),
    ),
  ],
  tables: {
    list: {
      title: { ja: '呪文一覧', en: 'Spells' },
      columns: [
        ...(['name_ja', 'name_en', 'school', 'level', 'monster_level'] as const),
        ...(['in_battle', 'in_camp', 'in_labyrinth', 'memory_only', 'forgets', 'sound'] as const),
      ],
      csv: ['name_ja', 'name_en', 'school', 'level', 'monster_level'],
      files: { import: 'spell-list/import' },
    },
    names: {
      title: { ja: '呪文名', en: 'Spell names' },
      columns: ['name_ja', 'name_en', 'description_ja', 'description_en'],
      csv: ['name_ja', 'name_en'],
      files: { import: 'spell-name/import' },
    },
    ...Object.fromEntries(
      SPELL_CATEGORY_NAMES.map((name) => {
        const { title, first, last } = SPELL_CATEGORIES[name];
        return [name, { title, columns: ['name_ja', 'name_en', name] as const, numbers: { first, last } }];
      }),
    ),
  },
  bannedWords: { spell_name: ['name_ja', 'name_en'] },
  presets: {
    names: { title: { ja: '初めの名前', en: 'Default names' }, values: defaultNames },
  },
  calls: { verbs: ['list', 'replace'], sample: 'spell-name/sample' },
  defaults: (number) => ({ ...commonDefaults(number), ...ownDefaults(number) }),
  check: (record, number) => {
    const category = categoryOf(number);
    return [
      ...(isInAList(record) || record.memory_only ? [] : [IN_NO_LIST]),
      ...(parametersOf(category).isIdle?.(record[category] as never) ? [doesNothing(category)] : []),
      ...(record.in_battle || record.in_camp || record.in_labyrinth ? [] : [USED_NOWHERE]),
      ...(category === 'attack' ? sidelessDice('attack.damage', record.attack.damage) : []),
      ...(category === 'recovery' ? sidelessDice('recovery.hp', record.recovery.hp) : []),
      ...(category === 'search' ? trapSight(record.search) : []),
      ...(category === 'wish' ? fewWishes(record.wish.wishes) : []),
    ];
  },
});

/** Whether members learn a spell at a level, or monsters cast it; nobody learns a spell without a school. */
const isInAList = ({ school, level, monster_level }: Spell) => (school !== NO_SCHOOL && level > 0) || monster_level > 0;

/** Returns the effect of a spell with its numbers, as a sentence in both languages. */
export function sentenceOf(record: Spell, number: number): Label {
  const category = categoryOf(number);
  const { ja, en } = parametersOf(category).sentence(record[category] as never);
  return { ja: `${ja}。`, en: `${en}.` };
}

/** The situations in which spells of each category can be used by default. */
const USES: Readonly<Record<SpellCategoryName, readonly ('in_battle' | 'in_camp' | 'in_labyrinth')[]>> = {
  position: ['in_camp', 'in_labyrinth'],
  state_change: ['in_battle'],
  attack: ['in_battle'],
  ac: ['in_battle'],
  search: ['in_camp', 'in_labyrinth'],
  battle: ['in_battle'],
  resistance: ['in_battle', 'in_camp'],
  continued: ['in_camp', 'in_labyrinth'],
  various: ['in_camp'],
  wish: ['in_battle', 'in_camp'],
  recovery: ['in_battle', 'in_camp'],
};

/** Default sounds of spells: by element for attacks, otherwise by category; the usual one is 46. */
const ELEMENT_SOUNDS: Readonly<Record<number, number>> = { 1: 47, 2: 48, 3: 49, 9: 52 };
const CATEGORY_SOUNDS: Partial<Record<SpellCategoryName, number>> = {
  state_change: 52,
  ac: 51,
  resistance: 51,
  recovery: 50,
};
const KNOW_THE_FOE = 47;
const RECALL_LIFE = 79;
const LAST_MONSTER_SPELLS = { from: 6, to: 43, not: 36 };

/** Returns the default name of a spell. */
export function defaultNames(number: number): Pick<Spell, 'name_ja' | 'name_en'> {
  const { ja = '', en = '' } = SPELLS[number - 1]?.name ?? {};
  return { name_ja: ja, name_en: en };
}

function commonDefaults(number: number): Partial<Spell> {
  const { school = 0, level = 0 } = SPELLS[number - 1] ?? {};
  const category = categoryOf(number);
  const { from, to, not } = LAST_MONSTER_SPELLS;
  const uses = number === KNOW_THE_FOE ? (['in_battle'] as const) : USES[category];
  const element = attackSpells.defaults[number]?.element ?? 0;
  return {
    ...defaultNames(number),
    school,
    level,
    monster_level: number >= from && number <= to && number !== not ? Math.min(level, 7) : 0,
    ...Object.fromEntries(uses.map((use) => [use, true])),
    sound: number === RECALL_LIFE ? 53 : (ELEMENT_SOUNDS[element] ?? CATEGORY_SOUNDS[category] ?? 46),
  };
}

function ownDefaults(number: number): Partial<Spell> {
  const category = categoryOf(number);
  const { defaults } = parametersOf(category);
  return { [category]: { ...fields[category].initial, ...defaults[number] } };
}

const IN_NO_LIST: Problem = {
  path: 'level',
  severity: 'warning',
  rule: 'unused',
  fault: {
    ja: 'どの一覧にもない呪文です。覚えることも、モンスターが唱えることもありません。',
    en: 'This spell is not listed anywhere: nobody learns it, and no monster casts it.',
  },
};

const doesNothing = (path: SpellCategoryName): Problem => ({
  path,
  severity: 'warning',
  rule: 'ineffective',
  fault: { ja: 'この設定では何も起こりません。', en: 'With these settings it does nothing.' },
});

const USED_NOWHERE: Problem = {
  path: 'in_battle',
  severity: 'warning',
  rule: 'unused',
  fault: { ja: '使える場所がありません。', en: 'It cannot be used anywhere.' },
};

/** Spells are never completely certain about a trap: reports a higher rate of success. */
const trapSight = ({ does, success }: Spell['search']): Problem[] =>
  does === 0 && success > BEST_TRAP_SIGHT
    ? [
        {
          path: 'search.success',
          severity: 'error',
          fault: {
            ja: `罠を見破る成功率は${BEST_TRAP_SIGHT}％までです。`,
            en: `The chance to see through a trap is at most ${BEST_TRAP_SIGHT}%.`,
          },
        },
      ]
    : [];

const fewWishes = (wishes: Readonly<Record<string, boolean>>): Problem[] =>
  Object.values(wishes).filter(Boolean).length < LEAST_WISHES
    ? [
        {
          path: 'wish.wishes',
          severity: 'error',
          fault: {
            ja: `かなう願いを${LEAST_WISHES}つ以上選んでください。`,
            en: `At least ${LEAST_WISHES} wishes must be chosen.`,
          },
        },
      ]
    : [];
