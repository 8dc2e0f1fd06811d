import type { TextKey, TextOf } from '#client/i18n/defineTexts.ts';
import type { Names } from '#client/play/words/Names.ts';
import { STATS } from '#domain/catalogs/adventurers.ts';
import { characterFigures, damageOf } from '#game/rules/characterFigures.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';
import type { townTexts } from './townTexts.ts';

/** A figure of a member in its displayed form. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The value for comparison, the higher the better; undefined for figures that are neither good nor bad. */
  readonly worth?: number;
}

/** Returns a member's figures with its equipment, in display order. */
export function figuresOf(
  world: World,
  member: Member,
  names: Names,
  text: TextOf<TextKey<typeof townTexts>>,
): readonly Figure[] {
  const { ac, hit, blows, damage, hp, order, stats } = characterFigures(world.rules, member, (number) =>
    world.items.get(number),
  );
  const { minimum, expected, maximum } = damageOf(damage);
  const counted = (id: string, label: string, value: number, worth = value): Figure => ({
    ...{ id, label, worth },
    value: String(value),
  });
  const casts = (uses: readonly number[]) => uses.reduce((sum, left) => sum + left, 0);
  return [
    { id: 'class', label: text('town.class'), value: names.job(member.job) },
    counted('level', text('town.level'), member.level),
    counted('age', text('town.age'), member.age, -member.age),
    counted('hp', text('town.figure.hp'), hp),
    counted('ac', text('town.figure.ac'), ac, -ac),
    counted('hit', text('town.figure.hit'), hit),
    counted('blows', text('town.figure.blows'), blows),
    { id: 'damage', label: text('town.figure.damage'), value: `${minimum}–${maximum}`, worth: expected },
    counted('order', text('town.figure.order'), order),
    ...STATS.map(({ name, label }) => counted(name, label[names.language], stats[name])),
    counted('mage', text('town.figure.mage'), casts(member.uses.mage)),
    counted('priest', text('town.figure.priest'), casts(member.uses.priest)),
  ];
}

/** A changed figure. */
export interface Change {
  readonly figure: Figure;
  readonly before: string;
  readonly isBetter: boolean | undefined;
}

/** Returns the differences between two sets of the same figures. */
export const changesBetween = (before: readonly Figure[], after: readonly Figure[]): readonly Change[] =>
  after.flatMap((figure, at): Change[] => {
    const old = before[at];
    if (!old || old.value === figure.value) return [];
    const isWorth = figure.worth !== undefined && old.worth !== undefined && figure.worth !== old.worth;
    return [{ figure, before: old.value, isBetter: isWorth ? (figure.worth ?? 0) > (old.worth ?? 0) : undefined }];
  });
