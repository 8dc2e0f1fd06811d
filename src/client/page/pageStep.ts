interface PageMeta {
  readonly current_page: number;
  /** What the next page is asked with. */
  readonly after: string | null;
}

/** What the address of a long list says of the page that the reader goes to: of the next one, where the present one ends. */
export const pageStep = ({ current_page, after }: PageMeta, page: number) => ({
  page: String(page),
  after: page === current_page + 1 ? (after ?? '') : '',
});
