import type { Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { asTyped, cutToFit } from './overlong.ts';
import type { LeafChange } from './RecordEdits.ts';

/**
 * Adds the changes of titles that follow their texts: the title of a record is the first line of its text, as it was made, until it is
 * edited by hand.
 * @param recordOf the records before the changes
 */
export function withTitles(
  { leaves, names, titledBy }: Resource,
  changes: readonly LeafChange[],
  recordOf: (number: number) => object,
): readonly LeafChange[] {
  if (!names || !titledBy) return changes;
  const leafAt = (path: string) => leaves.find((leaf) => leaf.path === path);
  const pairs = LANGUAGES.flatMap((language) => {
    const [title, text] = [leafAt(names[language]), leafAt(titledBy[language])];
    return title && text ? [{ title, text }] : [];
  });
  const followed = changes.flatMap(({ number, leaf, value }): LeafChange[] => {
    const pair = pairs.find(({ text }) => text.path === leaf.path);
    if (!pair) return [];
    const record = recordOf(number);
    const titled = pairs.filter(({ title }) => leafValue(record, title) !== '');
    const doFollow = titled.every(
      ({ title, text }) => leafValue(record, title) === firstLine(title, leafValue(record, text)),
    );
    const next = firstLine(pair.title, value);
    return titled.length > 0 && doFollow && next !== '' ? [{ number, leaf: pair.title, value: next }] : [];
  });
  return [...changes, ...followed];
}

/** Returns the first line of a message, as far as it fits into the title. */
function firstLine({ field }: Leaf, pages: unknown): unknown {
  const [page = ''] = pages as readonly string[];
  return cutToFit(field, asTyped(field, page.split('\n')[0] ?? ''));
}
