// All that a browser has on https and on the machine itself alone, and not on plain http in a local network
// (docs/product.md, "Connection"). `tests/lint/secureContexts.ts` refuses its use anywhere else.

/** Where a pointer was since its last movement that was told, oldest first; that movement alone where the browser does not say. */
export function pointerPath(event: PointerEvent): readonly PointerEvent[] {
  const path = (event as Partial<PointerEvent>).getCoalescedEvents?.() ?? [];
  return path.length > 0 ? path : [event];
}

/** The background worker of an address. @throws where there can be none */
export const registerWorker = async (address: string, scope: string): Promise<unknown> =>
  navigator.serviceWorker.register(address, { scope });

/** Whether the page itself may read the clipboard; without that, only a paste by the keyboard or the browser's menu brings its text. */
export const canReadClipboard = (): boolean => clipboard()?.readText !== undefined;

/** The text of the clipboard. @throws where it cannot be read, or its reader did not allow it */
export const readClipboard = async (): Promise<string> => navigator.clipboard.readText();

/**
 * Puts a text on the clipboard, in answer to a press.
 * @throws where the browser does not allow it
 */
export async function writeClipboard(text: string): Promise<void> {
  const board = clipboard();
  if (board) return board.writeText(text);
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('copy', give, { capture: true, once: true });
  // Without a secure context there is no other way than the command of old.
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', give, { capture: true });
  if (!isDone) throw new Error('the browser does not let the page copy');
}

/** The SHA-256 of bytes, hexadecimal; undefined where the browser makes none. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const hash = await (crypto.subtle as SubtleCrypto | undefined)?.digest('SHA-256', bytes);
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const clipboard = (): Clipboard | undefined => navigator.clipboard as Clipboard | undefined;
