import type { FieldEffects } from '#game/effects/effect.ts';

/** The maximum number of values that fit side by side below an input. */
const MOST_PLACES = 5;

/** Whether the effect of a field fits below its input: one line of a few short numbers. */
export const isSmall = ({ fields, effects }: FieldEffects): boolean =>
  fields.length === 1 &&
  effects.length === 1 &&
  effects.every(({ isOneLine, unit, along }) => isOneLine && unit !== 'gold' && along.places.length <= MOST_PLACES);
