// A narrower limit refuses values that scenarios already hold, and a wider one lets in what the engine has never met. All fields of all
// kinds are pinned in a file: `npx vitest run tests/domain/resources/fields.test.ts -u` writes it anew, and its difference shows what
// changes.
import { expect, test } from 'vitest';
import type { Field, FieldMap, LeafField } from '#domain/resource/field.ts';
import { isComposite } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';

/** Returns a line for each leaf with the values that it takes; of equal slots only for the first. */
function linesOf(fields: FieldMap, within = ''): string[] {
  return Object.entries(fields).flatMap(([name, any]) => {
    const field = any as unknown as Field;
    const path = `${within}${name}`;
    if (!isComposite(field)) return [`  ${path} ${limitsOf(field)}`];
    const { kind, fields: parts } = field;
    if (kind === 'set') return [`  ${path} kind="set" codes=${Object.keys(parts)}`];
    if (kind !== 'slots') return linesOf(parts, `${path}.`);
    return linesOf({ 0: parts[0] as FieldMap[string] }, `${path}[${Object.keys(parts).length}].`);
  });
}

/** Returns the properties of a leaf without its texts. Entries of lists are their codes, which `codes.txt` explains. */
function limitsOf({ label, schema, ...field }: LeafField): string {
  const limits = Object.entries(field).filter(([name]) => name !== 'help' && name !== 'noneLabel');
  const text = (value: unknown) =>
    Array.isArray(value) ? value.map((entry) => entry.code ?? entry).join() : JSON.stringify(value);
  return limits.map(([name, value]) => `${name}=${text(value)}`).join(' ');
}

test('the fields of all kinds take what they took', async () => {
  const lines = CONTENT_KINDS.flatMap(({ name, numbers, fields }) => [
    `${name} ${JSON.stringify(numbers)}`,
    ...linesOf(fields),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fields.txt');
});
