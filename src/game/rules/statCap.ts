// Rule 35 (docs/rules.md): the limits of stats.
import { STAT_CAP } from '#domain/resources/rules/raceOccupationSetting.ts';
import type { Rules } from './compileRules.ts';

/** The limits without the cap: at creation, and in play. */
const [FREE_AT_CREATION, FREE_IN_PLAY] = [STAT_CAP + 1, 99];

/** The maximum of a stat at creation. */
export const creationCap = ({ creation }: Rules): number => (creation.personality_option ? STAT_CAP : FREE_AT_CREATION);

/** The maximum of a stat that rises in play. */
export const statCap = ({ creation }: Rules): number => (creation.personality_option ? STAT_CAP : FREE_IN_PLAY);
