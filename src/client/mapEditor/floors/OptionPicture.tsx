import { useEffect, useState } from 'react';
import { picture, pictures } from './FloorSettingsPanel.css.ts';

/** The settings whose options have pictures; the names are those of the first-person textures. */
const PICTURED = ['wall', 'floor', 'ceiling'] as const;
type Pictured = (typeof PICTURED)[number];
export const isPictured = (path: string): path is Pictured => PICTURED.some((one) => one === path);

/** The side length of a picture in CSS pixels. */
const SIDE = 28;

/** Shows an option of a floor in first-person view; walls appear bare and with a door (docs/domain.md, "Floor settings"). */
export function OptionPicture({ option, code }: { readonly option: Pictured; readonly code: number }) {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void import('#view/index.ts').then(
      ({ optionPictures }) => {
        if (isShown) setUrls(optionPictures(option, code).map(({ pixels, side }) => pictureUrl(pixels, side)));
      },
      // Ignore the failure: the name of the option is enough.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [option, code]);
  return (
    <span className={pictures} data-many={option === 'wall' ? '' : undefined}>
      {urls.map((url) => (
        <img key={url} src={url} width={SIDE} height={SIDE} className={picture} alt="" />
      ))}
    </span>
  );
}

function pictureUrl(pixels: Uint8ClampedArray<ArrayBuffer>, side: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, side), 0, 0);
  return canvas.toDataURL();
}
