// Everything that a browser only has on https and on localhost, but not on plain http in a local network (docs/product.md, "Connection").
// `tests/lint/secureContexts.ts` forbids its use anywhere else.

/**
 * Returns the positions of a pointer since its last reported movement, oldest first; only the current event if the browser does not report
 * them.
 */
export function pointerPath(event: PointerEvent): readonly PointerEvent[] {
  const path = (event as Partial<PointerEvent>).getCoalescedEvents?.() ?? [];
  return path.length > 0 ? path : [event];
}

/** Registers the service worker at an address. @throws if there can be none */
export const registerWorker = async (address: string, scope: string): Promise<unknown> =>
  navigator.serviceWorker.register(address, { scope });

/** Whether the page itself may read the clipboard; otherwise only a paste by the keyboard or the browser's menu gives its text. */
export const canReadClipboard = (): boolean => clipboard()?.readText !== undefined;

/** Returns the text of the clipboard. @throws if it cannot be read, or if the user did not allow it */
export const readClipboard = async (): Promise<string> => navigator.clipboard.readText();

/**
 * Writes a text to the clipboard after a press.
 * @throws if the browser does not allow it
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
  // Without a secure context only the old command works.
  const isDone = document.execCommand('copy');
  window.removeEventListener('copy', give, { capture: true });
  if (!isDone) throw new Error('the browser does not let the page copy');
}

/** Returns the SHA-256 of bytes, hexadecimal; undefined if the browser cannot compute it. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const hash = await (crypto.subtle as SubtleCrypto | undefined)?.digest('SHA-256', bytes);
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const clipboard = (): Clipboard | undefined => navigator.clipboard as Clipboard | undefined;
