import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Connection } from './Connection.ts';
import { connectionTexts } from './connectionTexts.ts';

/** Returns the message for a call without an answer (docs/product.md, "Errors"). */
export const unansweredText = (error: unknown): string => text()('error.noAnswer', { reason: reasonOf(error) });

/** The browser's message for a failed request is in its own words and language, so the text depends on the kind of error instead. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error;
  const kind = cause instanceof Error ? cause.name : name;
  if (kind === 'TypeError') return text()('error.unreachable');
  return kind === 'TimeoutError' || kind === 'AbortError' ? text()('error.tooLate') : message || name;
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
