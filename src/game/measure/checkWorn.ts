import type { Problem } from '#domain/resource/defineResource.ts';
import type { Character } from '#domain/resources/character.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Items } from '#game/rules/characterFigures.ts';
import { clash, isTwoHanded, isWearable, restrictionsOn } from '#game/rules/wearing.ts';

/** Finds equipment that a character cannot wear: restrictions, types, and two items for one part of the body. */
export function checkWorn(character: Character, items: Items): Problem[] {
  const worn = character.items.flatMap(({ item: number, worn: isWorn }, at) => {
    const one = isWorn ? items(number) : undefined;
    return one ? [{ at, one }] : [];
  });
  return worn.flatMap(({ at, one }) => {
    const clashing = worn.filter((other) => other.at !== at && clash(one, other.one));
    const isSecond = clashing.some((other) => other.at < at && isTwoHanded(other.one) === isTwoHanded(one));
    return [
      ...restrictionsOn(one, character).map(({ own, options }) =>
        mayNotWear(at, options[character[own]]?.label ?? { ja: '', en: '' }),
      ),
      ...(isWearable(one) ? [] : [warning(at, NOT_WORN)]),
      ...(isSecond ? [warning(at, SECOND)] : []),
      ...(isTwoHanded(one) && clashing.some((other) => !isTwoHanded(other.one)) ? [warning(at, NO_HAND_LEFT)] : []),
    ];
  });
}

const warning = (at: number, fault: Label): Problem => ({
  path: `items.${at}.worn`,
  severity: 'warning',
  rule: 'conflict',
  fault,
});

const mayNotWear = (at: number, { ja, en }: Label): Problem =>
  warning(at, {
    ja: `このアイテムは「${ja}」には装備できません。`,
    en: `This item cannot be equipped by: ${en}.`,
  });

const NOT_WORN: Label = { ja: '装備できない種類のアイテムです。', en: 'Items of this type cannot be equipped.' };
const SECOND: Label = {
  ja: '同じ部位の装備がもうあります。',
  en: 'Another item is equipped in the same place.',
};
const NO_HAND_LEFT: Label = {
  ja: '両手持ちの武器は、盾やほかの武器と一緒に装備できません。',
  en: 'A two-handed weapon cannot be combined with a shield or another weapon.',
};
