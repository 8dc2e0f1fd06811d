import { getDefaultStore } from 'jotai';
import type { ApiError } from '#client/api/apiError.ts';
import { accessTokenAtom, readAccessToken, removeAccessToken } from './accessToken.ts';
import { openErrorDialog } from './errorDialog.ts';

/**
 * The server does not know the session of `token` (401): it ends here too, and the reader is told why the login page comes
 * (spec 1 §4 and §8), once, whichever call was answered first and however many were under way. Nothing happens where the page has
 * gone on in another session by now, or knows already that this one ended.
 */
export function endSession(token: string | undefined, answer: ApiError): void {
  if (token !== readAccessToken() || getDefaultStore().get(accessTokenAtom) === undefined) return;
  removeAccessToken();
  openErrorDialog(answer);
}
