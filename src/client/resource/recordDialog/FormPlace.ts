import { createContext, useContext } from 'react';
import { useLocation } from 'wouter';
import { filteredHref } from '#client/resource/words/filteredHref.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import type { DialogRecord } from './recordDialog.ts';

/** The place of a form: a page or a dialog next to one. Determines how the form opens another record. */
export interface FormPlace {
  readonly kind: 'page' | 'dialog';
  readonly goTo: (record: DialogRecord) => void;
}

const FormPlaceContext = createContext<FormPlace | undefined>(undefined);
export const InFormPlace = FormPlaceContext.Provider;

/** Returns the place that a parent provides; by default a page, whose address names the record. */
export function useFormPlace(): FormPlace {
  const [, navigate] = useLocation();
  const told = useContext(FormPlaceContext);
  return (
    told ?? {
      kind: 'page',
      goTo: ({ scenarioId, kind, number, path }) =>
        navigate(filteredHref(recordHref(scenarioId, kind, number, path), location.search)),
    }
  );
}
