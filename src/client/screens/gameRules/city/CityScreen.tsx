import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import type { OwnInputs } from '#client/resource/form/RecordSection.tsx';
import { THE_ONE } from '#domain/catalogs/ruleRows.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { fortifiedCitySetting, NAME_FIELDS } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { CityNames } from './CityNames.tsx';

/** All names are edited at the place of the first, next to the resulting menu. */
const INPUTS: OwnInputs = Object.fromEntries(NAME_FIELDS.map((name, index) => [name, index === 0 ? CityNames : null]));

/** The city: the names, prices and services of its places. */
export default function CityScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <RecordScreen
      resource={fortifiedCitySetting as unknown as Resource}
      scenarioId={scenarioId}
      number={String(THE_ONE)}
      inputs={INPUTS}
    />
  );
}
