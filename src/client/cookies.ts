/** How long a cookie of ours is kept, in seconds (90 days). */
const MAX_AGE = 90 * 24 * 60 * 60;

/*
 * Written through document.cookie: the next request or paint needs a cookie at once, and the Cookie Store API is
 * asynchronous and missing on plain http.
 */

const attributes = () => `; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** The value of a cookie; undefined where there is none, or one that this page did not write: it cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Keeps a value for 90 days; same site only, and over https only where the page came over https. */
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
