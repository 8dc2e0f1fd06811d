import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { markedTag, tag } from '#client/ui/Tag.css.ts';
import { FLAG_ACCESS, type FlagAccess } from '#domain/catalogs/flagAccess.ts';

/** Whether a place asks for the flag that it names or changes it; nothing beside what names no flag. */
export function FlagAccessTag({ access }: { readonly access: FlagAccess | undefined }) {
  const language = useAtomValue(languageAtom);
  if (!access) return null;
  return <span className={access === 'sets' ? markedTag : tag}>{FLAG_ACCESS[access][language]}</span>;
}
