import { recordErrors } from '#domain/resource/checkRecord.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { withLeaves } from '#domain/resource/leaf.ts';
import { cutToWidth } from '#domain/text/displayWidth.ts';

const SYLLABLES = ['深', '紅', '竜', 'の', '剣', '迷', '宮', 'ア', 'ミュ', 'レット', '守', '護'];

/** A record in which every leaf holds something of its own, as in a scenario that is nearly done. */
export function filledRecord(resource: Resource, number: number): Record<string, unknown> {
  const record = withLeaves(
    resource.blank,
    resource.leaves.map((leaf, index) => [leaf, filledValue(leaf, number * 31 + index * 7)]),
  );
  // What rules between fields refuse stays blank.
  const broken = new Set(recordErrors(resource, record, number, resource.blank).map(({ path }) => path.split('.')[0]));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, broken.has(name) ? resource.blank[name] : value]),
  );
}

function filledValue({ field, path }: Leaf, seed: number): unknown {
  const words = (maxWidth: number) =>
    path.includes('en')
      ? cutToWidth(`Crimson blade ${seed}`, maxWidth)
      : cutToWidth(
          Array.from({ length: 8 }, (_, at) => SYLLABLES[(seed + at * at) % SYLLABLES.length]).join(''),
          maxWidth,
        );
  switch (field.kind) {
    case 'text':
      return words(field.maxWidth);
    case 'boxes':
      return [`${words(field.maxWidth)}\n${words(field.maxWidth)}`, words(field.maxWidth)];
    case 'int':
      return field.min + (seed % (field.max - field.min + 1));
    case 'flag':
      return seed % 2 === 0;
    case 'choice':
    case 'image':
      return field.options[seed % field.options.length]?.code;
    case 'sound':
      return seed % 61;
    default:
      return 1 + (seed % 100);
  }
}
