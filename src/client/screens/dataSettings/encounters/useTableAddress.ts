import { useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { RecordView } from '#client/screens/dataSettings/ViewChoice.tsx';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';

interface TableAddress {
  readonly view: RecordView;
  readonly number: number;
  /** Whether the address names the table. */
  readonly isChosen: boolean;
}

/** Returns the view in the address, and the encounter table after its `#`; by default the first number for new tables. */
export function useTableAddress(): TableAddress {
  const { first, last, firstGiven } = encounterSetting.numbers;
  const named = useLocationProperty(() => {
    const digits = location.hash.slice(1);
    const number = /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
    return number >= first && number <= last ? number : undefined;
  });
  const view = new URLSearchParams(useSearch()).get('view') === 'table' ? 'table' : 'single';
  return { view, number: named ?? firstGiven, isChosen: named !== undefined };
}

/** Returns the address of an encounter table in a view. */
export function tableHref(scenarioId: string, view: RecordView, number: number): string {
  const href = recordHref(scenarioId, encounterSetting.name, number);
  return view === 'table' ? href.replace('#', '?view=table#') : href;
}
