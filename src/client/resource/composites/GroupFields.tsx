import { FieldFlow } from './FieldFlow.tsx';
import { fields } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';
import { columnsOf, placesIn } from './fieldPlaces.ts';

/** Fields that belong together, under their common name. */
export function GroupFields(props: CompositeProps) {
  const { Inner } = props;
  const within = fieldsOf(props);
  return (
    <FieldSet {...props}>
      <div className={fields} data-columns={columnsOf(within)}>
        <FieldFlow places={placesIn(within)}>
          {({ name, field, keys }) => <Inner key={name} field={field} keys={keys} />}
        </FieldFlow>
      </div>
    </FieldSet>
  );
}
