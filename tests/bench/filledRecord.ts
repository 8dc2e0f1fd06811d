import { recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, fieldsOfOthers, type Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { withLeaves } from '#domain/resource/leaf.ts';
import { cutToWidth } from '#domain/text/displayWidth.ts';

const SYLLABLES = ['深', '紅', '竜', 'の', '剣', '迷', '宮', 'ア', 'ミュ', 'レット', '守', '護'];

/** Returns a record in which every leaf has a value of its own, as in a scenario that is nearly done. */
export function filledRecord(resource: Resource, number: number): Record<string, unknown> {
  // Records of a number may have fixed values in some fields, and lack others.
  const { values: fixed = {} } = resource.fixed?.(number) ?? {};
  const blank: Readonly<Record<string, unknown>> = { ...blankOf(resource, number), ...fixed };
  const lacking = [...fieldsOfOthers(resource, number), ...Object.keys(fixed)];
  const leaves = resource.leaves.filter(({ keys }) => !lacking.includes(keys[0] ?? ''));
  let record: Record<string, unknown> = withLeaves(
    blank,
    leaves.map((leaf, index) => [leaf, filledValue(leaf, number * 31 + index * 7)]),
  );
  // Fields that rules between fields refuse keep their initial values; the whole record does if a field cannot have its value next to the
  // others.
  for (;;) {
    const broken = recordErrors(resource, record, number, blank).map(({ path }) => path.split('.')[0] ?? '');
    if (broken.length === 0) return record;
    if (broken.some((name) => record[name] === blank[name])) return { ...blank };
    record = { ...record, ...Object.fromEntries(broken.map((name) => [name, blank[name]])) };
  }
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
      // Below the upper end of its range, whatever that is.
      if (/(^|[_.])min$/.test(path)) return field.min;
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
