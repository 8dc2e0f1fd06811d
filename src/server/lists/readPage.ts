import type { Knex } from 'knex';
import * as z from 'zod';
import { fieldError } from '#server/errors/RequestError.ts';
import { findPlaces, searchedKeys } from './findPlaces.ts';
import { type GrowingList, type Order, orderOf, type Place, placesOf, typeOf } from './growingLists.ts';
import type { PageMarks } from './PageMarks.ts';
import { pageMeta, pageMetaSchema, pageShape } from './pageSchema.ts';

const placeSchema = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** A place of an order in the form that a call sends it, to request what comes after it. */
const behindSchema = z
  .string()
  .max(2000)
  .transform((text, { addIssue }): Place | undefined => {
    if (text === '') return undefined;
    try {
      const [value, id] = placeSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return { value, id };
    } catch {
      addIssue({ code: 'custom', message: 'wrong_value' });
      return undefined;
    }
  });

const textOf = ({ value, id }: Place): string => Buffer.from(JSON.stringify([value, id])).toString('base64url');

/**
 * Input fields of a growing list: next to the page number, the place where the previous page ended, so that no entry is seen twice or
 * missed.
 */
export const growingPageShape = { ...pageShape, after: behindSchema.optional() };

export const growingMetaSchema = pageMetaSchema.extend({
  /** Whether there may be more than `total`, which counts only those that were found. */
  is_more: z.boolean(),
  /** The value to request the next page with; null after the last page. */
  after: z.string().nullable(),
});

export type GrowingMeta = z.infer<typeof growingMetaSchema>;

export interface AskedPage {
  readonly page: number;
  readonly per_page: number;
  readonly after?: Place | undefined;
  readonly search: string;
  readonly sort: string;
  /** Further conditions on an entry next to the text; undefined if there are none. */
  readonly items?: ((query: Knex.QueryBuilder) => void) | undefined;
}

/** Returns the metadata of a page of an account's own entries, which are few enough to be read whole. */
export const wholeMeta = (asked: Pick<AskedPage, 'page' | 'per_page'>, total: number): GrowingMeta => ({
  ...pageMeta(asked, total),
  is_more: false,
  after: null,
});

/** Returns the ids of one page of a growing list, in order, and the metadata of the page. */
export async function readPage(
  { database, marks }: { readonly database: Knex; readonly marks: PageMarks },
  list: GrowingList,
  { page, per_page, after, search, sort, items }: AskedPage,
): Promise<{ ids: string[]; meta: GrowingMeta }> {
  const order = orderOf(sort);
  // Comparing a text with numbers, or a number with texts, would keep MySQL from using its index.
  if (after && typeof after.value !== typeOf(order)) throw fieldError('after', 'wrong_value');
  const offset = (page - 1) * per_page;
  const answer = (places: readonly Place[], total: number, isMore: boolean) => {
    const last = places.length === per_page ? places.at(-1) : undefined;
    return {
      ids: places.map(({ id }) => id),
      meta: { ...pageMeta({ page, per_page }, total), is_more: isMore, after: last ? textOf(last) : null },
    };
  };
  const keys = searchedKeys(search);
  if (keys.length === 0 && !items) {
    const { total } = await marks.of(list, order);
    const places = after
      ? await placesOf(database, list, order, after).limit(per_page)
      : await marks.read(list, order, offset, per_page);
    return answer(places, total, false);
  }
  const { places, isMore } = await findPlaces(database, marks, list, order, { keys, items });
  const start = after ? places.findIndex((place) => isBehind(place, after, order)) : offset;
  const shown = start < 0 ? [] : places.slice(start, start + per_page);
  return answer(shown, places.length, isMore);
}

/** Whether a place comes after another in the database's order: texts compare by their bytes. */
function isBehind(place: Place, other: Place, { isDescending }: Order): boolean {
  const difference = compare(place.value, other.value) || compare(place.id, other.id);
  return isDescending ? difference < 0 : difference > 0;
}

const compare = (one: Place['value'], other: Place['value']): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
