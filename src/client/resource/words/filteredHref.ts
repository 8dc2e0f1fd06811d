/** The parameter of the address with the filter of a table or list. */
export const ONLY = 'only';

/** Returns an address with the filter of the present one, whose list stands beside both. */
export function filteredHref(href: string, search: string): string {
  const only = new URLSearchParams(search).get(ONLY);
  return only === null ? href : href.replace(/#|$/, (end) => `?${ONLY}=${only}${end}`);
}
