import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { defineResource, type Problem } from '#domain/resource/defineResource.ts';
import { forAuthors, group, int, reference, slots, text, withHelp } from '#domain/resource/field.ts';

const { first: FIRST_MONSTER, none: NOBODY } = RECORD_KINDS.monster;

/** An encounter table: ten slots of a monster and its weight (docs/domain.md, "Encounter tables"). */
export const encounterSetting = defineResource({
  name: 'encounter_setting',
  fields: {
    name_ja: forAuthors(text('メモ（日本語）', 'Note (Japanese)', { maxWidth: 40 })),
    name_en: forAuthors(text('メモ（英語）', 'Note (English)', { maxWidth: 40 })),
    slots: withHelp(
      slots(
        '枠',
        'Slot',
        10,
        group('枠', 'Slot', {
          monster: reference('モンスター', 'Monster', { to: 'monster' }),
          weight: int('重み', 'Weight', { min: 0, max: 999, initial: 1 }),
        }),
      ),
      '重みの合計に対する割合で、どのモンスターが現れるかが決まります。',
      'A monster appears with its share of the total weight.',
      'weight',
    ),
  },
  names: { ja: 'name_ja', en: 'name_en' },
  naming: 'note',
  sections: [
    { title: { ja: 'メモ', en: 'Note' }, fields: ['name_ja', 'name_en'] },
    { title: { ja: 'モンスター', en: 'Monsters' }, fields: ['slots'] },
  ],
  tables: {
    list: {
      title: { ja: '遭遇表', en: 'Encounter tables' },
      columns: ['name_ja', 'name_en', 'slots'],
      csv: ['name_ja', 'name_en', 'slots'],
      files: { import: 'encounter-settings/import', export: 'encounter-settings/export' },
    },
  },
  calls: { verbs: ['list', 'create', 'update'] },
  check: ({ slots: [first, ...others] }) => [
    ...(first?.monster === FIRST_MONSTER && others.every(({ monster }) => monster === NOBODY) ? [MONSTER_ZERO] : []),
    ...[first, ...others].flatMap((slot, at) =>
      slot && slot.monster !== NOBODY && slot.weight === 0 ? [neverDrawn(at)] : [],
    ),
  ],
});

/** Monster 0 alone is rarely intended; an empty table has 999 (docs/domain.md, "Safe defaults"). */
const MONSTER_ZERO: Problem = {
  path: 'slots.0.monster',
  severity: 'warning',
  rule: 'encounter',
  fault: {
    ja: 'モンスター000だけの表です。何も出さない場合は、なし（999）にしてください。',
    en: 'This table has only monster 000. For an empty table, choose none (999).',
  },
};

const neverDrawn = (slot: number): Problem => ({
  path: `slots.${slot}.weight`,
  severity: 'warning',
  rule: 'unused',
  fault: { ja: '重みが0なので、このモンスターは現れません。', en: 'With a weight of 0, this monster never appears.' },
});
