// Scenarios, floors, saves and files hold the codes of the catalogs, so a code keeps its meaning for ever; and whoever relied on a limit
// finds it as it was. All constants of the domain are pinned in a file: `npx vitest run tests/domain/codes.test.ts -u` writes it anew, and
// its difference shows what changes.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/run.ts';

/** Kinds of record and their samples are pinned by `resources/fields.txt` and `resources/defaults.txt`; long texts have no codes. */
const LEFT_OUT = [
  ...['RESOURCES', 'CONTENT_KINDS', 'RULE_KINDS', 'MONSTER_GRAPHICS'],
  ...['FAULT_TEXTS', 'PUBLISHING_WARNINGS'],
];

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
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`${name}: ${text}`];
  });
  return `{ ${parts.join(', ')} }`;
}

/** Returns the lines of an exported constant: one, or one for each entry of a list. */
function linesOf(name: string, value: unknown): string[] {
  if (LEFT_OUT.includes(name) || (isPlain(value) && 'leaves' in value)) return [];
  if (!isPlain(value) || 'ja' in value)
    return [textOf(value)].flatMap((text) => (text === undefined ? [] : [`  ${name} = ${text}`]));
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const text = textOf(part);
    return text === undefined ? [] : [`    ${key}: ${text}`];
  });
  return entries.length === 0 ? [] : [`  ${name}`, ...entries];
}

test('every code of the domain means what it meant', async () => {
  const files = globSync('src/domain/**/*.ts', { cwd: root, exclude: ['src/domain/resources/spells'] }).sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(join(root, file));
      const names = Object.keys(exported).sort();
      const constants = names.flatMap((name) => linesOf(name, exported[name]));
      return constants.length === 0 ? [] : [file, ...constants];
    }),
  );
  await expect(`${lines.flat().join('\n')}\n`).toMatchFileSnapshot('codes.txt');
});
