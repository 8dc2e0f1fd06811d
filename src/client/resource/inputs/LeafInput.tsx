import type { ComponentType } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import type { LeafField, LeafKind } from '#domain/resource/field.ts';
import { BoxesInput } from './BoxesInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import type { InputProps } from './inputProps.ts';
import { NumberInput } from './NumberInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { SoundInput } from './SoundInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The input of each kind of leaf. */
const INPUTS: { readonly [Kind in LeafKind]: ComponentType<InputProps<Kind>> } = {
  text: TextInput,
  boxes: BoxesInput,
  int: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  reference: ReferenceInput,
  image: ImageInput,
  picture: PictureInput,
  sound: SoundInput,
  // Not edited by hand.
  packed: () => null,
};

type LeafInputProps = Omit<InputProps<LeafKind>, 'field' | 'value' | 'stored' | 'onChange'> & {
  readonly field: LeafField;
  readonly value: unknown;
  readonly stored?: unknown;
  readonly onChange: (value: unknown) => void;
};

/** The input of one value of a record, by the kind of its leaf. */
export function LeafInput({ field, value, onChange, ...rest }: LeafInputProps) {
  // The table pairs every kind with its own input; the value is of the field's kind, as records are read by their schema.
  const Input = INPUTS[field.kind] as ComponentType<LeafInputProps>;
  return <Input {...rest} field={field} value={value} onChange={onChange} />;
}

function FlagInput({ value, onChange, label, errors }: InputProps<'flag'>) {
  return (
    <Checkbox isSelected={value} onChange={onChange} errors={errors}>
      {label}
    </Checkbox>
  );
}
