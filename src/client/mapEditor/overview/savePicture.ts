import { saveFile } from '#client/api/saveFile.ts';
import { atlasSize, type Plan, paintAtlas } from './paintAtlas.ts';
import { SvgBrush } from './SvgBrush.ts';

type Look = Parameters<typeof paintAtlas>[2];

export const PICTURE_FORMATS = ['png', 'svg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The longest canvas side that browsers support, in pixels. */
const LONGEST_SIDE = 16_384;

const WRITERS: Readonly<Record<PictureFormat, (plans: readonly Plan[], look: Look) => Promise<Blob | null>>> = {
  png: async (plans, look) => {
    const { width, height } = atlasSize(plans, look);
    const ratio = Math.min(2, LONGEST_SIDE / width, LONGEST_SIDE / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(width * ratio);
    canvas.height = Math.floor(height * ratio);
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    brush.scale(ratio, ratio);
    paintAtlas(brush, plans, look);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  },
  svg: async (plans, look) => {
    const { width, height } = atlasSize(plans, look);
    const brush = new SvgBrush();
    paintAtlas(brush, plans, look);
    return new Blob([brush.svg(width, height)], { type: 'image/svg+xml' });
  },
};

/** Saves the given floors as one picture file; returns false if the browser cannot make it. */
export async function savePicture(
  plans: readonly Plan[],
  look: Look,
  format: PictureFormat,
  name: string,
): Promise<boolean> {
  const picture = await WRITERS[format](plans, look);
  if (picture) saveFile(picture, `${name}.${format}`);
  return picture !== null;
}
