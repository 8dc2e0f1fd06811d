import { normalizeKey } from '#domain/text/normalizeKey.ts';

/** The name of the account that the installation's own works belong to, and of their author. */
export const HOUSE_NAME = 'Meikyu';

/** Whether a reader would take a name for that of the house: then nobody else has it as the author of a work. */
export const isHouseName = (name: string): boolean => normalizeKey(name) === normalizeKey(HOUSE_NAME);
