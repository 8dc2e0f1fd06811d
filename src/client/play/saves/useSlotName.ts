import { useText } from '#client/i18n/useText.ts';
import { AUTOSAVE } from '#game/saves/SaveKey.ts';
import { savesTexts } from './savesTexts.ts';

/** Returns a function for the names of slots. */
export function useSlotName(): (slot: number) => string {
  const text = useText(savesTexts);
  return (slot) => (slot === AUTOSAVE ? text('saves.auto') : text('saves.slot', { number: slot }));
}
