import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Connection } from './Connection.ts';
import { connectionTexts } from './connectionTexts.ts';

/** The reasons for which there is no answer, by the name of the error; any other means that there is no connection. */
const REASONS: Readonly<Record<string, keyof typeof connectionTexts>> = {
  AbortError: 'error.tooLate',
  TimeoutError: 'error.tooLate',
  SyntaxError: 'error.cutOff',
};

/**
 * Returns the message for a call without an answer (docs/product.md, "Errors"). The message of the error itself is the browser's, which writes
 * it in its own words and language, so it is never shown.
 */
export function unansweredText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  return text()('error.noAnswer', { reason: text()(REASONS[name] ?? 'error.unreachable') });
}

const text = () => textIn(currentLanguage(), connectionTexts);

/** Listens to the browser's events, and notifies the user when the site becomes unreachable and when it is back. */
export function announceConnection(connection: Connection): void {
  connection.subscribe((state, before) => {
    if (state === 'offline') showSnackbar(text()('error.offline'), { tone: 'danger' });
    if (state === 'online' && before === 'offline') {
      showSnackbar(text()('connection.back'), { tone: 'success' });
    }
  });
  addEventListener('offline', () => connection.lost());
  addEventListener('online', () => connection.found());
  if (!navigator.onLine) connection.lost();
}
