import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { stampsSchema } from '#domain/accountDocuments/stamps.ts';
import { holdsText } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { commentSchema } from '#server/samples/commentSchema.ts';
import { givenTitleSchema, lineSchema } from '#server/scenarios/titleSchema.ts';

// Text that comes decomposed, as file names of a Mac and some copied text are, is kept composed: so what is stored, counted, exported
// and compared is the same letters wherever they come from.

// Of the kanji, Unicode holds others that it takes for the same: they stay.
const DECOMPOSED = `${'がパé각'.normalize('NFD')}\ufa1b\ufa19`;
const COMPOSED = 'がパé각\ufa1b\ufa19';

/** Schemas of texts that stand in no record. */
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
