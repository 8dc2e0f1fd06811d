import { atom } from 'jotai';
import type { Leaf } from '#domain/resource/leaf.ts';

/** The form of a record that is open. */
export interface OpenForm {
  /** The leaves that can be gone to now: sections without a meaning for the record show none. */
  readonly leaves: () => readonly Leaf[];
  readonly goTo: (path: string) => void;
}

/** Undefined while no form of a record is open. */
export const openFormAtom = atom<OpenForm | undefined>(undefined);
