import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { limitsOf } from '#client/resource/inputs/inputProps.ts';
import { NumberLimits } from '#client/ui/NumberLimits.tsx';
import type { LeafField } from '#domain/resource/field.ts';
import { pair } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** Minimum and maximum in one row as one field; the rule about their order belongs to the field. */
export function RangeFields(props: CompositeProps) {
  const { Inner } = props;
  const language = useAtomValue(languageAtom);
  const [minimum, maximum] = fieldsOf(props);
  if (!minimum || !maximum) return null;
  return (
    // Both numbers of a range have the same limits.
    <FieldSet {...props} measure={<NumberLimits {...limitsOf(minimum.field as LeafField<'int'>, language)} />}>
      <div className={pair}>
        <Inner field={minimum.field} keys={minimum.keys} />
        <span aria-hidden>〜</span>
        <Inner field={maximum.field} keys={maximum.keys} />
      </div>
    </FieldSet>
  );
}
