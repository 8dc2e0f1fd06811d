import type { TextKey, Values } from '#client/i18n/defineTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { MadeStep } from './stepDesk.ts';
import type { stepTexts } from './stepTexts.ts';

/**
 * Returns the message about an undo or redo: a key of `stepTexts` with its values, which are the record's number and the field; of several
 * changes, the first and how many there are. The value `passed` has a text of its own if it is not 0.
 */
export function stepNews(
  { resource }: RecordDesk,
  kind: 'undo' | 'redo',
  { changed, passed, moves }: MadeStep,
  labelOf: (leaf: Leaf) => string,
): { readonly key: TextKey<typeof stepTexts>; readonly values: Values } {
  const [first] = changed;
  if (!first) return { key: `record.step.${kind}.${moves.size > 0 ? 'numbers' : 'none'}`, values: { passed } };
  const place = { number: paddedNumber(resource.name, first.number), field: labelOf(first.leaf) };
  const values = { ...place, count: changed.length, passed };
  return { key: changed.length > 1 ? `record.step.${kind}.many` : `record.step.${kind}`, values };
}
