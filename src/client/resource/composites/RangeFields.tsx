import { FieldInput } from './FieldInput.tsx';
import { pair } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet } from './FieldSet.tsx';
import { fieldsOf } from './GroupFields.tsx';

/** The least and the greatest side by side; that they stand in order is a rule of the field. */
export function RangeFields(props: CompositeProps) {
  const [minimum, maximum] = fieldsOf(props);
  return (
    <FieldSet {...props} size="narrow">
      <div className={pair}>
        {minimum && <FieldInput field={minimum.field} keys={minimum.keys} />}
        <span aria-hidden>〜</span>
        {maximum && <FieldInput field={maximum.field} keys={maximum.keys} />}
      </div>
    </FieldSet>
  );
}
