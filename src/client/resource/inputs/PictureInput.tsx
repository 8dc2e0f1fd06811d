import { useText } from '#client/i18n/useText.ts';
import { PictureDrop } from '#client/pictures/PictureDrop.tsx';
import { pictureTexts } from '#client/pictures/pictureTexts.ts';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FieldErrors } from '#client/ui/FieldErrors.tsx';
import type { InputProps } from './inputProps.ts';
import { legend, pages } from './inputs.css.ts';

/** A picture that the author uploads: shows, uploads, replaces and removes it. */
export function PictureInput({ field, value, onChange, label, errors, scenarioId }: InputProps<'picture'>) {
  const text = useText(pictureTexts);
  return (
    <fieldset className={pages} aria-label={label}>
      <legend className={legend}>{label}</legend>
      <PictureDrop
        scenarioId={scenarioId}
        use={field.use}
        label={label}
        onTaken={(id) => onChange(id)}
        actions={
          value !== '' && (
            <Button size="small" tone="plain" onPress={() => onChange('')}>
              {text('picture.takeOff')}
            </Button>
          )
        }
      >
        {value !== '' && <StoredPicture id={value} size="whole" name={label} />}
      </PictureDrop>
      {errors.length > 0 && <FieldErrors messages={errors} />}
    </fieldset>
  );
}
