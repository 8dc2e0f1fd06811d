import { atom, getDefaultStore } from 'jotai';
import type { ApiError } from '#client/api/apiError.ts';

const waitingAtom = atom<readonly ApiError[]>([]);

/** The error that the dialog shows; undefined while there is none. */
export const shownErrorAtom = atom((get) => get(waitingAtom)[0]);

/** Shows an answer of the server in the error dialog; the same one is not shown twice in a row. */
export function openErrorDialog(error: ApiError): void {
  getDefaultStore().set(waitingAtom, (waiting) =>
    waiting.some((one) => one.code === error.code && one.message === error.message) ? waiting : [...waiting, error],
  );
}

export function closeErrorDialog(): void {
  getDefaultStore().set(waitingAtom, (waiting) => waiting.slice(1));
}
