import { normalizeKey } from '#domain/text/normalizeKey.ts';

/** The name of the account that owns the installation's own works, and the name of their author. */
export const HOUSE_NAME = 'Meikyu';

/** Whether a reader would confuse a name with that of the house: then nobody else may use it as the author of a work. */
export const isHouseName = (name: string): boolean => normalizeKey(name) === normalizeKey(HOUSE_NAME);
