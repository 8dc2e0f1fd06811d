import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { AllOrNone } from './AllOrNone.tsx';
import { checks } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** The entries of a catalog as a compact grid of checks, with buttons that set or clear all. */
export function SetChecks(props: CompositeProps) {
  const { Inner } = props;
  const { desk } = useOpenRecord();
  const within = `${props.keys.join('.')}.`;
  return (
    <FieldSet
      {...props}
      actions={<AllOrNone leaves={desk.resource.leaves.filter(({ path }) => path.startsWith(within))} />}
    >
      <div className={checks}>
        {fieldsOf(props).map(({ name, field, keys }) => (
          <Inner key={name} field={field} keys={keys} />
        ))}
      </div>
    </FieldSet>
  );
}
