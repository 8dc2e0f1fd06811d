import * as z from 'zod';

const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;

/** Input fields of every paged list (docs/wire.md, "Answers"; docs/domain.md, "Limits"). */
export const pageShape = {
  page: z.int().min(1).max(1_000_000).default(1),
  per_page: z.int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  search: z.string().max(200).default(''),
};

/** Metadata of a page, next to its entries. */
export const pageMetaSchema = z.strictObject({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
});

export function pageMeta({ page, per_page }: { page: number; per_page: number }, total: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}
