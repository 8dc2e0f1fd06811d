import { type Area, type AreaGroup, settingsPage, tablePage } from '#client/screens/areas/areas.tsx';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

const CLASSES: Label = { ja: '職業', en: 'Classes' };

/** A page of settings, or a table with a row for each class. */
const settings = (path: string, kind: RecordKindName): Area => ({
  path,
  title: RECORD_KINDS[kind].title,
  pages: [settingsPage('', kind)],
});
const ofClasses = (path: string, kind: RecordKindName): Area => ({
  path,
  title: RECORD_KINDS[kind].title,
  pages: [tablePage({ path: '', kind, hasForms: true })],
});

/** The rules of a game: ten pages, and what is common to all of them. */
export const GAME_RULES: AreaGroup = {
  path: 'scenario-tools/game-rules',
  title: { ja: 'ゲームルール', en: 'Game rules' },
  areasTitle: { ja: 'ルールの種類', en: 'Kinds of rules' },
  areas: [
    settings('battle-system-treasure-chest', 'battle_system_treasure_chest'),
    ofClasses('direct-attack-setting', 'direct_attack_setting'),
    ofClasses('exp-required-level-up', 'experience_point'),
    settings('fortified-city-setting', 'fortified_city_setting'),
    {
      path: 'initial-values-learning-spell-summoning',
      title: RECORD_KINDS.remember_and_summon_spell.title,
      pages: [
        settingsPage('common', 'remember_and_summon_spell', { ja: '共通', en: 'Common' }),
        tablePage({ path: 'classes', kind: 'remember_and_summon_spell', title: CLASSES, hasForms: true }),
        tablePage({
          path: 'summons',
          kind: 'remember_and_summon_spell',
          table: 'summons',
          title: { ja: '召喚', en: 'Summons' },
          hasForms: true,
        }),
      ],
    },
    settings('magic-effect', 'magic_effect_rule'),
    settings('message-item', 'message_item'),
    settings('npc-magic-related', 'npc_magic_related'),
    settings('race-occupation', 'race_occupation'),
    {
      path: 'race-occupation-setting',
      title: RECORD_KINDS.race_occupation_setting.title,
      pages: [
        tablePage({
          path: 'races',
          kind: 'race_occupation_setting',
          title: { ja: '種族', en: 'Races' },
          hasForms: true,
        }),
        tablePage({
          path: 'classes',
          kind: 'race_occupation_setting',
          table: 'jobs',
          title: CLASSES,
          hasForms: true,
        }),
      ],
    },
  ],
};
