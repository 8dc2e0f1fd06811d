import type { Label } from '#domain/text/languages.ts';
import type { KeyCombination } from './keyCombination.ts';

/** A command or other item with keyboard shortcuts. */
export interface NamedKeys {
  readonly id: string;
  readonly label: Label;
  readonly keys: readonly KeyCombination[];
}

/** A command of whatever is open on the page: a map or a table. */
export interface OpenCommand extends NamedKeys {
  readonly run: () => void;
  readonly isEnabled: () => boolean;
}
