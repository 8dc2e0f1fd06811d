import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { encountersTexts } from './encountersTexts.ts';

interface NamedFloor {
  readonly number: number;
  readonly name_ja: string;
  readonly name_en: string;
}

/** Returns a function for the title of a floor: its number, and its name if it has one. */
export function useFloorTitle(): (floor: NamedFloor) => string {
  const text = useText(encountersTexts);
  const language = useAtomValue(languageAtom);
  return ({ number, name_ja, name_en }) => {
    const name = inLanguage({ ja: name_ja, en: name_en }, language);
    return text('checkSheet.floor', { number: floorNumberText(number), name }).trim();
  };
}
