import type { FieldEffects } from '#game/effects/effect.ts';

/** Numbers that find room beside each other below an input. */
const MOST_PLACES = 5;

/** Whether what a field does finds room below its input: one line of a few short numbers. */
export const isSmall = ({ fields, effects }: FieldEffects): boolean =>
  fields.length === 1 &&
  effects.length === 1 &&
  effects.every(({ isOneLine, unit, along }) => isOneLine && unit !== 'gold' && along.places.length <= MOST_PLACES);
