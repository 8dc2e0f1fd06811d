import { atom, getDefaultStore } from 'jotai';
import type { ApiError } from '#client/api/apiError.ts';

const waitingAtom = atom<readonly ApiError[]>([]);

/** The error in the dialog; undefined if there is none. */
export const shownErrorAtom = atom((get) => get(waitingAtom)[0]);

/** Shows an answer of the server in the error dialog; an error that is already waiting is not added again. */
export function openErrorDialog(error: ApiError): void {
  getDefaultStore().set(waitingAtom, (waiting) =>
    waiting.some((one) => one.code === error.code && one.message === error.message) ? waiting : [...waiting, error],
  );
}

export function closeErrorDialog(): void {
  getDefaultStore().set(waitingAtom, (waiting) => waiting.slice(1));
}
