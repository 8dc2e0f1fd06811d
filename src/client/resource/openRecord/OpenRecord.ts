import { type ComponentType, createContext, useContext } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';

/** The record of a form, provided to every field in it. */
export interface OpenRecord {
  readonly desk: RecordDesk;
  readonly number: number;
}

export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined);

/** @throws Error outside of a form */
export function useOpenRecord(): OpenRecord {
  const open = useContext(OpenRecordContext);
  if (!open) throw new Error('no form is around this field');
  return open;
}

/**
 * Components that an area adds to the fields of its forms, by path: `Within` in the place of a field, `After` on a line of its own after
 * it.
 */
export interface PanelFields {
  readonly Within: ComponentType<{ readonly path: string }>;
  readonly After: ComponentType<{ readonly path: string }>;
}

export const PanelFieldsContext = createContext<PanelFields | undefined>(undefined);

/** Undefined in the forms of most areas. */
export const usePanelFields = (): PanelFields | undefined => useContext(PanelFieldsContext);

/** Desks of records that a form edits in place besides its own: undo takes back the newest step of any of them. */
export const CompanionDesksContext = createContext<readonly RecordDesk[]>([]);
export const useCompanionDesks = (): readonly RecordDesk[] => useContext(CompanionDesksContext);
