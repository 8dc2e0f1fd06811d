import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import { BANDS, searchItem } from '#domain/resources/outline/searchItem.ts';
import { bandInput } from './BandInput.tsx';
import { LanguagesInput } from './LanguagesInput.tsx';
import { searchItemTexts } from './searchItemTexts.ts';

const INPUTS = {
  ...Object.fromEntries((Object.keys(BANDS) as (keyof typeof BANDS)[]).map((name) => [name, bandInput(name)])),
  languages: LanguagesInput,
};

/** By what readers find the scenario, with what was counted beside what its author says. */
export default function SearchItemScreen({ scenarioId }: { readonly scenarioId: string }) {
  const text = useText(searchItemTexts);
  return (
    <RecordScreen
      resource={searchItem}
      scenarioId={scenarioId}
      number={String(searchItem.numbers.first)}
      inputs={INPUTS}
      before={<p className={muted}>{text('searchItems.about')}</p>}
    />
  );
}
