import type { Field } from '#domain/resource/field.ts';
import { FieldInput } from './FieldInput.tsx';
import { type CompositeProps, FieldSet } from './FieldSet.tsx';
import { fields } from './FieldSet.css.ts';

/** The fields of a composite, each with its key. */
export const fieldsOf = ({ field, keys }: CompositeProps) =>
  Object.entries(field.fields).map(([name, inner]) => ({
    name,
    // A map of fields holds fields; its type is wider so that definitions keep the types of their values.
    field: inner as unknown as Field,
    keys: [...keys, name],
  }));

/** Fields that belong together, under their common name. */
export function GroupFields(props: CompositeProps) {
  return (
    <FieldSet {...props}>
      <div className={fields}>
        {fieldsOf(props).map(({ name, field, keys }) => (
          <FieldInput key={name} field={field} keys={keys} />
        ))}
      </div>
    </FieldSet>
  );
}
