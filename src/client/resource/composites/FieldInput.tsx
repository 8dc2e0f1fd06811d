import type { ComponentType } from 'react';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import type { CompositeField } from '#domain/resource/field.ts';
import { isComposite } from '#domain/resource/leaf.ts';
import { DiceField } from './DiceField.tsx';
import type { CompositeProps, PlacedField } from './FieldSet.tsx';
import { GroupFields } from './GroupFields.tsx';
import { RangeFields } from './RangeFields.tsx';
import { SetChecks } from './SetChecks.tsx';
import { SlotFields } from './SlotFields.tsx';

type LayoutProps<Kind extends CompositeField['kind']> = CompositeProps & { readonly field: CompositeField<Kind> };
/** The layout of each kind of composite. */
const LAYOUTS: { readonly [Kind in CompositeField['kind']]: ComponentType<LayoutProps<Kind>> } = {
  group: GroupFields,
  set: SetChecks,
  dice: DiceField,
  range: RangeFields,
  slots: SlotFields,
};

/** A field of the open record: the input of a leaf, or the layout of a composite with the inputs of its leaves. */
export function FieldInput({ field, keys }: PlacedField) {
  const { desk } = useOpenRecord();
  if (isComposite(field)) {
    // The table pairs every kind with its own layout.
    const Layout = LAYOUTS[field.kind] as ComponentType<CompositeProps>;
    return <Layout field={field} keys={keys} Inner={FieldInput} />;
  }
  const leaf = desk.resource.leaves.find(({ path }) => path === keys.join('.'));
  return leaf && <RecordLeaf leaf={leaf} />;
}
