import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { LeafPicture } from '#client/resource/display/LeafPicture.tsx';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { PicturePicker } from '#client/ui/PicturePicker.tsx';
import type { InputProps } from './inputProps.ts';

/** A picture, chosen from a gallery or found by its name. */
export function ImageInput({ field, value, onChange, label, errors }: InputProps<'image'>) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  return (
    <PicturePicker
      label={label}
      errors={errors}
      value={value}
      onChange={onChange}
      pictures={field.options}
      renderPicture={(code) => <LeafPicture pictures={field.pictures} code={code} />}
      language={language}
      searchLabel={text('record.findPicture')}
      emptyText={text('record.nothingFound')}
    />
  );
}
