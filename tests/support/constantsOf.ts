import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null, Array.prototype].includes(Object.getPrototypeOf(value));

/** Returns a constant as text, with labels in English only; undefined for what is no constant. */
function textOf(value: unknown): string | undefined {
  if (['number', 'string', 'boolean'].includes(typeof value)) return JSON.stringify(value);
  if (value instanceof Map || value instanceof Set) return textOf([...value]);
  if (!isPlain(value)) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map((part) => textOf(part) ?? '…');
    return `[${parts.join(', ')}]`;
  }
  if ('ja' in value && 'en' in value) return textOf(value.en);
  // Definitions of records have tests of their own.
  if ('leaves' in value && 'name' in value) return textOf(value.name);
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return `{ ${parts.join(', ')} }`;
}

/** Returns the lines of an exported constant: one, or one for each entry of a list. */
function linesOf(name: string, value: unknown): string[] {
  if (isPlain(value) && 'leaves' in value) return [];
  if (!isPlain(value) || 'ja' in value)
    return [textOf(value)].flatMap((text) => (text === undefined ? [] : [`  ${name} = ${text}`]));
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`    ${key}: ${text}`];
  });
  return entries.length === 0 ? [] : [`  ${name}`, ...entries];
}

/**
 * Returns the constants that the files of a folder export as text, for a test that pins them: numbers, codes, and lists and tables of these.
 * @param leftOut names of constants that other tests pin
 */
export async function constantsOf(folder: string, leftOut: readonly string[] = []): Promise<string> {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root }).sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(join(root, file));
      const names = Object.keys(exported).filter((name) => !leftOut.includes(name));
      const constants = names.sort().flatMap((name) => linesOf(name, exported[name]));
      return constants.length === 0 ? [] : [file, ...constants];
    }),
  );
  return `${lines.flat().join('\n')}\n`;
}
