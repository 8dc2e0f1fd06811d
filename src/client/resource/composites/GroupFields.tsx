import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { columnsOf, hasLongLabel, placesIn } from '#client/resource/openRecord/fieldPlaces.ts';
import { FieldFlow } from './FieldFlow.tsx';
import { fields } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** Related fields under their common name. */
export function GroupFields(props: CompositeProps) {
  const { Inner } = props;
  const language = useAtomValue(languageAtom);
  const within = fieldsOf(props);
  return (
    <FieldSet {...props}>
      <div className={fields} data-columns={columnsOf(within)} data-tall={hasLongLabel(within, language) || undefined}>
        <FieldFlow places={placesIn(within)}>
          {({ name, field, keys }) => <Inner key={name} field={field} keys={keys} />}
        </FieldFlow>
      </div>
    </FieldSet>
  );
}
