import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { Area, AreaPage } from '#client/screens/areas/areas.tsx';
import { SPELL_CATEGORIES, SPELL_CATEGORY_NAMES, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import type { Label } from '#domain/text/languages.ts';

const Category = lazyScreen(() => import('./CategoryScreen.tsx'));

/** Returns the page of a category of spells: its table, and a form for each spell. */
const categoryPage = (category: SpellCategoryName): AreaPage => {
  const { path, title } = SPELL_CATEGORIES[category];
  return {
    path,
    title,
    Screen: ({ scenarioId }) => <Category key={category} scenarioId={scenarioId} category={category} />,
  };
};

const LISTS: Label = { ja: '呪文一覧', en: 'Spell list' };

/** The areas of the spells: by the level at which they are learnt, and one by one. */
export const SPELL_AREAS: readonly Area[] = [
  {
    path: 'spell-list',
    title: LISTS,
    kind: 'spell',
    pages: [{ path: '', title: LISTS, Screen: lazyScreen(() => import('./SpellListScreen.tsx')) }],
  },
  {
    path: 'each-spell-setting',
    title: { ja: '個別の呪文', en: 'Per-spell settings' },
    pages: [
      {
        path: 'spell-search',
        title: { ja: '呪文を探す', en: 'Find spells' },
        Screen: lazyScreen(() => import('./SpellSearchScreen.tsx')),
      },
      {
        path: 'spell-name',
        title: { ja: '呪文名', en: 'Spell names' },
        Screen: lazyScreen(() => import('./SpellNameScreen.tsx')),
      },
      ...SPELL_CATEGORY_NAMES.map(categoryPage),
    ],
  },
];
