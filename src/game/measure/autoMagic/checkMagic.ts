import { ITEM_TYPES, WEAPON_TYPE, WEAPON_TYPES } from '#domain/catalogs/itemTypes.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { numberInSet } from '#domain/catalogs/recordKinds.ts';
import type { Problem, Resource } from '#domain/resource/defineResource.ts';
import { ANY_WEAPON, UNUSED_ROW } from '#domain/resources/magic/magicRow.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import type { Label } from '#domain/text/languages.ts';
import { MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import {
  MAGIC_PART_NAMES,
  MAGIC_PARTS,
  type MagicContent,
  type MagicPart,
} from '#game/rules/autoMagic/magicContent.ts';

/** A problem of a record in a set. */
export type MagicProblem = Problem & {
  readonly kind: RecordKindName;
  readonly number: number;
  /** The part of the set that has the problem, and the place in it; undefined for the set itself. */
  readonly part?: MagicPart;
  readonly place: number;
};

/** All problems of a set: of each record, and between its records. */
export const checkMagic = (set: number, content: MagicContent): MagicProblem[] => [
  ...checkRecords(set, content),
  ...checkMagicTogether(set, content),
];

function checkRecords(set: number, content: MagicContent): MagicProblem[] {
  const own = (magicSet.check?.(content.set, set) ?? []).map((problem) => ofSet(set, problem));
  const ofParts = MAGIC_PART_NAMES.flatMap((part) => {
    const { check }: Resource = MAGIC_PARTS[part].resource;
    return [...content[part]].flatMap(([place, record]) =>
      (check?.(record as never, place) ?? []).map((problem) => ofPart(set, part, place, problem)),
    );
  });
  return [...own, ...ofParts];
}

/** Problems between the records of a set: rows without any effect, and levels that allow less than lower ones. */
export function checkMagicTogether(set: number, content: MagicContent): MagicProblem[] {
  if (!content.set.enabled) return [];
  return [...checkSet(set, content), ...checkRows(set, content), ...checkLevels(set, content)];
}

function checkSet(number: number, { set }: MagicContent): MagicProblem[] {
  if (set.item_level_cap > 0) return [];
  return [ofSet(number, warning('item_level_cap', NO_LEVEL))];
}

function checkRows(set: number, content: MagicContent): MagicProblem[] {
  const rules = new MagicRules(content);
  const { kinds, weapon_types } = content.set;
  return [...content.rows].flatMap(([place, row]) => {
    if (row.item_type === UNUSED_ROW) return [];
    const say = (path: string, fault: Label) => [ofPart(set, 'rows', place, warning(path, fault))];
    if (!kinds[row.item_type]) return say('item_type', leftOut(ITEM_TYPES[row.item_type]?.label));
    if (row.item_type === WEAPON_TYPE && row.weapon_type !== ANY_WEAPON && !weapon_types[row.weapon_type]) {
      return say('weapon_type', leftOut(WEAPON_TYPES[row.weapon_type]?.label));
    }
    const before = [...content.rows].find(
      ([other, { item_type, weapon_type, chest_level, probability }]) =>
        other < place &&
        probability === 100 &&
        item_type === row.item_type &&
        (item_type !== WEAPON_TYPE || weapon_type === ANY_WEAPON || weapon_type === row.weapon_type) &&
        chest_level <= row.chest_level,
    );
    if (before) return say('item_type', hidden(before[0]));
    const levels = [...content.levels.keys()].filter((level) => level >= row.chest_level);
    return levels.some((level) => rules.entries(place, level).length > 0) ? [] : say('kind', NO_EFFECT);
  });
}

function checkLevels(set: number, { levels }: MagicContent): MagicProblem[] {
  return [...levels].flatMap(([place, level]) => {
    const below = levels.get(place - 1);
    if (!below) return [];
    return (['most_effects', 'most_level'] as const)
      .filter((path) => level[path] < below[path])
      .map((path) => ofPart(set, 'levels', place, warning(path, LESS)));
  });
}

const ofSet = (set: number, problem: Problem): MagicProblem => ({
  ...problem,
  kind: magicSet.name,
  number: set,
  place: set,
});

function ofPart(set: number, part: MagicPart, place: number, problem: Problem): MagicProblem {
  const { name } = MAGIC_PARTS[part].resource;
  return { ...problem, kind: name, number: numberInSet(name, set, place), part, place };
}

const warning = (path: string, fault: Label): Problem => ({ path, severity: 'warning', rule: 'ineffective', fault });

const NO_LEVEL: Label = {
  ja: '上限が0なので、どの効果も付きません。',
  en: 'With a maximum level of 0, no effect ever appears.',
};
const NO_EFFECT: Label = {
  ja: 'この行のパワーには、使えるレベルの効果がありません。',
  en: 'The powers of this row have no effects of an allowed level.',
};
const LESS: Label = { ja: '下のレベルより小さくなっています。', en: 'This is less than at the level below.' };
const leftOut = (label: Label = { ja: '', en: '' }): Label => ({
  ja: `「${label.ja}」には魔法が付かない設定なので、この行は使われません。`,
  en: `This row is never used: “${label.en}” does not get magic.`,
});
const hidden = (place: number): Label => ({
  ja: `必ず当てはまる${place}行目が先にあるので、この行は使われません。`,
  en: `This row is never used: row ${place} comes before it and always applies.`,
});
