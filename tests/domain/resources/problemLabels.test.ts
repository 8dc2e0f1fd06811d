import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordProblems } from '#domain/resource/checkRecord.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { type Leaf, labelAt, withLeaves } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';

/** Values of a leaf that rules judge: its limits, those beyond them, and what it starts with. */
function valuesOf({ field }: Leaf): unknown[] {
  switch (field.kind) {
    case 'int':
      return [field.min, field.max, field.initial, field.max + 1];
    case 'flag':
      return [true, false];
    case 'choice':
      return [field.initial, ...field.options.map(({ code }) => code)];
    case 'text':
      return ['', '影'];
    case 'boxes':
      return [[], ['影', '', '闇']];
    case 'reference':
      return [field.initial, 1, 2];
    default:
      return [field.initial];
  }
}

test.each(CONTENT_KINDS.map((resource) => [resource.name, resource] as const))(
  'Every problem of %s has a place with a label',
  (_, resource) => {
    const { first, last } = resource.numbers;
    const { leaves } = resource;
    fc.assert(
      fc.property(
        fc.integer({ min: first, max: last }),
        fc.array(fc.nat(), { minLength: leaves.length }),
        (number, picks) => {
          const blank = blankOf(resource, number);
          const changes = leaves.map((leaf, at) => {
            const values = valuesOf(leaf);
            return [leaf, values[(picks[at] ?? 0) % values.length]] as const;
          });
          const problems = recordProblems(resource, withLeaves(blank, changes), number, {});
          expect(problems.filter(({ path }) => !labelAt(resource.fields, path)).map(({ path }) => path)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  },
);

test('A group inside of a group, a leaf in it and a page of a message have their labels', () => {
  const label = (kind: string, path: string) => {
    const resource = CONTENT_KINDS.find(({ name }) => name === kind);
    return resource && labelAt(resource.fields, path)?.en;
  };
  expect(label('spell', 'wish.wishes')).toBe('Wish Wishes');
  expect(label('labyrinth_setting', 'map_hierarchy')).toBe('Floor range');
  expect(label('labyrinth_setting', 'map_hierarchy.end')).toBe('Floor range Last floor');
  expect(label('labyrinth_message', 'message_ja_boxes.2')).toBe(label('labyrinth_message', 'message_ja_boxes'));
  expect(label('spell', 'nothing')).toBeUndefined();
});
