import { type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { blankOf, nameOf, type Resource } from '#domain/resource/defineResource.ts';
import { differIn, leafAt, leafValue } from '#domain/resource/leaf.ts';
import { hashText } from '#game/state/hashState.ts';

/**
 * A hash of what stands at the place of a problem (docs/product.md, "Checks"): the value at its path, or all values that are not initial if
 * the problem is of the whole record. The name of the record is part of it, so that another record under the same number is another place.
 */
export function recordPlaceHash(resource: Resource, number: number, record: object, path: string): string {
  const name = nameOf(resource, record, number);
  return hashText([name, valueAt(resource, number, record, path)]);
}

function valueAt(resource: Resource, number: number, record: object, path: string): unknown {
  const leaf = leafAt(resource.leaves, path);
  if (leaf) return leafValue(record, leaf);
  if (Object.hasOwn(resource.fields, path)) return (record as Readonly<Record<string, unknown>>)[path];
  const blank = blankOf(resource, number);
  return resource.leaves
    .filter((each) => differIn(each, blank, record))
    .map((each) => [each.path, leafValue(record, each)]);
}

/** A hash of a cell: its four sides, its floor and its event. */
export const cellPlaceHash = (grid: FloorGrid, x: number, y: number): string => hashText(readCell(grid, x, y));
