import { timings } from '#client/timings.ts';

/** Short messages that disappear by themselves, kept outside of React so that any code can show one. */
export interface Snackbar {
  readonly id: number;
  readonly text: string;
  readonly tone: 'normal' | 'success' | 'danger';
  /** Milliseconds until it disappears; null: it stays until dismissed. */
  readonly duration: number | null;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

let queue: readonly Snackbar[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Snackbar[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message, for 3000 ms by default, and returns its id. At most the last three are kept; one with the same text as an older one
 * replaces it.
 */
export function showSnackbar(text: string, options: Partial<Omit<Snackbar, 'id' | 'text'>> = {}): number {
  lastId += 1;
  const snackbar: Snackbar = { tone: 'normal', duration: timings.snackbar, action: null, ...options, id: lastId, text };
  change([...queue.filter((older) => older.text !== text), snackbar].slice(-3));
  return lastId;
}

export function dismissSnackbar(id: number): void {
  if (queue.some((snackbar) => snackbar.id === id)) change(queue.filter((snackbar) => snackbar.id !== id));
}

/** For useSyncExternalStore. */
export const snackbarQueue = {
  read: () => queue,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
