import { apiErrorOf, endsSession } from '#client/api/apiError.ts';
import { unansweredText } from '#client/api/connection/announceConnection.ts';
import { connectionTexts } from '#client/api/connection/connectionTexts.ts';
import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { openErrorDialog } from './errorDialog.ts';
import { pageTexts } from './pageTexts.ts';
import { UnsentError } from './unsaved.ts';

/**
 * Shows a failed call to the user (docs/product.md, "Errors"): an answer of the server in the error dialog; without an answer, a snackbar
 * of 3000 ms with the reason.
 */
export function showError(error: unknown): void {
  const answer = apiErrorOf(error);
  if (answer) {
    // The login page says that the session has ended.
    if (!endsSession(answer)) openErrorDialog(answer);
    return;
  }
  const text = textIn(currentLanguage(), { ...connectionTexts, ...pageTexts });
  if (error instanceof UnsentError && siteConnection.state !== 'offline') {
    showSnackbar(text('error.unsent'), { tone: 'danger' });
    return;
  }
  const isOffline = siteConnection.state === 'offline';
  showSnackbar(isOffline ? text('error.offline') : unansweredText(error), { tone: 'danger' });
}
