import * as z from 'zod';
import { BUILT_IN_SOURCES } from '#domain/scenario/builtInRecords.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { pickedRecords } from './builtInRecords.ts';

/** GET built-in-records/{source}, a call of our own: the records that come with the program, by kind, in both languages. */
export const readBuiltIn = memberProcedure
  .input(z.strictObject({ source: z.enum(BUILT_IN_SOURCES) }))
  .output(
    dataAnswer(
      z.record(z.string(), z.array(z.strictObject({ number: z.int(), data: z.record(z.string(), z.unknown()) }))),
    ),
  )
  .query(({ input: { source } }) => ({ data: pickedRecords(source) }));
