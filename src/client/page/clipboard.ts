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
 * Puts a text on the clipboard, in answer to a press, and tells how that went.
 * @param copied said where it is there; absent: nothing needs to be said
 * @returns whether it is there
 */
export async function copyText(text: string, copied?: string): Promise<boolean> {
  try {
    await writeClipboard(text);
  } catch {
    tellFailure('clipboard.notCopied');
    return false;
  }
  if (copied !== undefined) showSnackbar(copied, { tone: 'success' });
  return true;
}

/**
 * Gives a text to the clipboard in answer to its event, and tells where it is refused.
 * @returns whether it is there
 */
export function fillClipboard(clipboard: DataTransfer, text: string): boolean {
  clipboard.setData('text/plain', text);
  // Line breaks may have become those of the system.
  const isThere = text === '' || clipboard.getData('text/plain') !== '';
  if (!isThere) tellFailure('clipboard.notCopied');
  return isThere;
}

/** Gives the text of the clipboard, or tells that it cannot be read. */
export async function pasteText(paste: (text: string) => void): Promise<void> {
  const text = await readClipboard().catch(() => undefined);
  if (text === undefined) tellFailure('clipboard.notPasted');
  else paste(text);
}

const tellFailure = (key: keyof typeof clipboardTexts): void =>
  void showSnackbar(textIn(currentLanguage(), clipboardTexts)(key), { tone: 'danger' });
