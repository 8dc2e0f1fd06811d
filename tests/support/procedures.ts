import { procedureOf } from '#server/rest/procedureOf.ts';
import { appRouter } from '#server/router.ts';

/** Every procedure of the router by its name, such as `floors.read`. */
export const PROCEDURES = Object.keys(appRouter._def.procedures).map((name) => ({ name, ...procedureOf(name) }));

/** The sort of a procedure: those of records are alike for every kind, all others are alone. */
export const sortOfProcedure = (name: string): string => name.replace(/^records\.\w+\./, 'records.');
