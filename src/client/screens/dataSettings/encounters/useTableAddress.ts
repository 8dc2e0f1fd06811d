import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { RecordView } from '#client/screens/dataSettings/ViewChoice.tsx';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';

/** Returns the view in the address, and the encounter table after its `#`; by default the first number for new tables. */
export function useTableAddress(): { readonly view: RecordView; readonly number: number } {
  const { first, last, firstGiven } = encounterSetting.numbers;
  const number = useLocationProperty(() => {
    const digits = location.hash.slice(1);
    const named = /^\d{1,3}$/.test(digits) ? Number(digits) : firstGiven;
    return named >= first && named <= last ? named : firstGiven;
  });
  const view = new URLSearchParams(useSearch()).get('view') === 'table' ? 'table' : 'single';
  return { view, number };
}

/** Returns the address of an encounter table in a view. */
export function tableHref(scenarioId: string, view: RecordView, number: number): string {
  const href = recordHref(scenarioId, encounterSetting.name, number);
  return view === 'table' ? href.replace('#', '?view=table#') : href;
}
