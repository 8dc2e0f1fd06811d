import * as z from 'zod';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import { REFERENCE_HOLDERS } from './referenceHolders.ts';

/** Lists the numbers of a kind that anything in the scenario names, other than the record itself, each with the floors that name it. */
export function usedRecords(resource: Resource) {
  return scenarioProcedure('read')
    .input(z.strictObject({ scenario_id: scenarioIdSchema }))
    .output(dataAnswer(z.array(z.strictObject({ number: z.int(), floors: z.array(z.int()) }))))
    .query(async ({ input: { scenario_id }, ctx: { services } }) => {
      const { none } = RECORD_KINDS[resource.name];
      const used = new Map<number, Set<number>>();
      for (const holders of REFERENCE_HOLDERS) {
        if (!holders.mayName(resource.name)) continue;
        for (const holder of await holders.read(services.database, scenario_id)) {
          for (const { number } of holders.references(holder.content, resource.name)) {
            const isItself = holders.kind === resource.name && holder.number === number;
            if (number === none || isItself) continue;
            const floors = used.get(number) ?? new Set();
            if (holders.kind === floorMap.name) floors.add(holder.number);
            used.set(number, floors);
          }
        }
      }
      const sorted = [...used].sort(([one], [other]) => one - other);
      return { data: sorted.map(([number, floors]) => ({ number, floors: [...floors].sort((a, b) => a - b) })) };
    });
}
