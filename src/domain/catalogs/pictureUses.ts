/** The form of the pictures of a use: PNG of exactly this size in pixels; something in it is transparent, or it fills its frame. */
export interface PictureForm {
  readonly width: number;
  readonly height: number;
  readonly ground: 'transparent' | 'filled';
}

/** The pictures that authors upload, by use. */
export const PICTURE_USES = {
  additional: { width: 512, height: 512, ground: 'transparent' },
  subtitle: { width: 720, height: 36, ground: 'transparent' },
  cover: { width: 640, height: 360, ground: 'filled' },
} as const satisfies Readonly<Record<string, PictureForm>>;

export type PictureUse = keyof typeof PICTURE_USES;
