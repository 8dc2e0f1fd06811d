import type { ComponentType } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { scenarioPath } from '#client/shell/scenario/scenario.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { SignboardPlace } from '#domain/resources/signboard.ts';
import type { Label, Language } from '#domain/text/languages.ts';

/** A screen of an area, with its tab. */
export interface DataPage {
  /** Below the path of its area. */
  readonly path: string;
  readonly title: Label;
  readonly Screen: ComponentType<{ scenarioId: string }>;
  /** The form of one of the records that the page lists, `:number` in its path. */
  readonly form?: { readonly path: string; readonly Screen: ComponentType<{ scenarioId: string; number: string }> };
}

/** One of the areas of the data settings. */
export interface DataArea {
  readonly path: string;
  readonly title: Label;
  /** In the order of their tabs; the area opens with the first. */
  readonly pages: readonly DataPage[];
}

const Signboards = lazyScreen(() => import('./labyrinthMessages/SignboardScreen.tsx'));

const signboardPage = (place: SignboardPlace, language: Language, title: Label): DataPage => ({
  path: `signboard-${place}-${language}`,
  title,
  Screen: ({ scenarioId }) => <Signboards scenarioId={scenarioId} place={place} language={language} />,
});

/** The data settings of a scenario (spec 2 §2): the tabs, their pages and addresses. */
export const DATA_AREAS: readonly DataArea[] = [
  {
    path: 'labyrinth-messages',
    title: RECORD_KINDS.labyrinth_message.title,
    pages: [
      {
        path: 'labyrinth-message-list',
        title: { ja: '一覧', en: 'List' },
        Screen: lazyScreen(() => import('./labyrinthMessages/MessageListScreen.tsx')),
        form: {
          path: 'labyrinth-message-list/:number',
          Screen: lazyScreen(() => import('./labyrinthMessages/MessageEditScreen.tsx')),
        },
      },
      signboardPage('entrance', 'ja', { ja: '入口の看板（日本語）', en: 'Entrance signs (Japanese)' }),
      signboardPage('entrance', 'en', { ja: '入口の看板（英語）', en: 'Entrance signs (English)' }),
      signboardPage('ending', 'ja', { ja: '終わりの看板（日本語）', en: 'Ending signs (Japanese)' }),
      signboardPage('ending', 'en', { ja: '終わりの看板（英語）', en: 'Ending signs (English)' }),
    ],
  },
  {
    path: 'items',
    title: RECORD_KINDS.item.title,
    pages: [
      {
        path: 'item-list',
        title: { ja: '一覧', en: 'List' },
        Screen: lazyScreen(() => import('./items/ItemListScreen.tsx')),
        form: {
          path: 'item-list/:number/edit',
          Screen: lazyScreen(() => import('./items/ItemEditScreen.tsx')),
        },
      },
      {
        path: 'unidentified-item',
        title: { ja: '不確定名', en: 'Unidentified names' },
        Screen: lazyScreen(() => import('./items/UnidentifiedItemScreen.tsx')),
      },
      {
        path: 'item-copy',
        title: { ja: 'コピーツール', en: 'Copy tool' },
        Screen: lazyScreen(() => import('./items/ItemCopyScreen.tsx')),
      },
    ],
  },
  {
    path: 'monsters',
    title: RECORD_KINDS.monster.title,
    pages: [
      {
        path: 'monster-list',
        title: { ja: '一覧', en: 'List' },
        Screen: lazyScreen(() => import('./monsters/MonsterListScreen.tsx')),
        form: {
          path: 'monster-list/:number/monster-detail',
          Screen: lazyScreen(() => import('./monsters/MonsterDetailScreen.tsx')),
        },
      },
      {
        path: 'unidentified-monster',
        title: { ja: '不確定名', en: 'Unidentified names' },
        Screen: lazyScreen(() => import('./monsters/UnidentifiedMonsterScreen.tsx')),
      },
      {
        path: 'monster-copy',
        title: { ja: 'コピーツール', en: 'Copy tool' },
        Screen: lazyScreen(() => import('./monsters/MonsterCopyScreen.tsx')),
      },
      {
        path: 'monster-graphic-setting',
        title: { ja: '画像の設定', en: 'Pictures' },
        Screen: lazyScreen(() => import('./monsters/MonsterGraphicScreen.tsx')),
      },
    ],
  },
  {
    path: 'encounters',
    title: RECORD_KINDS.encounter_setting.title,
    pages: [
      {
        path: 'encounter-setting',
        title: { ja: '遭遇表', en: 'Tables' },
        Screen: lazyScreen(() => import('./encounters/EncounterSettingScreen.tsx')),
      },
      {
        path: 'check-sheet',
        title: { ja: '確認表', en: 'Check sheet' },
        Screen: lazyScreen(() => import('./encounters/CheckSheetScreen.tsx')),
      },
    ],
  },
];

/** The address of the data settings, or of an area in them. */
export const areaPath = (scenarioId: string, area?: DataArea): string =>
  [scenarioPath(scenarioId), 'data-settings', area?.path].filter((part) => part !== undefined).join('/');

/** The address of a page or of its form, with the places of its pattern. */
export const pagePath = (scenarioId: string, area: DataArea, { path }: { readonly path: string }): string =>
  `${areaPath(scenarioId, area)}/${path}`;
