import { apiErrorOf } from '#client/api/apiError.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { siteConnection } from './siteConnection.ts';
import { unansweredText } from './tellConnection.ts';

let isToldOf = false;

/** A call was answered: the next one without an answer is news again. */
export function noteAnswer(): void {
  isToldOf = false;
}

/**
 * A call failed. Where the site did not answer, the connection hears of it; the reader does once an outage, as
 * what works by itself in the background goes on trying.
 */
export function noteFailure(error: Error): void {
  if (apiErrorOf(error)) {
    noteAnswer();
    return;
  }
  if (error.cause instanceof Error && error.cause.name === 'AbortError') return;
  siteConnection.unanswered(navigator.onLine);
  if (siteConnection.state === 'connection-error' && !isToldOf) {
    showSnackbar(unansweredText(error), { tone: 'danger' });
    isToldOf = true;
  }
}
