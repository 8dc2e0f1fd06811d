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

/** The search items by which readers find the scenario, with the counted values next to those of the author. */
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
