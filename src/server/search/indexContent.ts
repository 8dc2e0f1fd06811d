import { unpackGrid } from '#domain/map/packGrid.ts';
import { nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import type { Label } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { existingIn, type StoredRow } from '#server/resources/recordStore.ts';
import { eventEntries } from './eventEntries.ts';
import { PAGE_BREAK, type SearchEntry, type SearchIndex } from './SearchEntry.ts';

interface Content {
  readonly rows: readonly StoredRow[];
  /** Packed. */
  readonly maps: readonly { readonly number: number; readonly grid: Uint8Array }[];
}

/** Runs in a worker thread: folds all texts of a scenario, once for any number of searches. */
export function indexContent({ rows, maps }: Content): SearchIndex {
  const names = new Map<string, Label>();
  const entries: SearchEntry[] = [];
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
  const { name: kind, names } = resource;
  const found = resource.leaves.flatMap((leaf): SearchEntry[] => {
    const { kind: leafKind } = leaf.field;
    if (leafKind !== 'text' && leafKind !== 'boxes') return [];
    const text = [leafValue(record, leaf)].flat().join(PAGE_BREAK);
    if (text === '') return [];
    const isName = leaf.path === names?.ja || leaf.path === names?.en;
    return [{ kind, number, path: leaf.path, text, key: searchKey(text), isName }];
  });
  if (found.some(({ isName }) => isName)) return found;
  return [{ kind, number, path: '', text: '', key: '', isName: true }, ...found];
}
