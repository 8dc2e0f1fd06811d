import { atom } from 'jotai';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';

/** A record that is edited in a dialog next to a reference to it. */
export interface DialogRecord {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
  readonly number: number;
  /** The leaf or field to focus. */
  readonly path?: string;
}

/** Undefined while no dialog is open. */
export const recordDialogAtom = atom<DialogRecord | undefined>(undefined);

/** Whether records of the kind are edited in a dialog; floors are edited on the map instead. */
export const hasDialog = (kind: RecordKindName): boolean => kind !== 'floor_map';
