import type { Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { searchKey } from '#domain/text/searchKey.ts';

/**
 * Whether a search finds a record: by its number, its name in a catalog, or any of its texts. An empty search finds all. Leading zeros do
 * not matter: "12" finds number 012, and a text with either spelling.
 */
export function isFoundBy(search: string, resource: Resource, number: number, record: object): boolean {
  const sought = searchKey(search);
  if (sought === '' || sought === String(number)) return true;
  const names = Object.values(resource.numberNames?.(number) ?? {});
  if (names.some((name) => searchKey(name).includes(sought))) return true;
  return resource.leaves.some((leaf) => {
    const { kind } = leaf.field;
    if (kind !== 'text' && kind !== 'boxes') return false;
    return searchKey([leafValue(record, leaf)].flat().join('\n')).includes(sought);
  });
}
