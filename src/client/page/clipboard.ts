import { defineTexts, textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { readClipboard, writeClipboard } from '#client/secureOnly.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';

const clipboardTexts = defineTexts({
  'clipboard.notCopied': { ja: 'コピーできませんでした。', en: 'This could not be copied.' },
  'clipboard.notPasted': {
    ja: 'クリップボードを読み取れませんでした。キーボードで貼り付けてください。',
    en: 'The clipboard could not be read. Please paste with the keyboard.',
  },
});

/**
 * Copies a text to the clipboard after a press, and reports the result to the user.
 * @param copied message after success; absent: no message is needed
 * @returns whether the text was copied
 */
export async function copyText(text: string, copied?: string): Promise<boolean> {
  try {
    await writeClipboard(text);
  } catch {
    showFailure('clipboard.notCopied');
    return false;
  }
  if (copied !== undefined) showSnackbar(copied, { tone: 'success' });
  return true;
}

/**
 * Writes a text to the clipboard of a copy event, and shows an error if that is refused.
 * @returns whether the text was written
 */
export function fillClipboard(clipboard: DataTransfer, text: string): boolean {
  clipboard.setData('text/plain', text);
  // The system may have changed the line breaks.
  const isThere = text === '' || clipboard.getData('text/plain') !== '';
  if (!isThere) showFailure('clipboard.notCopied');
  return isThere;
}

/** Passes the clipboard's text to `paste`, or shows that it cannot be read. */
export async function pasteText(paste: (text: string) => void): Promise<void> {
  const text = await readClipboard().catch(() => undefined);
  if (text === undefined) showFailure('clipboard.notPasted');
  else paste(text);
}

const showFailure = (key: keyof typeof clipboardTexts): void =>
  void showSnackbar(textIn(currentLanguage(), clipboardTexts)(key), { tone: 'danger' });
