import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { columnsOf, hasLongLabel, placesIn } from '#client/resource/openRecord/fieldPlaces.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { isAsked, pairWithin } from '#domain/resource/languagePairs.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { FieldFlow } from './FieldFlow.tsx';
import { fields } from './FieldSet.css.ts';
import { type CompositeProps, FieldSet, fieldsOf } from './FieldSet.tsx';

/** Related fields under their common name; of a text in two languages, of which one is asked for, its input alone. */
export function GroupFields(props: CompositeProps) {
  const only = useOnlyText(props.keys);
  return only ? <RecordLeaf leaf={only} label={props.field.label} /> : <Group {...props} />;
}

function useOnlyText(keys: readonly string[]): Leaf | undefined {
  const { desk, number } = useOpenRecord();
  const languages = useScenarioLanguages();
  const pair = languages !== 'both' && pairWithin(desk.resource, keys.join('.'));
  const only = useDesk(desk, () =>
    pair
      ? LANGUAGES.filter((language) =>
          isAsked(desk.resource, pair[language], { number, record: desk.record(number) }, languages),
        ).join(' ')
      : '',
  );
  return pair ? LANGUAGES.filter((language) => language === only).map((language) => pair[language])[0] : undefined;
}

function Group(props: CompositeProps) {
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
