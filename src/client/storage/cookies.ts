/** The lifetime of our cookies, in seconds (90 days). */
const MAX_AGE = 90 * 24 * 60 * 60;

const PROBE = 'meikyu_probe';

/*
 * Cookies are written through document.cookie: the next request or paint needs a cookie at once, and the Cookie Store API is asynchronous
 * and missing on plain http.
 */

const attributes = () => `; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Returns the value of a cookie; undefined if there is none, or if it cannot be decoded because this page did not write it. */
export function readCookie(name: string): string | undefined {
  const found = jar().find((pair) => pair.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/**
 * Stores a value for 90 days; same site only, and over https only if the page came over https. A browser that refuses cookies stores
 * nothing (`refusesCookies`).
 */
export function writeCookie(name: string, value: string): void {
  put(`${name}=${encodeURIComponent(value)}; Max-Age=${MAX_AGE}`);
}

export function removeCookie(name: string): void {
  put(`${name}=; Max-Age=0`);
}

/** Removes every cookie of the page (docs/product.md, "Sessions"). */
export function clearCookies(): void {
  for (const pair of jar()) removeCookie(pair.split('=')[0] ?? '');
}

/** Whether the browser takes no cookies, so that nobody can log in. It is tried: a setting for one site does not show otherwise. */
export function refusesCookies(): boolean {
  if (jar().some((pair) => pair !== '')) return false;
  writeCookie(PROBE, '1');
  const isKept = readCookie(PROBE) !== undefined;
  removeCookie(PROBE);
  return !isKept;
}

/** A page whose site data is blocked may not even ask for its cookies. */
function jar(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

function put(pair: string): void {
  try {
    document.cookie = `${pair}${attributes()}`;
  } catch {
    // It is as if there were no such cookie.
  }
}
