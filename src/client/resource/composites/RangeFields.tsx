import { pair } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** The least and the greatest side by side; that they stand in order is a rule of the field. */
export function RangeFields(props: CompositeProps) {
  const { Inner } = props;
  const [minimum, maximum] = fieldsOf(props);
  return (
    <FieldSet {...props} size="narrow">
      <div className={pair}>
        {minimum && <Inner field={minimum.field} keys={minimum.keys} />}
        <span aria-hidden>〜</span>
        {maximum && <Inner field={maximum.field} keys={maximum.keys} />}
      </div>
    </FieldSet>
  );
}
