import { apiErrorOf } from '#client/api/apiError.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { unansweredText } from './announceConnection.ts';
import { siteConnection } from './siteConnection.ts';

let isReported = false;

/** Notes that a call was answered, so that the next call without an answer is reported again. */
export function noteAnswer(): void {
  isReported = false;
}

/**
 * Handles a failed call. If the site did not answer, the connection is notified each time, but the user only once per outage, because calls
 * in the background keep retrying.
 */
export function noteFailure(error: Error): void {
  if (apiErrorOf(error)) {
    noteAnswer();
    return;
  }
  if (error.cause instanceof Error && error.cause.name === 'AbortError') return;
  siteConnection.unanswered(navigator.onLine);
  if (siteConnection.state === 'connection-error' && !isReported) {
    showSnackbar(unansweredText(error), { tone: 'danger' });
    isReported = true;
  }
}
