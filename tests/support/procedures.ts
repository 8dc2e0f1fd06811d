import { procedureOf } from '#server/rest/procedureOf.ts';
import { appRouter } from '#server/trpc/router.ts';

/** Every procedure of the router by its name, such as `floors.read`. */
export const PROCEDURES = Object.keys(appRouter._def.procedures).map((name) => ({ name, ...procedureOf(name) }));
