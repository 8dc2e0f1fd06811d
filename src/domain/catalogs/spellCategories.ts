import type { Label } from '#domain/text/languages.ts';

/** Spells of one category share their parameters, a page and usually a call. */
interface KnownCategory {
  /** The last part of the URL of its page. */
  readonly path: string;
  /** The last part of the call that returns its spells, if there is one. */
  readonly call?: string;
  readonly title: Label;
  /** The numbers of its spells, inclusive. */
  readonly first: number;
  readonly last: number;
}

/** The eleven categories by the name of the group that holds their parameters, in the order of their spells. */
export const SPELL_CATEGORIES = {
  position: {
    path: 'position-coordinate-spell',
    call: 'position-coordinate-spell',
    title: { ja: '位置・座標', en: 'Position' },
    first: 1,
    last: 5,
  },
  state_change: {
    path: 'state-change',
    call: 'state-change',
    title: { ja: '状態変化', en: 'State change' },
    first: 6,
    last: 17,
  },
  attack: { path: 'attack-spell', title: { ja: '攻撃', en: 'Attack' }, first: 18, last: 35 },
  ac: { path: 'ac-system', title: { ja: 'AC', en: 'AC' }, first: 36, last: 43 },
  search: { path: 'search-spell', call: 'search-spell', title: { ja: '探索', en: 'Exploration' }, first: 44, last: 47 },
  battle: { path: 'battle-spell', call: 'battle-spell', title: { ja: '戦闘', en: 'Battle' }, first: 48, last: 54 },
  resistance: {
    path: 'spell-resistance',
    call: 'spell-resistance',
    title: { ja: '抵抗', en: 'Resistance' },
    first: 55,
    last: 60,
  },
  continued: {
    path: 'continued-spell',
    call: 'continued-spell',
    title: { ja: '継続', en: 'Continued' },
    first: 61,
    last: 66,
  },
  various: {
    path: 'various-effects',
    call: 'various-effects',
    title: { ja: 'さまざまな効果', en: 'Various effects' },
    first: 67,
    last: 70,
  },
  wish: { path: 'wish', call: 'wish-spell', title: { ja: '願い', en: 'Wish' }, first: 71, last: 71 },
  recovery: {
    path: 'recovery-system',
    call: 'recovery-system',
    title: { ja: '回復', en: 'Recovery' },
    first: 72,
    last: 79,
  },
} as const satisfies Readonly<Record<string, KnownCategory>>;

export type SpellCategoryName = keyof typeof SPELL_CATEGORIES;

export const SPELL_CATEGORY_NAMES = Object.keys(SPELL_CATEGORIES) as SpellCategoryName[];

/** Returns a category by its name. */
export const spellCategoryOf = (name: SpellCategoryName): KnownCategory => SPELL_CATEGORIES[name];

/** Returns the fixed category of a spell. */
export const categoryOf = (number: number): SpellCategoryName =>
  SPELL_CATEGORY_NAMES.find((name) => number <= SPELL_CATEGORIES[name].last) ?? 'recovery';
