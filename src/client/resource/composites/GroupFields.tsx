import { fields } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** Fields that belong together, under their common name. */
export function GroupFields(props: CompositeProps) {
  const { Inner } = props;
  return (
    <FieldSet {...props}>
      <div className={fields}>
        {fieldsOf(props).map(({ name, field, keys }) => (
          <Inner key={name} field={field} keys={keys} />
        ))}
      </div>
    </FieldSet>
  );
}
