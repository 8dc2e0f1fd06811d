import { atom } from 'jotai';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';

/** A record that is edited beside what names it. */
export interface SheetRecord {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
  readonly number: number;
  /** The leaf or field that is gone to. */
  readonly path?: string;
}

/** Undefined while no sheet is open. */
export const recordSheetAtom = atom<SheetRecord | undefined>(undefined);

/** Whether a record is edited in a sheet: a floor has the map. */
export const hasSheet = (kind: RecordKindName): boolean => kind !== 'floor_map';
