import { textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Connection } from './Connection.ts';

/** The message about a call without an answer (docs/product.md, "Errors"). */
export const unansweredText = (error: unknown): string =>
  shellText()('error.noAnswer', {
    reason: error instanceof Error ? error.message || error.name : String(error),
  });

const shellText = () => textIn(currentLanguage(), shellTexts);

/** Listens to the browser, and tells the reader when the site is out of reach and when it is back. */
export function tellConnection(connection: Connection): void {
  connection.subscribe((state, before) => {
    if (state === 'offline') showSnackbar(shellText()('error.offline'), { tone: 'danger' });
    if (state === 'online' && before === 'offline') {
      showSnackbar(shellText()('connection.back'), { tone: 'success' });
    }
  });
  addEventListener('offline', () => connection.lost());
  addEventListener('online', () => connection.found());
  if (!navigator.onLine) connection.lost();
}
