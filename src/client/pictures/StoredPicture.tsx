import { useState } from 'react';
import { API_URL } from '#client/api/apiUrl.ts';
import { useText } from '#client/i18n/useText.ts';
import { picture } from './pictures.css.ts';
import { pictureTexts } from './pictureTexts.ts';

interface StoredPictureProps {
  /** The SHA-256 of the file. */
  readonly id: string;
  readonly size: NonNullable<Parameters<typeof picture>[0]>['size'];
  /** The alternative text; '' if the name stands next to the picture. */
  readonly name: string;
}

/** A picture that an author has uploaded. */
export function StoredPicture({ id, size, name }: StoredPictureProps) {
  const text = useText(pictureTexts);
  const [missing, setMissing] = useState<string>();
  const isMissing = missing === id;
  return (
    <img
      className={picture({ size })}
      src={`${API_URL}/files/${id}`}
      crossOrigin="anonymous"
      loading="lazy"
      decoding="async"
      alt={isMissing ? text('picture.gone') : name}
      onError={() => setMissing(id)}
    />
  );
}
