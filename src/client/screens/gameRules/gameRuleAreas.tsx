import { lazyScreen } from '#client/page/lazyScreen.ts';
import { type Area, type AreaGroup, type AreaPage, settingsPage, tablePage } from '#client/screens/areas/areas.tsx';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import { DIFFERENCES, GAME_RULES_PATH } from './rulePaths.ts';

const CLASSES: Label = { ja: '職業', en: 'Classes' };

const RuleTools = lazyScreen(() => import('./RuleTools.tsx'));

/** Returns an area with the pages of a kind and their tools. */
const rules = (path: string, kind: RecordKindName, ...pages: readonly AreaPage[]): Area => ({
  path,
  title: RECORD_KINDS[kind].title,
  pages,
  Tools: ({ scenarioId }) => <RuleTools scenarioId={scenarioId} kind={kind} />,
});

/** The curves stand above the table of their values. */
const experiencePage: AreaPage = {
  ...tablePage({ path: '', kind: 'experience_point', hasForms: true }),
  Screen: lazyScreen(() => import('./experience/ExperienceScreen.tsx')),
};

const cityPage: AreaPage = {
  ...settingsPage('', 'fortified_city_setting'),
  Screen: lazyScreen(() => import('./city/CityScreen.tsx')),
};

const RACES = { path: 'races', kind: 'race_occupation_setting', title: { ja: '種族', en: 'Races' } } as const;
/** The rows of the second sex may be without effect, which their table and their forms say. */
const racesPage: AreaPage = {
  ...tablePage(RACES),
  Screen: lazyScreen(() => import('./races/RacesScreen.tsx')),
  form: { path: `${RACES.path}/:number`, Screen: lazyScreen(() => import('./races/RaceFormScreen.tsx')) },
};

/** Areas with a page of settings, or with a table of one row per class. */
const settings = (path: string, kind: RecordKindName) => rules(path, kind, settingsPage('', kind));
const ofClasses = (path: string, kind: RecordKindName) =>
  rules(path, kind, tablePage({ path: '', kind, hasForms: true }));

/** The rules of a game: ten pages, and the differences of all of them. */
export const GAME_RULES: AreaGroup = {
  path: GAME_RULES_PATH,
  title: { ja: 'ゲームルール', en: 'Game rules' },
  areasTitle: { ja: 'ルールの種類', en: 'Kinds of rules' },
  areas: [
    settings('battle-system-treasure-chest', 'battle_system_treasure_chest'),
    ofClasses('direct-attack-setting', 'direct_attack_setting'),
    rules('exp-required-level-up', 'experience_point', experiencePage),
    rules('fortified-city-setting', 'fortified_city_setting', cityPage),
    rules(
      'initial-values-learning-spell-summoning',
      'remember_and_summon_spell',
      settingsPage('common', 'remember_and_summon_spell', { ja: '共通', en: 'Common' }),
      tablePage({ path: 'classes', kind: 'remember_and_summon_spell', title: CLASSES, hasForms: true }),
      tablePage({
        path: 'summons',
        kind: 'remember_and_summon_spell',
        table: 'summons',
        title: { ja: '召喚', en: 'Summons' },
        hasForms: true,
      }),
    ),
    settings('magic-effect', 'magic_effect_rule'),
    settings('message-item', 'message_item'),
    settings('npc-magic-related', 'npc_magic_related'),
    settings('race-occupation', 'race_occupation'),
    rules(
      'race-occupation-setting',
      'race_occupation_setting',
      racesPage,
      tablePage({ path: 'classes', kind: 'race_occupation_setting', table: 'jobs', title: CLASSES, hasForms: true }),
    ),
    {
      path: DIFFERENCES,
      title: { ja: '既定との違い', en: 'Changed from default' },
      pages: [
        {
          path: '',
          title: { ja: '一覧', en: 'List' },
          Screen: lazyScreen(() => import('./DifferencesScreen.tsx')),
        },
      ],
    },
  ],
};
