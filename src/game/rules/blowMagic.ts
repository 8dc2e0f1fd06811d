// Rule 36 (docs/rules.md): the additional effects of a blow that hits.
import { type Standing, stood } from './standing.ts';
import { warded } from './wards.ts';

/** The chance of such an effect before the saving throw, in whole per cent. */
const BROUGHT = 20;

/** The same chance after the target's resistance or weakness and its ward, in whole per cent. */
export const blowMagicChance = (standing: Standing, ward: number): number => warded(stood(BROUGHT, standing), ward);
