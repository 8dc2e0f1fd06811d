// Rule 35 (docs/rules.md): how far stats go.
import { STAT_CAP } from '#domain/resources/rules/raceOccupationSetting.ts';
import type { Rules } from './compileRules.ts';

/** Without the cap: at creation, and in play. */
const [FREE_AT_CREATION, FREE_IN_PLAY] = [STAT_CAP + 1, 99];

/** The most that a stat can be raised to at creation. */
export const creationCap = ({ creation }: Rules): number => (creation.personality_option ? STAT_CAP : FREE_AT_CREATION);

/** The most that a stat rises to by growing. */
export const statCap = ({ creation }: Rules): number => (creation.personality_option ? STAT_CAP : FREE_IN_PLAY);
