import { atom } from 'jotai';
import type { Leaf } from '#domain/resource/leaf.ts';

/** The open form of a record. */
export interface OpenForm {
  /** The leaves that can be shown now; leaves in sections without a meaning for the record are left out. */
  readonly leaves: () => readonly Leaf[];
  readonly goTo: (path: string) => void;
}

/** Undefined while no form of a record is open. */
export const openFormAtom = atom<OpenForm | undefined>(undefined);
