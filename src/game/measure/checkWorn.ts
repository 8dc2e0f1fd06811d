import { ALIGNMENTS, JOBS, RACES, SEXES } from '#domain/catalogs/adventurers.ts';
import { ALWAYS_BREAKING_TYPES, WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Items } from './characterFigures.ts';

/** By what an item says who may wear it: its field, that of the character, and the names of its codes. */
const RESTRICTIONS = [
  { of: 'jobs', own: 'job', options: JOBS },
  { of: 'races', own: 'race', options: RACES },
  { of: 'sexes', own: 'sex', options: SEXES },
  { of: 'alignments', own: 'alignment', options: ALIGNMENTS },
] as const;

/** Codes of the catalogs in itemTypes.ts. */
const [JUNK, SHIELD, TWO_HANDED] = [0, 5, 3] as const;

/** Parts of the body, by the kinds of item that are worn there; each takes one. Weapons are held, and ornaments never too many. */
const BODY_PARTS: readonly (readonly number[])[] = [[2, 3], [4], [5], [6], [7], [8]];

/** What a character wears and may not, by the items themselves: their restrictions, their kind, and two for one part of the body. */
export function checkWorn(character: Character, items: Items): Problem[] {
  const worn = character.items.flatMap(({ item: number, worn: isWorn }, at) => {
    const one = isWorn ? items(number) : undefined;
    return one ? [{ at, one }] : [];
  });
  return worn.flatMap(({ at, one }) => {
    const refused = RESTRICTIONS.filter(({ of, own }) => one[of][character[own]] === false);
    const part = BODY_PARTS.find((types) => types.includes(one.type));
    const isSecond = worn.some((other) => other.at < at && part?.includes(other.one.type));
    return [
      ...refused.map(({ own, options }) => mayNotWear(at, options[character[own]]?.label ?? { ja: '', en: '' })),
      ...(one.type === JUNK || ALWAYS_BREAKING_TYPES.includes(one.type) ? [warning(at, NOT_WORN)] : []),
      ...(isSecond ? [warning(at, SECOND)] : []),
      ...(one.type === WEAPON_TYPE && one.hold === TWO_HANDED && worn.some((other) => other.one.type === SHIELD)
        ? [warning(at, NO_HAND_LEFT)]
        : []),
    ];
  });
}

const warning = (at: number, fault: Label): Problem => ({ path: `items.${at}.worn`, severity: 'warning', fault });

const mayNotWear = (at: number, { ja, en }: Label): Problem =>
  warning(at, {
    ja: `このアイテムは「${ja}」には装備できません。`,
    en: `This item cannot be worn by: ${en}.`,
  });

const NOT_WORN: Label = { ja: '装備できない種類のアイテムです。', en: 'Things of this kind are not worn.' };
const SECOND: Label = {
  ja: '同じ部位の装備がもうあります。',
  en: 'Another thing is worn on the same part of the body.',
};
const NO_HAND_LEFT: Label = {
  ja: '両手持ちの武器と盾は一緒に装備できません。',
  en: 'A two-handed weapon leaves no hand for a shield.',
};
