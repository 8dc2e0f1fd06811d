import type { Knex } from 'knex';
import * as z from 'zod';
import { type Preset, type Resource, withPreset } from '#domain/resource/defineResource.ts';
import { changedLeaves } from '#domain/resource/leaf.ts';
import { changeBehindBackup } from '#server/backups/changeBehindBackup.ts';
import { type KeptRecord, listRecords, storeRecords } from '#server/content/recordStore.ts';
import { transaction } from '#server/database/transaction.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';

/**
 * POST of a sample of a kind: writes one of its presets over the fields that it sets in every number, behind an automatic backup. The first
 * preset is the default. A dry run answers the same and writes nothing.
 */
export function importPreset(resource: Resource) {
  const presets = resource.presets as Readonly<Record<string, Preset>>;
  const names = Object.keys(presets);
  const filled = <Values extends object>(name: string, number: number, data: Values): Values => {
    const preset = presets[name];
    return preset ? withPreset(preset, number, data) : data;
  };
  return keyedProcedure(resource.needs)
    .input(
      z.strictObject({
        scenario_id: scenarioIdSchema,
        preset: z.enum(names).default(names[0] as string),
        dry_run: z.boolean().default(false),
      }),
    )
    .output(dataAnswer(z.strictObject({ changed: z.int(), unchanged: z.int() })))
    .mutation(async (call) => {
      const { scenario_id, preset, dry_run } = call.input;
      const read = (trx: Knex.Transaction) => listRecords(trx, resource, scenario_id);
      const plan = async (present: readonly KeptRecord<Resource>[]) => ({
        count: present.length,
        changed: present
          .map(({ number, data }) => ({ number, data, record: filled(preset, number, data) }))
          .filter(({ data, record }) => changedLeaves(resource.leaves, data, record).length > 0),
      });
      const present = ({ count, changed }: Awaited<ReturnType<typeof plan>>) => ({
        changed: changed.length,
        unchanged: count - changed.length,
      });
      const data = dry_run
        ? present(await plan(await transaction(call.ctx.services.database, read)))
        : await changeBehindBackup(call, {
            read,
            plan,
            present,
            signal: call.signal,
            isChange: (planned) => planned.changed.length > 0,
            write: (trx, revision, planned) =>
              storeRecords(
                trx,
                resource,
                scenario_id,
                revision,
                planned.changed.map(({ number }) => number),
                planned.changed.map(({ record }) => record),
              ),
          });
      return { data };
    });
}
