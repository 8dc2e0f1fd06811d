import { procedureOf } from '#server/rest/procedureOf.ts';
import { appRouter } from '#server/router.ts';

/** Every procedure of the router by its name, such as `floors.read`. */
export const PROCEDURES = Object.keys(appRouter._def.procedures).map((name) => ({ name, ...procedureOf(name) }));

/** Returns the sort of a procedure: those of records are alike for every kind, each other one is a sort of its own. */
export const sortOfProcedure = (name: string): string => name.replace(/^records\.\w+\./, 'records.');
