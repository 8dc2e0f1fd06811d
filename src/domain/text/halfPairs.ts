import { clippedPath } from './scanJson.ts';

/** How half of a surrogate pair can stand in JSON that is UTF-8. */
const ESCAPED = /\\u[dD][89a-fA-F]/;

/**
 * Where in the value of a JSON text half of a surrogate pair stands, which could be stored nowhere; undefined if there is none.
 * @param text of the value, which is quickly seen to have none
 */
export function halfPairPath(text: string, value: unknown): string | undefined {
  const path = ESCAPED.test(text) ? pathIn(value) : undefined;
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
