import { isScenarioCode } from '#domain/scenario/scenarioCode.ts';

/** The owner of a save: a work, by its code, or a scenario in test play, by its id. */
export type SaveKey = `work:${string}` | `scenario:${string}`;
/** What stands behind the colon of a key: the code of a work, or the id of a scenario. */
export const codeOf = (key: string): string => key.slice(key.indexOf(':') + 1);
export const isWorkKey = (key: string): boolean => key.startsWith('work:') && isScenarioCode(codeOf(key));
export const isSaveKey = (key: unknown): key is SaveKey =>
  typeof key === 'string' && (isWorkKey(key) || /^scenario:[0-9A-Za-z_-]{1,64}$/.test(key));

/** The autosave, which is slot 0, and nine of the player's own. */
export const SAVE_SLOTS = 10;
export const AUTOSAVE = 0;

/** Why a save does not belong to a game: another work, a test play, or the other file type of the work. */
export type Strangeness = 'otherWork' | 'otherType' | 'testPlay';

/** Why a save cannot be loaded into the game of `key`; undefined if it can. */
export function strangenessOf({ key }: { readonly key: SaveKey }, into: SaveKey): Strangeness | undefined {
  if (key === into) return undefined;
  if (!isWorkKey(key)) return 'testPlay';
  return isWorkKey(into) && key.length !== into.length ? 'otherType' : 'otherWork';
}
