/** The lifetime of our cookies, in seconds (90 days). */
const MAX_AGE = 90 * 24 * 60 * 60;

/*
 * Cookies are written through document.cookie: the next request or paint needs a cookie at once, and the Cookie Store API is asynchronous
 * and missing on plain http.
 */

const attributes = () => `; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Returns the value of a cookie; undefined if there is none, or if it cannot be decoded because this page did not write it. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Stores a value for 90 days; same site only, and over https only if the page came over https. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${MAX_AGE}${attributes()}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Max-Age=0${attributes()}`;
}

/** Removes every cookie of the page (docs/product.md, "Sessions"). */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) removeCookie(pair.split('=')[0] ?? '');
}
