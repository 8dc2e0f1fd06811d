import { expect, test } from 'vitest';
import * as z from 'zod';
import { appRouter } from '#server/router.ts';
import { answer, dataAnswer } from '#server/trpc/answer.ts';

test('every procedure says what it answers, and nothing beyond that would leave', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { output?: unknown } }>,
  );
  expect(procedures.length).toBeGreaterThan(25);
  for (const [name, { _def }] of procedures) {
    const { schema } = (_def.output ?? {}) as { schema?: z.ZodType };
    expect(schema, name).toBeDefined();
    if (schema instanceof z.ZodUndefined) continue;
    const told = z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any' });
    for (const [place, object] of objectsIn(told, name)) expect(object.additionalProperties, place).toBe(false);
  }
});

test('what is checked goes on as it is, and what is not declared is refused', () => {
  const told = dataAnswer(z.strictObject({ id: z.string() }));
  const right = { data: { id: 'a' } };
  expect(told.parse(right)).toBe(right);
  expect(() => told.parse({ data: { id: 'a', password_hash: 'x' } })).toThrow(/password_hash/);
  expect(() => told.parse({ data: { id: 1 } })).toThrow();
  expect(() => answer(z.undefined()).parse({ id: 'a' })).toThrow();
});

/** Yields every object that a JSON schema describes, with its path. */
function* objectsIn(schema: unknown, place: string): Generator<[string, { additionalProperties?: unknown }]> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield [place, schema as { additionalProperties?: unknown }];
  for (const [key, inner] of Object.entries(schema)) yield* objectsIn(inner, `${place}.${key}`);
}
