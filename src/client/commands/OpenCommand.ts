import type { Label } from '#domain/text/languages.ts';
import type { KeyCombination } from './keyCombination.ts';

/** Something that has keys. */
export interface NamedKeys {
  readonly id: string;
  readonly label: Label;
  readonly keys: readonly KeyCombination[];
}

/** Something that what is open on the page can do: of its map, or of its table. */
export interface OpenCommand extends NamedKeys {
  readonly run: () => void;
  readonly isEnabled: () => boolean;
}
