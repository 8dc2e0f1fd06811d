import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import type { OwnInputs } from '#client/resource/form/RecordSection.tsx';
import { THE_ONE } from '#domain/catalogs/ruleRows.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { fortifiedCitySetting, NAME_FIELDS } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { CityNames } from './CityNames.tsx';

/** All names stand in the place of the first, beside the menu that they make. */
const INPUTS: OwnInputs = Object.fromEntries(NAME_FIELDS.map((name, index) => [name, index === 0 ? CityNames : null]));

/** The city: what its places are called, ask and give. */
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
