import { type ComponentType, createContext, useContext } from 'react';

/** What an area shows beside the fields of its forms, by their paths: in the place of a field, and on a line of its own after it. */
export interface BesideFields {
  readonly Within: ComponentType<{ readonly path: string }>;
  readonly After: ComponentType<{ readonly path: string }>;
}

export const BesideFieldsContext = createContext<BesideFields | undefined>(undefined);

/** Undefined in the forms of most areas. */
export const useBesideFields = (): BesideFields | undefined => useContext(BesideFieldsContext);
