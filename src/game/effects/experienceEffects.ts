import { LEVEL_NAMES } from '#domain/resources/rules/experiencePoint.ts';
import { experienceFor, levelFor } from '#game/rules/levelUp.ts';
import { EXPERIENCES, LEVELS } from './alongs.ts';
import { does, type FieldEffects, oneLine, said, type Told } from './effect.ts';

const jobOf = ({ number }: Told): number => number - 1;

const reaches = oneLine(said('この経験値で届くレベル', 'Level reached'), EXPERIENCES, 'number', (told, experience) =>
  levelFor(told.rules, jobOf(told), experience),
);

/** Effects of the experience that levels require. */
export const experienceEffects: readonly FieldEffects[] = [
  does(
    [...LEVEL_NAMES, 'each_from_14'],
    oneLine(said('要る経験値', 'Experience needed'), LEVELS, 'gold', (told, level) =>
      experienceFor(told.rules, jobOf(told), level),
    ),
    reaches,
  ),
  does('max_level', reaches),
];
