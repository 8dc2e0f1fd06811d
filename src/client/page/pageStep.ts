interface PageMeta {
  readonly current_page: number;
  /** The cursor for the next page. */
  readonly after: string | null;
}

/** Returns the query parameters of a page of a long list; for the next page, also the cursor at the end of the current one. */
export const pageStep = ({ current_page, after }: PageMeta, page: number) => ({
  page: String(page),
  after: page === current_page + 1 ? (after ?? '') : '',
});
