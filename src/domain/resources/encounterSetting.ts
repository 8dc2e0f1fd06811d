import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource } from '#domain/resource/defineResource.ts';
import { group, int, reference, slots, text } from '#domain/resource/field.ts';

const NOBODY = RECORD_KINDS.monster.none;

/** Who may be met: ten slots of a monster and its weight (spec 2 §3 "Encounter setting"; design: domain, "Encounter tables"). */
export const encounterSetting = defineResource({
  name: 'encounter_setting',
  fields: {
    name_ja: text('覚え書き（日本語）', 'Note (Japanese)', { maxWidth: 40 }),
    name_en: text('覚え書き（英語）', 'Note (English)', { maxWidth: 40 }),
    slots: slots(
      '枠',
      'Slot',
      10,
      group('枠', 'Slot', {
        monster: reference('モンスター', 'Monster', { to: 'monster' }),
        weight: int('重み', 'Weight', { min: 0, max: 999, initial: 1 }),
      }),
    ),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  mayBeNameless: true,
  sections: [
    { title: { ja: '覚え書き', en: 'Note' }, fields: ['name_ja', 'name_en'] },
    { title: { ja: 'モンスター', en: 'Monsters' }, fields: ['slots'] },
  ],
  tables: {
    list: {
      title: { ja: '遭遇表', en: 'Encounter tables' },
      columns: ['name_ja', 'slots'],
      csv: ['name_ja', 'name_en', 'slots'],
      files: { import: 'encounter-settings/import', export: 'encounter-settings/export' },
    },
  },
  check: ({ slots: [first, ...others] }) =>
    first?.monster === NOBODY && others.some(({ monster }) => monster !== NOBODY)
      ? [
          {
            path: 'slots.0.monster',
            severity: 'warning',
            fault: { ja: '最初の枠が空いています。', en: 'The first slot is empty, others are not.' },
          },
        ]
      : [],
});
