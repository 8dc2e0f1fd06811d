import type { FieldEffects } from '#game/effects/effect.ts';

/** Whether what a field does finds room below its input: one line of short numbers. */
export const isSmall = ({ fields, effects }: FieldEffects): boolean =>
  fields.length === 1 && effects.length === 1 && effects.every(({ isOneLine, unit }) => isOneLine && unit !== 'gold');
