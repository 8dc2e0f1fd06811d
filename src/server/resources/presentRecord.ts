import * as z from 'zod';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { KeptRecord } from '#server/content/recordStore.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { timeSchema } from '#server/trpc/answer.ts';

/** A record in answers: its fields and those of the server (docs/wire.md, "Answers"). The id of a record is its number. */
export interface PresentedRecord {
  readonly id: number;
  readonly number: number;
  readonly scenario_id: string;
  readonly revision: number;
  readonly updated_at: string | null;
  readonly [field: string]: unknown;
}

/** Fields of a presented record that a write cannot change. */
export const OWNED_FIELDS = ['id', 'updated_at'] as const;

export function presentedSchema(resource: Resource): z.ZodType<PresentedRecord> {
  const schema = z.strictObject({
    id: z.int(),
    number: z.int(),
    scenario_id: z.string(),
    revision: z.int(),
    updated_at: timeSchema.nullable(),
    ...resource.schema.shape,
  });
  return schema as unknown as z.ZodType<PresentedRecord>;
}

/** @param shown the resource, possibly narrowed to the fields to answer */
export function presentRecord(
  scenarioId: string,
  { number, revision, updated_at, data }: KeptRecord<Resource>,
  shown: Resource,
): PresentedRecord {
  const fields = Object.fromEntries(Object.keys(shown.fields).map((name) => [name, data[name]]));
  return {
    id: number,
    number,
    scenario_id: scenarioId,
    revision,
    updated_at: updated_at === null ? null : wireTime(updated_at),
    ...fields,
    ...shown.fixed?.(number)?.values,
  };
}
