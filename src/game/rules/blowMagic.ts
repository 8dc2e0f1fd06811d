// Rule 36 (docs/rules.md): what a blow that lands brings beside its wound.
import { type Standing, stood } from './standing.ts';
import { warded } from './wards.ts';

/** How likely a blow brings what it may bring, before the target saves. Whole per cent. */
const BROUGHT = 20;

/** The same for somebody who stands to it so and is warded from a share of it. */
export const blowMagicChance = (standing: Standing, ward: number): number => warded(stood(BROUGHT, standing), ward);
