import type { AnyTRPCProcedure } from '@trpc/server';
import * as z from 'zod';
import type { Needs } from '#domain/catalogs/needs.ts';
import { appRouter } from '#server/router.ts';
import type { AnswerParser } from '#server/trpc/answer.ts';
import { type ProcedureMeta, storesNothing } from '#server/trpc/procedures.ts';

/** The properties of a procedure that the REST edge uses. */
export interface KnownProcedure {
  readonly type: 'query' | 'mutation';
  readonly access: ProcedureMeta['access'];
  /** The right that it needs in its scenario; undefined if it is not about a scenario. */
  readonly needs: Needs | undefined;
  /** Whether it only reads or checks. */
  readonly storesNothing: boolean;
  readonly isKeyed: boolean;
  readonly isMaking: boolean;
  /** Its strict input object by field; empty if it takes no input. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly schema: z.ZodType | undefined;
  /** Schema of the answer. */
  readonly answer: z.ZodType;
}

/** @throws Error for an unknown name: a mistake in rest/paths.ts, reported at start */
export function procedureOf(name: string): KnownProcedure {
  const procedure = (appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>)[name];
  if (!procedure) throw new Error(`rest/paths.ts names the unknown procedure "${name}"`);
  const { type, inputs, output, meta } = procedure._def as unknown as {
    type: 'query' | 'mutation';
    inputs: readonly z.ZodType[];
    output: AnswerParser<unknown> | undefined;
    meta: ProcedureMeta;
  };
  if (!output) throw new Error(`The procedure "${name}" does not say what it answers: give it an .output()`);
  const schema = inputs[0];
  const { access, isKeyed = false, isMaking = false } = meta;
  return {
    ...{ type, access, isKeyed, isMaking, schema },
    needs: meta.access === 'author' ? meta.needs : undefined,
    storesNothing: storesNothing(type, meta),
    answer: output.schema,
    fields: fieldsOf(schema),
  };
}

function fieldsOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const bare = schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>) : {};
}
