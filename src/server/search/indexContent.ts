import { unpackGrid } from '#domain/map/packGrid.ts';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { TITLE_NAMES, type Titles } from '#domain/scenario/titleFields.ts';
import type { Label } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { eventEntries } from './eventEntries.ts';
import { PAGE_BREAK, type SearchEntry, type SearchIndex } from './SearchEntry.ts';

interface Content {
  readonly rows: readonly StoredRow[];
  /** The titles of the scenario itself. */
  readonly titles: Titles;
  /** Packed grids. */
  readonly maps: readonly { readonly number: number; readonly grid: Uint8Array }[];
}

/** Runs in a worker thread: folds all texts of a scenario, once for any number of searches. */
export function indexContent({ rows, titles, maps }: Content): SearchIndex {
  const names = new Map<string, Label>();
  const entries: SearchEntry[] = TITLE_NAMES.filter((path) => titles[path] !== '').map((path) => ({
    kind: titleAuthorName.name,
    number: titleAuthorName.numbers.first,
    path,
    text: titles[path],
    key: searchKey(titles[path]),
    isName: false,
  }));
  for (const resource of CONTENT_KINDS) {
    for (const [number, record] of existingIn(rows, resource)) {
      names.set(`${resource.name} ${number}`, nameOf(resource, record, number));
      entries.push(...textsOf(resource, number, record));
    }
  }
  for (const { number, grid } of maps) entries.push(...eventEntries(number, unpackGrid(grid), names));
  return { entries, names };
}

function textsOf(resource: Resource, number: number, record: object): SearchEntry[] {
  const { name: kind, names, numbers } = resource;
  const found = resource.leaves.flatMap((leaf): SearchEntry[] => {
    const { kind: leafKind } = leaf.field;
    if (leafKind !== 'text' && leafKind !== 'boxes') return [];
    const text = [leafValue(record, leaf)].flat().join(PAGE_BREAK);
    if (text === '') return [];
    const isName = leaf.path === names?.ja || leaf.path === names?.en;
    return [{ kind, number, path: leaf.path, text, key: searchKey(text), isName }];
  });
  // The only record of a kind is found by its words: nobody knows its number.
  if (numbers.first === numbers.last || found.some(({ isName }) => isName)) return found;
  return [{ kind, number, path: '', text: '', key: '', isName: true }, ...found];
}
