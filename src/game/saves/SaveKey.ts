import { isScenarioCode } from '#domain/scenario/scenarioCode.ts';

/** The owner of a save: a work, by its code, or a scenario in test play, by its id. */
export type SaveKey = `work:${string}` | `scenario:${string}`;
/** The part of a key after the colon: the code of a work, or the id of a scenario. */
export const codeOf = (key: string): string => key.slice(key.indexOf(':') + 1);
export const isWorkKey = (key: string): boolean => key.startsWith('work:') && isScenarioCode(codeOf(key));
export const isSaveKey = (key: unknown): key is SaveKey =>
  typeof key === 'string' && (isWorkKey(key) || /^scenario:[0-9A-Za-z_-]{1,64}$/.test(key));

/** The number of slots: the autosave in slot 0, and nine for the player. */
export const SAVE_SLOTS = 10;
export const AUTOSAVE = 0;

/** The reason why a save does not belong to a game: it is of another work, of a test play, or of the other file type of the work. */
export type Strangeness = 'otherWork' | 'otherType' | 'testPlay';

/** The reason why a save cannot be loaded into the game of `key`; undefined if it can. */
export function strangenessOf({ key }: { readonly key: SaveKey }, into: SaveKey): Strangeness | undefined {
  if (key === into) return undefined;
  if (!isWorkKey(key)) return 'testPlay';
  return isWorkKey(into) && key.length !== into.length ? 'otherType' : 'otherWork';
}
