import { LEVEL_NAMES } from '#domain/resources/rules/experiencePoint.ts';
import { experienceFor, levelFor } from '#game/rules/levelUp.ts';
import { EXPERIENCES, LEVELS } from './alongs.ts';
import { does, type EffectContext, type FieldEffects, oneLine, said } from './effect.ts';

const jobOf = ({ number }: EffectContext): number => number - 1;

const reaches = oneLine(said('この経験値で届くレベル', 'Level reached'), EXPERIENCES, 'number', (context, experience) =>
  levelFor(context.rules, jobOf(context), experience),
);

/** Effects of the experience that levels require. */
export const experienceEffects: readonly FieldEffects[] = [
  does(
    [...LEVEL_NAMES, 'each_from_14'],
    oneLine(said('要る経験値', 'Experience needed'), LEVELS, 'gold', (context, level) =>
      experienceFor(context.rules, jobOf(context), level),
    ),
    reaches,
  ),
  does('max_level', reaches),
];
