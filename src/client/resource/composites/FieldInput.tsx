import type { ComponentType } from 'react';
import { RecordLeaf } from '#client/resource/form/RecordLeaf.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import type { CompositeField, Field } from '#domain/resource/field.ts';
import { isComposite } from '#domain/resource/leaf.ts';
import { DiceFields } from './DiceFields.tsx';
import type { CompositeProps } from './FieldSet.tsx';
import { GroupFields } from './GroupFields.tsx';
import { RangeFields } from './RangeFields.tsx';
import { SetChecks } from './SetChecks.tsx';
import { SlotFields } from './SlotFields.tsx';

/** Every kind of composite with its layout. */
const LAYOUTS: { readonly [Kind in CompositeField['kind']]: ComponentType<CompositeProps> } = {
  group: GroupFields,
  set: SetChecks,
  dice: DiceFields,
  range: RangeFields,
  slots: SlotFields,
};

interface FieldInputProps {
  readonly field: Field;
  /** The keys that lead to it in the record. */
  readonly keys: readonly string[];
}

/** A field of the open record: the input of a leaf, or the layout of a composite with the inputs of its leaves. */
export function FieldInput({ field, keys }: FieldInputProps) {
  const { desk } = useOpenRecord();
  if (isComposite(field)) {
    const Layout = LAYOUTS[field.kind];
    return <Layout field={field} keys={keys} />;
  }
  const leaf = desk.resource.leaves.find(({ path }) => path === keys.join('.'));
  return leaf && <RecordLeaf leaf={leaf} />;
}
