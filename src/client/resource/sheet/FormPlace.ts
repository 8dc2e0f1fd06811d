import { createContext, useContext } from 'react';
import { useLocation } from 'wouter';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { SheetRecord } from './recordSheet.ts';

/** Where a form stands, which says how it leads to another record. */
export interface FormPlace {
  readonly kind: 'page' | 'sheet';
  readonly goTo: (record: SheetRecord) => void;
}

const FormPlaceContext = createContext<FormPlace | undefined>(undefined);
export const InFormPlace = FormPlaceContext.Provider;

/** The place that is told around a form; a page, which its address names, where none is. */
export function useFormPlace(): FormPlace {
  const [, navigate] = useLocation();
  const told = useContext(FormPlaceContext);
  return (
    told ?? {
      kind: 'page',
      goTo: ({ scenarioId, kind, number, path }) => navigate(recordHref(scenarioId, kind, number, path)),
    }
  );
}
