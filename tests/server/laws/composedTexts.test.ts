import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { stampsSchema } from '#domain/accountDocuments/stamps.ts';
import { holdsText } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { commentSchema } from '#server/samples/commentSchema.ts';
import { givenTitleSchema, lineSchema } from '#server/scenarios/titleSchema.ts';

// Text that arrives decomposed, as in file names of a Mac and some copied text, is stored composed: so stored, counted, exported and
// compared letters are the same wherever they come from.

// Unicode has compatibility kanji that it equates with others: they stay unchanged.
const DECOMPOSED = `${'がパé각'.normalize('NFD')}\ufa1b\ufa19`;
const COMPOSED = 'がパé각\ufa1b\ufa19';

/** Schemas of texts outside records. */
const LINES: Readonly<Record<string, ZodType>> = {
  'titles, names and notes of backups': lineSchema,
  'titles that must be given': givenTitleSchema,
  'comments of samples': commentSchema,
  'names of stamps': stampsSchema.shape.stamps.element.shape.name,
};

const LEAVES = [floorMap, ...RESOURCES].flatMap(({ name, leaves }) =>
  leaves.filter(holdsText).map((leaf) => ({ name: `${name}.${leaf.path}`, leaf })),
);

test.each(LEAVES)('$name keeps a decomposed text composed', ({ leaf: { field } }) => {
  const asWritten = (text: string) => (field.kind === 'boxes' ? [text] : text);
  expect(field.schema.parse(asWritten(DECOMPOSED))).toEqual(asWritten(COMPOSED));
});

test.each(Object.entries(LINES))('So do %s', (_, schema) => {
  expect(schema.parse(DECOMPOSED)).toBe(COMPOSED);
});
