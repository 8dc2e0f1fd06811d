import { lazyScreen } from '#client/page/lazyScreen.ts';
import { type AreaGroup, type AreaPage, tablePage } from '#client/screens/areas/areas.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { SignboardPlace } from '#domain/resources/signboard.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { SPELL_AREAS } from './spells/spellAreas.tsx';

const Signboards = lazyScreen(() => import('./labyrinthMessages/SignboardScreen.tsx'));

const Npcs = lazyScreen(() => import('./npcs/NpcScreen.tsx'));
const NpcForm = lazyScreen(() => import('./npcs/NpcForm.tsx'));

const signboardPage = (place: SignboardPlace, language: Language, title: Label): AreaPage => ({
  path: `signboard-${place}-${language}`,
  language,
  title,
  Screen: ({ scenarioId }) => <Signboards scenarioId={scenarioId} place={place} language={language} />,
});

/** The data settings of a scenario: the tabs, their pages and addresses. */
export const DATA_SETTINGS: AreaGroup = {
  path: 'data-settings',
  title: { ja: 'データ設定', en: 'Data settings' },
  areasTitle: { ja: 'データの種類', en: 'Kinds of data' },
  areas: [
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
    {
      path: 'treasure-chest',
      title: RECORD_KINDS.treasure_chest.title,
      pages: [
        {
          ...tablePage({ path: 'treasure-chest-list', kind: 'treasure_chest', title: { ja: '一覧', en: 'List' } }),
          form: {
            path: 'treasure-chest-list/:number',
            Screen: lazyScreen(() => import('./treasureChests/ChestFormScreen.tsx')),
          },
        },
        {
          path: 'item-appearance-check',
          title: { ja: 'アイテムの出現確認', en: 'Item appearance' },
          Screen: lazyScreen(() => import('./treasureChests/ItemAppearanceScreen.tsx')),
        },
        {
          ...tablePage({ path: 'special-item', kind: 'treasure_special_item' }),
          form: {
            path: 'special-item/:number',
            Screen: lazyScreen(() => import('./treasureChests/SpecialItemFormScreen.tsx')),
          },
        },
        {
          path: 'change-treasure-chest-trap',
          title: { ja: '罠の変更', en: 'Traps' },
          Screen: lazyScreen(() => import('./treasureChests/TrapListScreen.tsx')),
          form: {
            path: 'change-treasure-chest-trap/:number',
            Screen: lazyScreen(() => import('./treasureChests/TrapFormScreen.tsx')),
          },
        },
      ],
    },
    {
      path: 'npc',
      title: RECORD_KINDS.npc.title,
      pages: [
        {
          path: '',
          title: RECORD_KINDS.npc.title,
          Screen: Npcs,
          form: { path: ':number', Screen: Npcs, Alone: NpcForm },
        },
      ],
    },
    {
      path: 'additional-image',
      title: RECORD_KINDS.additional_image.title,
      pages: [
        {
          ...tablePage({ path: 'image-list', kind: 'additional_image', hasForms: true }),
          title: { ja: '画像', en: 'Pictures' },
          Screen: lazyScreen(() => import('./additionalImages/ImageGridScreen.tsx')),
        },
        tablePage({ path: 'image-table', kind: 'additional_image', title: { ja: '一覧', en: 'List' } }),
      ],
    },
    {
      path: 'magic-effect-auto',
      title: RECORD_KINDS.magic_set.title,
      pages: [
        {
          path: 'item-type-setting',
          title: { ja: 'アイテムの種類', en: 'Item types' },
          Screen: lazyScreen(() => import('./autoMagic/ItemTypeScreen.tsx')),
        },
        {
          path: 'add-magic-to-item',
          title: { ja: 'アイテムに付く魔法', en: 'Magic on items' },
          Screen: lazyScreen(() => import('./autoMagic/MagicOnItemsScreen.tsx')),
        },
        {
          path: 'special-power',
          title: { ja: '特殊パワー', en: 'Special powers' },
          Screen: lazyScreen(() => import('./autoMagic/SpecialPowerScreen.tsx')),
        },
        {
          path: 'magic-effect-setting',
          title: { ja: '魔法効果', en: 'Magic effects' },
          Screen: lazyScreen(() => import('./autoMagic/MagicEffectScreen.tsx')),
        },
        {
          path: 'maximum-treasure-chest-setting',
          title: { ja: '宝箱レベル', en: 'Chest levels' },
          Screen: lazyScreen(() => import('./autoMagic/ChestLevelScreen.tsx')),
        },
        {
          path: 'confirmation-test',
          title: { ja: '確認テスト', en: 'Confirmation test' },
          Screen: lazyScreen(() => import('./autoMagic/ConfirmationTestScreen.tsx')),
        },
      ],
    },
    {
      path: 'character',
      title: RECORD_KINDS.character.title,
      pages: [
        {
          path: '',
          title: RECORD_KINDS.character.title,
          Screen: lazyScreen(() => import('./characters/CharacterListScreen.tsx')),
          form: { path: ':number', Screen: lazyScreen(() => import('./characters/CharacterScreen.tsx')) },
        },
      ],
    },
    ...SPELL_AREAS,
  ],
};
