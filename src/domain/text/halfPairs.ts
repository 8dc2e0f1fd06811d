import { clippedPath } from './scanJson.ts';

/** Half a surrogate pair, as JSON in UTF-8 can express it. */
const ESCAPED = /\\u[dD][89a-fA-F]/;

/**
 * Returns the path in the value of a JSON text to half a surrogate pair, which could not be stored; undefined if there is none.
 * @param text the JSON text of the value, which usually shows quickly that there is none
 */
export function halfPairPath(text: string, value: unknown): string | undefined {
  return ESCAPED.test(text) ? halfPairIn(value) : undefined;
}

/** As `halfPairPath`, for a value without its text. */
export function halfPairIn(value: unknown): string | undefined {
  const path = pathIn(value);
  return path && clippedPath(path);
}

function pathIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = key.isWellFormed() ? pathIn(part) : [];
    if (path) return [key, ...path];
  }
  return undefined;
}
